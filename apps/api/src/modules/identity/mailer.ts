/** Delivers mail. Rejects when the server does not accept it. */
export abstract class Mailer {
  /** False without a mail server; messages then stay in the outbox. */
  abstract readonly isConfigured: boolean;
  abstract send(mail: { to: string; subject: string; text: string }): Promise<void>;
}
