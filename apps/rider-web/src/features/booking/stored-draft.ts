import { emptyDraft, type BookingDraft } from './slice';

/** The number changes when an older plan can no longer be read. */
const KEY = 'groupride.plan.1';
/** An older plan would start from where the rider no longer is. */
const LIFETIME_MS = 30 * 60_000;

interface StoredDraft {
  draft: BookingDraft;
  /** The account that made the plan; null for a visitor or a guest. */
  owner: number | null;
}

/** The plan in this tab, so that a reload does not lose it. Phones reload a tab that was left to read a code. */
export const storedDraft = {
  get(): StoredDraft | null {
    try {
      const { draft, owner, savedAt } = JSON.parse(window.sessionStorage.getItem(KEY) ?? '') as StoredDraft & {
        savedAt: number;
      };
      return Date.now() - savedAt < LIFETIME_MS ? { draft: { ...emptyDraft, ...draft }, owner } : null;
    } catch {
      return null;
    }
  },
  set(stored: StoredDraft): void {
    try {
      window.sessionStorage.setItem(KEY, JSON.stringify({ ...stored, savedAt: Date.now() }));
    } catch {
      // Without storage, the plan lasts until the next reload.
    }
  },
  remove(): void {
    try {
      window.sessionStorage.removeItem(KEY);
    } catch {
      // Without storage, there is nothing to remove.
    }
  },
};
