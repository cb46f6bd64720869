/** Browser storage that may be missing or full (private windows): reading gives null, writing is best effort. */
const guarded = (area: () => Storage) => ({
  get(key: string): string | null {
    try {
      return area().getItem(key);
    } catch {
      return null;
    }
  },
  /** @returns the stored JSON value, or null when there is none or it is damaged */
  getJson(key: string): unknown {
    try {
      return JSON.parse(area().getItem(key) ?? 'null');
    } catch {
      return null;
    }
  },
  /** @returns whether the value was kept */
  set(key: string, value: string): boolean {
    try {
      area().setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
  remove(key: string): void {
    try {
      area().removeItem(key);
    } catch {
      // Where nothing can be stored there is nothing to remove.
    }
  },
});

/** What all tabs of an application share. */
export const storage = guarded(() => window.localStorage);

/** What one tab keeps when its page is reloaded. */
export const tabStorage = guarded(() => window.sessionStorage);
