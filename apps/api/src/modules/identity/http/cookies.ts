import type { IncomingMessage } from 'node:http';

export const APPS = ['rider', 'driver', 'admin'] as const;
export type App = (typeof APPS)[number];

export const APP_HEADER = 'x-groupride-app';

/**
 * A browser sends the cookies of a host to all its ports. Where the three applications run on ports of one host, one
 * person may still be a rider in the first and an operator in the third: each web server says which application it
 * serves in `X-GroupRide-App`, and each application has a cookie of its own. The header chooses the cookie's name and
 * grants nothing: a session is worth the same under every name.
 */
export function cookieName(app: App | null): string {
  return app ? `groupride.${app}.sid` : 'groupride.sid';
}

export function appOf(request: Pick<IncomingMessage, 'headers'>): App | null {
  return APPS.find((app) => app === request.headers[APP_HEADER]) ?? null;
}
