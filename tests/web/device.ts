/** A device for tests of what is kept: its storage can be blocked, full, or shared with another tab. */
type Listener = (event: { key: string | null; newValue: string | null }) => void;

/** A browser's storage for several tabs; a change is told to the others when `deliver` is called. */
export class Device {
  readonly items = new Map<string, string>();
  room = Infinity;
  blocked = false;
  private readonly listeners: Listener[] = [];
  private changed: string[] = [];

  tab(): Record<string, unknown> {
    const device = this;
    const place = {
      get length() { return device.items.size; },
      getItem: (key: string) => device.items.get(key) ?? null,
      setItem: (key: string, value: string) => device.put(key, value),
      removeItem: (key: string) => void device.items.delete(key),
    };
    const listed = new Proxy(place, { ownKeys: () => [...device.items.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) });
    return {
      get localStorage() {
        if (device.blocked) throw new Error("blocked");
        return listed;
      },
      addEventListener: (_: string, listener: Listener) => device.listeners.push(listener),
      location: { pathname: "/" },
    };
  }

  /** A tab with an English page, as the browser names them for scripts. */
  open(): void {
    Object.defineProperty(globalThis, "window", { value: this.tab(), configurable: true });
    Object.defineProperty(globalThis, "document", { value: { documentElement: { lang: "en" } }, configurable: true });
  }

  deliver(): void {
    const keys = this.changed;
    this.changed = [];
    for (const key of keys) for (const listener of this.listeners) listener({ key, newValue: this.items.get(key) ?? null });
  }

  private put(key: string, value: string): void {
    if (value.length > this.room) throw new Error("full");
    this.items.set(key, value);
    this.changed.push(key);
  }
}
