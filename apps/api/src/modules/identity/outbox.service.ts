import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../config/config';
import type { Transaction } from '../../platform/database/database';
import { notFound } from '../../platform/http/api-error';
import { defineJob, Jobs } from '../../platform/jobs/jobs';
import { CODE_LIFETIME_MS } from './domain/code-rules';
import { readIdentifier } from './domain/identifier';
import { OutboxFacade } from './identity.facade';
import { Mailer } from './mailer';
import { type Message, Messages } from './outbox.repository';

const deliverMail = defineJob<{ messageId: number }>('deliver-mail-from-outbox');
const forgetCode = defineJob<{ messageId: number }>('remove-message-whose-code-has-expired');

const SHOWN = 50;

/**
 * Messages wait in a table. With a mail server a job delivers the mails; text messages stay until something delivers
 * them. Where nobody may read the outbox, a message does not outlive the code in it.
 */
@Injectable()
export class OutboxService extends OutboxFacade implements OnModuleInit {
  private readonly logger = new Logger(OutboxService.name);

  constructor(
    private readonly messages: Messages,
    private readonly mailer: Mailer,
    private readonly jobs: Jobs,
    private readonly config: Config,
  ) {
    super();
  }

  onModuleInit(): void {
    this.jobs.handle(deliverMail, ({ messageId }) => this.deliver(messageId));
    this.jobs.handle(forgetCode, ({ messageId }) => this.forget(messageId));
    if (!this.mailer.delivers && !this.config.outboxReadable) {
      this.logger.warn('SMTP_URL is not set: nobody receives the sign-in codes');
    }
  }

  async send(tx: Transaction, message: { channel: 'mail' | 'text'; to: string; subject: string; body: string; code?: string; key?: string }): Promise<void> {
    const messageId = await this.messages.insert(tx, { ...message, code: message.code ?? null, key: message.key ?? null });
    if (messageId === null) return;
    if (message.channel === 'mail' && this.mailer.delivers) await this.jobs.enqueue(tx, deliverMail, { messageId });
    if (message.code && !this.config.outboxReadable) await this.jobs.enqueue(tx, forgetCode, { messageId }, CODE_LIFETIME_MS / 1000);
  }

  /**
   * @param to address or phone number, in any spelling; undefined: everybody's
   * @throws ApiError not_found where the outbox is not to be read
   */
  async list(to?: string): Promise<Message[]> {
    if (!this.config.outboxReadable) throw notFound('page');
    const recipient = to?.trim() ? readIdentifier(to) : null;
    if (to?.trim() && !recipient) return [];
    return this.messages.list(recipient && (recipient.kind === 'email' ? recipient.email : recipient.phone), SHOWN);
  }

  private async deliver(messageId: number): Promise<void> {
    const message = await this.messages.find(messageId);
    if (!message || message.sentAt) return;
    await this.mailer.send({ to: message.to, subject: message.subject, text: message.body });
    await this.messages.delivered(messageId);
  }

  private async forget(messageId: number): Promise<void> {
    const message = await this.messages.find(messageId);
    if (message?.code) await this.messages.remove(messageId);
  }
}
