import { tabStorage } from '@groupride/web-ui';

/** The number changes when an older form can no longer be read. */
const KEY = 'groupride.guestForm.1';
/** Somebody else may use the tab later. */
const LIFETIME_MS = 30 * 60_000;

export interface GuestFormInput {
  name: string;
  contact: string;
}

/** What a guest has entered in this tab, so that a reload does not lose it. Phones reload a tab that was left. */
export const storedGuestForm = {
  /** @param token of the join link, because another one starts with an empty form */
  get(token: string): GuestFormInput | null {
    const stored = tabStorage.getJson(KEY) as (GuestFormInput & { token: string; savedAt: number }) | null;
    if (stored?.token !== token || Date.now() - stored.savedAt >= LIFETIME_MS) return null;
    return { name: stored.name, contact: stored.contact };
  },
  set(token: string, { name, contact }: GuestFormInput): void {
    tabStorage.set(KEY, JSON.stringify({ token, name, contact, savedAt: Date.now() }));
  },
  remove: (): void => tabStorage.remove(KEY),
};
