/** Lets the site be read without a network: starts the service worker and tells it what is worth keeping. */
import { assets, edition } from "./manifest";

type Message = { keep: "page"; urls: string[] } | { keep: "engine" } | { keep: "search"; edition: string } | { keep: "all"; edition: string };

/** How many of all files are on the device, and how many could not be had. */
export interface Kept {
  done: number;
  all: number;
  missed: number;
}

const site = new URL("../", assets);

// `make serve` marks its pages: there every reload must show what is on disk.
const live = (): boolean => document.querySelector('meta[name="trionfi-live"]') !== null;

export async function startOffline(): Promise<void> {
  try {
    if (!("serviceWorker" in navigator)) return;
    if (live()) {
      const old = await navigator.serviceWorker.getRegistration(site);
      if (old?.scope === site.href) await old.unregister();
      return;
    }
    await register();
    // The first page was fetched before there was anybody to keep it.
    const used = performance.getEntriesByType("resource").map((entry) => entry.name);
    await send({ keep: "page", urls: [window.location.href, ...used] });
  } catch {
    // Without a service worker the site works, online only.
  }
}

/** The engine was started here once, or the search used: from now on that shall work without a network too. */
export function keepForOffline(keep: "engine" | "search" = "engine"): void {
  if (!("serviceWorker" in navigator) || live()) return;
  void send({ keep, edition: edition() }).catch(() => undefined);
}

/** Every file of the edition in view is kept. False where this device keeps nothing. */
export async function keepAll(tell: (now: Kept) => void): Promise<boolean> {
  if (!("serviceWorker" in navigator) || live()) return false;
  const { port1, port2 } = new MessageChannel();
  const ended = new Promise<boolean>((done) => {
    port1.onmessage = ({ data }: MessageEvent<Kept>) => {
      tell(data);
      if (data.done + data.missed >= data.all) done(true);
    };
  });
  try {
    await send({ keep: "all", edition: edition() }, [port2]);
  } catch {
    return false;
  }
  return ended;
}

/** Says of a page, by its address below the site's, whether it cannot be read without the network that is missing now. */
export async function elsewhere(): Promise<(url: string) => boolean> {
  if (navigator.onLine || !("caches" in window)) return () => false;
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const here = new Set(requests.flat().map(({ url }) => url));
  return (url) => !here.has(new URL(url.replace(/#.*$/, ""), site).href);
}

async function send(message: Message, ports: MessagePort[] = []): Promise<void> {
  const found = await register();
  const worker = found?.active ?? (await activated(found?.waiting ?? found?.installing));
  worker.postMessage(message, ports);
}

const register = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.register(new URL("service-worker.js", site), { scope: site.pathname, updateViaCache: "none" });

/** A service worker once it is at work. Raises when there is none, or it could not be installed: `ready` would wait for ever. */
function activated(worker: ServiceWorker | null | undefined): Promise<ServiceWorker> {
  return new Promise((done, no) => {
    const look = (): void => {
      if (worker?.state === "activated") done(worker);
      else if (!worker || worker.state === "redundant") no(new Error("no service worker"));
    };
    worker?.addEventListener("statechange", look);
    look();
  });
}
