import type { App, Language } from '@groupride/contracts';

/** The sender of a request for a code or of a code. */
export interface Requester {
  /** The application they are using. */
  app: App;
  /** The language of the application; null to use the account's. */
  language: Language | null;
  /** Hash of the browser id in the cookie; null without a cookie. */
  browser: string | null;
  /** Hash of the IP address. */
  network: string;
}
