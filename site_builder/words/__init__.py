"""Messages out of the sources into catalogues (PO files with ICU patterns), and catalogues into the tables that the engine and the page
read. Build time only: Babel reads and writes the files."""
