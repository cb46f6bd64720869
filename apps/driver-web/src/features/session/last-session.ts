import { storage } from '@groupride/web-ui';

const KEY = 'groupride.session-used';
/** The server ends a session that was not used for this long. */
const UNUSED_MS = 30 * 24 * 60 * 60 * 1000;

/** Remembers that somebody is signed in here, so that the sign-in page can tell when the session was ended. */
export const rememberSession = (): void => void storage.set(KEY, String(Date.now()));

/** Called when the driver signs out here. */
export const forgetSession = (): void => storage.remove(KEY);

/** Why a session on this device ended without the driver signing out here; null if none did. */
export function lostSession(): 'unused' | 'ended' | null {
  const used = storage.get(KEY);
  if (used === null) return null;
  return Date.now() - Number(used) >= UNUSED_MS ? 'unused' : 'ended';
}
