import { storage } from '@groupride/web-ui';
import type { UserView } from '@groupride/web-api-client';

const KEY = 'groupride.guestRide';
const LEFT_KEY = 'groupride.leftGuestRide';

/** @returns the ride id stored in the browser, if any */
function kept(key: string): number | null {
  const id = Number(storage.get(key));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** Whether the session belongs to a guest, who has no account and only one ride. */
export const isGuest = (me: Pick<UserView, 'guestRideId'> | null | undefined): boolean =>
  typeof me?.guestRideId === 'number';

/** The ride that a guest joined in this browser. It is remembered after the session ends. */
export const guestRide = {
  get: (): number | null => kept(KEY),
  remember(rideId: number): void {
    storage.set(KEY, String(rideId));
    storage.remove(LEFT_KEY);
  },
  forget: (): void => storage.remove(KEY),
  /** The ride whose seat the guest gave up, stored for the guest's other open pages. */
  left: (): number | null => kept(LEFT_KEY),
  leave(rideId: number): void {
    storage.set(LEFT_KEY, String(rideId));
    storage.remove(KEY);
  },
};

/** Whether a page of this application is about this ride. */
export function isAbout(rideId: number, { pathname, search }: { pathname: string; search: string }): boolean {
  const named = /^\/ride\/(\d+)/.exec(pathname)?.[1] ?? new URLSearchParams(search).get('rideId');
  return Number(named) === rideId;
}
