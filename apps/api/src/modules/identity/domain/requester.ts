import type { App, Language } from '@groupride/contracts';

/** Who asks for a code or gives one. */
export interface Requester {
  /** The application they are using. */
  app: App;
  /** The one they read; the account's when null. */
  language: Language | null;
  /** Hash of what the browser's cookie says it is; null when it has none. */
  browser: string | null;
  /** Hash of the address they come from. */
  network: string;
}
