/** Reading a file of the site in spite of what the browser, this device or a host on the way may have kept in its place. */

/**
 * What `read` makes of a file. One that it cannot read is asked for once more, past all that is kept.
 * Raises what the second try raises.
 */
export async function readFile<T>(url: URL, read: (answer: Response) => Promise<T>, cache: RequestCache = "default"): Promise<T> {
  const once = async (how: RequestCache): Promise<T> => {
    const answer = await fetch(url, { cache: how });
    if (!answer.ok) throw new Error(`${url.pathname}: ${answer.status}`);
    return read(answer);
  };
  return once(cache).catch(() => once("reload"));
}

/** Asks for those of some files that come as a page, as a host answers what it cannot find, past all that is kept; whether there were any. */
export async function renewed(urls: URL[]): Promise<boolean> {
  const made = await Promise.all(urls.map(async (url) => {
    const answer = await fetch(url).catch(() => null);
    void answer?.body?.cancel().catch(() => undefined);
    if (!answer?.headers.get("content-type")?.startsWith("text/html")) return false;
    const anew = await fetch(url, { cache: "reload" }).catch(() => null);
    await anew?.arrayBuffer().catch(() => undefined);
    return anew !== null;
  }));
  return made.includes(true);
}

/** A part of the scripts that is fetched on demand. Where it does not come, all scripts are asked for past what is kept, then it once more. */
export const insisted = <T>(load: () => Promise<T>): Promise<T> => load().catch(() => window.renewScripts().then(load));
