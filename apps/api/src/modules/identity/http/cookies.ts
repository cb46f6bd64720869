import type { App } from '@groupride/contracts';

/**
 * A browser sends the cookies of a host to all its ports. Where the three applications run on ports of one host, one
 * person may still be a rider in the first and an operator in the third: each application has a session cookie of its own,
 * and a session is worth something only in the application in which it was opened.
 */
export function cookieName(app: App | null): string {
  return app ? `groupride.${app}.sid` : 'groupride.sid';
}
