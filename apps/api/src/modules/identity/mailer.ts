export interface Mail {
  to: string;
  subject: string;
  text: string;
  headers: Readonly<Record<string, string>>;
}

/**
 * Headers for one-click unsubscribing: the mail server sends a POST to the address without opening a page (RFC 2369 and
 * RFC 8058).
 */
export const unsubscribeHeaders = (url: string | null): Readonly<Record<string, string>> =>
  url === null ? {} : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** Delivers mail. Rejects when the server does not accept it. */
export abstract class Mailer {
  /** False without a mail server; messages then stay in the outbox. */
  abstract readonly isConfigured: boolean;
  abstract send(mail: Mail): Promise<void>;
}
