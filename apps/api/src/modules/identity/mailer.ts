/** Hands a mail to whatever delivers it. Rejects when it was not taken over. */
export abstract class Mailer {
  /** False: there is nothing that delivers, and messages stay in the outbox. */
  abstract readonly isConfigured: boolean;
  abstract send(mail: { to: string; subject: string; text: string }): Promise<void>;
}
