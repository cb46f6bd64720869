import { tabStorage } from '@groupride/web-ui';
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
    const stored = tabStorage.getJson(KEY) as (StoredDraft & { savedAt: number }) | null;
    if (!stored || Date.now() - stored.savedAt >= LIFETIME_MS) return null;
    return { draft: { ...emptyDraft, ...stored.draft }, owner: stored.owner };
  },
  set(stored: StoredDraft): void {
    tabStorage.set(KEY, JSON.stringify({ ...stored, savedAt: Date.now() }));
  },
  remove(): void {
    tabStorage.remove(KEY);
  },
};
