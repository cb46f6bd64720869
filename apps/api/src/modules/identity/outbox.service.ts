import { firstName } from '@groupride/contracts';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../config/config';
import { cityText } from '../../platform/city-text';
import { Database, type Transaction } from '../../platform/database/database';
import { notFound } from '../../platform/http/api-error';
import { defineJob, Jobs } from '../../platform/jobs/jobs';
import { CityFacade } from '../city/city.facade';
import { Accounts } from './accounts.repository';
import { CODE_LIFETIME_MS } from './domain/code-rules';
import { readIdentifier } from './domain/identifier';
import { bodyOf, type Page } from './domain/message-content';
import { plainFacts, withoutLinks } from './domain/typed-facts';
import { GREETING_TEXTS } from './greeting-texts';
import { OutboxFacade, type Notice, type UserMessage } from './identity.facade';
import { Mailer, unsubscribeHeaders } from './mailer';
import { type Message, Messages, type NewMessage } from './outbox.repository';

/** The pauses double, so that the tries last 18 hours at least. Nothing else sends a mail whose job has given up. */
const deliverMail = defineJob<{ messageId: number }>('deliver-mail-from-outbox', { retries: 16 });
const forgetCode = defineJob<{ messageId: number }>('remove-message-whose-code-has-expired');

const MAX_LISTED = 50;

/**
 * Stores messages in a table. With a mail server a job delivers the mails; text messages stay until something delivers
 * them. Where the outbox cannot be read, a message with a code is deleted when the code expires.
 */
@Injectable()
export class OutboxService extends OutboxFacade implements OnModuleInit {
  private readonly logger = new Logger(OutboxService.name);

  constructor(
    private readonly messages: Messages,
    private readonly mailer: Mailer,
    private readonly jobs: Jobs,
    private readonly config: Config,
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly city: CityFacade,
  ) {
    super();
  }

  onModuleInit(): void {
    this.jobs.handle(deliverMail, ({ messageId }) => this.deliver(messageId));
    this.jobs.handle(forgetCode, ({ messageId }) => this.forget(messageId));
    if (!this.mailer.isConfigured && !this.config.outboxReadable) {
      this.logger.warn('SMTP_URL is not set: nobody receives the sign-in codes');
    }
  }

  async write<Facts>(userId: number, writing: UserMessage<Facts>, tx?: Transaction): Promise<void> {
    const person = await this.accounts.find(userId, tx);
    if (!person || person.deletedAt || person.isServiceAccount) return;
    const { template, facts, page, key } = writing;
    // A guest may have only a phone number.
    const phone = writing.phone ?? (person.email === '' ? person.phone : null);
    const content = template[person.language](plainFacts(facts(cityText(person.language, this.city.current.timeZone))));
    const { language, name } = person;
    const body = phone
      ? bodyOf(content, writing.phone ? {} : { url: page && this.urlOf(page) })
      : bodyOf(content, {
          greeting: GREETING_TEXTS[language](withoutLinks(firstName(name))),
          url: page && this.urlOf(page),
        });
    await this.send(tx, {
      ...(phone ? { channel: 'text', to: phone } : { channel: 'mail', to: person.email }),
      subject: content.subject,
      body,
      code: null,
      key: key ?? null,
      unsubscribeUrl: null,
    });
  }

  async notify<Facts>(tx: Transaction, notice: Notice<Facts>): Promise<void> {
    const { channel, to, language, template, facts, code, unsubscribePath, key } = notice;
    const content = template[language](plainFacts(facts));
    await this.send(tx, {
      channel,
      to,
      subject: content.subject,
      body: bodyOf(content),
      code: code ?? null,
      key: key ?? null,
      unsubscribeUrl: unsubscribePath ? this.urlOf({ app: 'rider', path: unsubscribePath }) : null,
    });
  }

  /**
   * @param to address or phone number, in any spelling; undefined for everybody's messages
   * @throws ApiError not_found where the outbox must not be read
   */
  async list(to?: string): Promise<Message[]> {
    if (!this.config.outboxReadable) throw notFound('page');
    const recipient = to?.trim() ? readIdentifier(to) : null;
    if (to?.trim() && !recipient) return [];
    return this.messages.list(
      recipient && (recipient.kind === 'email' ? recipient.email : recipient.phone),
      MAX_LISTED,
    );
  }

  /** A message without a later job to deliver or remove it is a single insert, which needs no transaction. */
  private async send(tx: Transaction | undefined, message: NewMessage): Promise<void> {
    const isDelivered = message.channel === 'mail' && this.mailer.isConfigured;
    const isForgotten = message.code !== null && !this.config.outboxReadable;
    if (!tx && (isDelivered || isForgotten))
      return this.database.transaction((transaction) => this.send(transaction, message));
    // Only the jobs below need the id.
    if (tx && !isDelivered && !isForgotten) return this.messages.insertLast(tx, message);
    const messageId = await this.messages.insert(message, tx);
    if (messageId === null || !tx) return;
    if (isDelivered) await this.jobs.enqueue(tx, deliverMail, { messageId });
    if (isForgotten) await this.jobs.enqueue(tx, forgetCode, { messageId }, CODE_LIFETIME_MS / 1000);
  }

  private urlOf({ app, path }: Page): string {
    return new URL(path, app === 'driver' ? this.config.DRIVER_WEB_URL : this.config.RIDER_WEB_URL).href;
  }

  private async deliver(messageId: number): Promise<void> {
    const message = await this.messages.find(messageId);
    if (!message || message.sentAt) return;
    const { to, subject, body, unsubscribeUrl } = message;
    await this.mailer.send({ to, subject, text: body, headers: unsubscribeHeaders(unsubscribeUrl) });
    await this.messages.delivered(messageId);
  }

  private async forget(messageId: number): Promise<void> {
    const message = await this.messages.find(messageId);
    if (message?.code) await this.messages.remove(messageId);
  }
}
