/** The page that stands for one that is not on the device, while there is no network. It brings its own style, for no other may be here. */

/** Paper, ink and terracotta as on all pages, by day and by night. */
const STYLE = `:root{color-scheme:light dark;--paper:#fbf7ee;--panel:#f4ecdc;--ink:#2b221b;--soft:#65564a;--rule:#d8cab0;--accent:#9c3d24}
@media(prefers-color-scheme:dark){:root{--paper:#1a1613;--panel:#25201b;--ink:#eee4d2;--soft:#bcae99;--rule:#443a30;--accent:#ec9877}}
*{box-sizing:border-box}body{background:var(--paper);color:var(--ink);font:1.05rem/1.6 "Iowan Old Style","Palatino Linotype",Palatino,Georgia,serif;margin:0}
header{align-items:center;background:var(--panel);border-bottom:1px solid var(--rule);display:flex;font-weight:600;gap:.7rem;padding:.6rem 1.2rem}
header svg{height:2rem;width:2rem}main{margin:0 auto;max-width:44rem;padding:1.6rem 1.2rem 3rem}
h1{border-bottom:3px double var(--rule);font-size:2rem;line-height:1.2;margin:0 0 1rem;padding-bottom:.6rem}h2{font-size:1.2rem;margin:1.8rem 0 .6rem}
a{color:var(--accent)}.again{background:var(--accent);border-radius:.35rem;color:var(--paper);display:inline-block;font:600 .95rem/1 system-ui,sans-serif;padding:.9rem 1.2rem;text-decoration:none}
ul{display:grid;gap:.5rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,16rem),1fr));list-style:none;margin:0;padding:0}
li a{background:var(--panel);border:1px solid var(--rule);border-radius:.35rem;color:var(--ink);display:block;height:100%;padding:.7rem .9rem;text-decoration:none}
li a:hover{border-color:var(--accent)}p.soft{color:var(--soft)}`;
const MARK = `<svg viewBox="0 0 32 32" aria-hidden="true"><rect x="7" y="1" width="18" height="30" rx="3" fill="#4c2a4f"/><circle cx="16" cy="16" r="3.6" fill="#e2ab3a"/></svg>`;

export interface Here {
  url: string;
  title: string;
}

/** What the page says, in the language of an edition. */
export interface Away {
  language: string;
  head: string;
  unread: string;
  again: string;
  here: string;
  search: string;
}

/** `pages` are those that are on the device, in the order in which they are offered. */
export function offlinePage(words: Away, pages: Here[]): string {
  const links = pages.map(({ url, title }) => `<li><a href="${url}">${title}</a></li>`).join("");
  const offered = links ? `<h2>${words.here}</h2><ul>${links}</ul><p class="soft">${words.search}</p>` : "";
  return `<!doctype html><html lang="${words.language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words.head}</title><style>${STYLE}</style>
<header>${MARK}Trionfi</header><main><h1>${words.head}</h1><p>${words.unread}</p>
<p><a class="again" href="">${words.again}</a></p>${offered}</main></html>`;
}
