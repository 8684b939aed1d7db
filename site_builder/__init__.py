"""Makes the site: pages and data from the engine, the browser's bundle, and a server that shows a change at once."""
