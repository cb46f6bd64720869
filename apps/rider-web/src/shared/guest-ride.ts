import { storage } from '@groupride/web-ui';
import type { UserView } from '@groupride/web-api-client';

const KEY = 'groupride.guestRide';

/** Whether the session belongs to a guest, who has no account and only one ride. */
export const isGuest = (me: Pick<UserView, 'guestRideId'> | null | undefined): boolean =>
  typeof me?.guestRideId === 'number';

/** The ride that somebody joined as a guest in this browser, remembered after the session has ended. */
export const guestRide = {
  get(): number | null {
    const id = Number(storage.get(KEY));
    return Number.isSafeInteger(id) && id > 0 ? id : null;
  },
  remember(rideId: number): void {
    storage.set(KEY, String(rideId));
  },
  forget: (): void => storage.remove(KEY),
};

/** Whether a page of this application is about this ride. */
export function isAbout(rideId: number, { pathname, search }: { pathname: string; search: string }): boolean {
  const named = /^\/ride\/(\d+)/.exec(pathname)?.[1] ?? new URLSearchParams(search).get('rideId');
  return Number(named) === rideId;
}
