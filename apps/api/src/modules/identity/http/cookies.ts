import type { App } from '@groupride/contracts';

/**
 * Browsers send the cookies of a host to all its ports. Where the three applications run on ports of one host, a person
 * can be signed in to each of them differently, so each application has its own session cookie, and a session is valid
 * only in the application that opened it.
 */
export function cookieName(app: App | null): string {
  return app ? `groupride.${app}.sid` : 'groupride.sid';
}
