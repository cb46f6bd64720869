import type { IncomingMessage } from 'node:http';
import { type App, APPS } from '@groupride/contracts';
import { type AppOrigins } from '../../config/web-origins';

/** Set by our web servers, which overwrite what a client sent. */
export const APP_HEADER = 'x-groupride-app';

type Headers = Pick<IncomingMessage, 'headers'>;

/** The application of a request: the one that its web server names, or else the one to which its origin belongs. */
export function appOf({ headers }: Headers, origins: AppOrigins): App | null {
  const named = headers[APP_HEADER];
  if (named !== undefined) return APPS.find((app) => app === named) ?? null;
  const { origin } = headers;
  return origin === undefined ? null : (APPS.find((app) => origins[app].includes(origin)) ?? null);
}

/**
 * Whether a request was sent by a page of the application in which it acts. Browsers leave `Origin` out of same-origin GET requests and say
 * `Sec-Fetch-Site: same-origin` instead; pages can forge neither. `Host` proves nothing: it names whom the browser calls, not who called.
 */
export function comesFromItsApp(request: Headers, origins: AppOrigins): boolean {
  const app = appOf(request, origins);
  if (app === null) return false;
  const { origin, 'sec-fetch-site': site } = request.headers;
  return origin === undefined ? site === 'same-origin' : origins[app].includes(origin);
}
