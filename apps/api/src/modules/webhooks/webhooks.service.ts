import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import { ApiError } from '../../platform/http/api-error';
import { Jobs } from '../../platform/jobs/jobs';
import { ProviderError, providerUnavailable } from '../../platform/stripe/provider-error';
import { AlertsFacade } from '../alerts/alerts.facade';
import { alertOf, isIrrelevant, pauseAfter } from './domain/dead-letters';
import { WebhookEventsRepository } from './webhook-events.repository';
import { WebhookVerifier, WebhookMalformedError, WebhookSignatureError } from './webhook-verifier';
import { malformedEvent, signatureInvalid } from './webhooks.errors';
import { alreadyDone, WebhookEvents, type Effect, type WebhookEvent } from './webhooks.facade';
import { retryDeadLetter } from './webhooks.jobs';

type Prepare = (event: WebhookEvent) => Promise<Effect | null>;

/**
 * Receives webhook events from the payment provider and applies each one once. Handlers ask the provider for the
 * current state.
 */
@Injectable()
export class WebhooksService extends WebhookEvents implements OnModuleInit {
  private readonly logger = new Logger(WebhooksService.name);
  private readonly handlers = new Map<string, Prepare[]>();

  constructor(
    private readonly database: Database,
    private readonly verifier: WebhookVerifier,
    private readonly events: WebhookEventsRepository,
    private readonly jobs: Jobs,
    private readonly alerts: AlertsFacade,
    private readonly clock: Clock,
  ) {
    super();
  }

  onModuleInit(): void {
    this.jobs.handle(retryDeadLetter, (data) => this.retryInJob('eventId' in data ? data.eventId : data.reportId));
  }

  /** Whether a handler is registered for this event type. */
  knows(type: string): boolean {
    return this.handlers.has(type);
  }

  on(types: readonly string[], prepare: Prepare): void {
    for (const type of types) this.handlers.set(type, [...(this.handlers.get(type) ?? []), prepare]);
  }

  /**
   * Stores the event together with its effect. Any error makes the provider send the event again.
   * @throws ApiError webhook_signature_invalid, malformed_request, payment_provider_unavailable
   */
  async receive(rawBody: Buffer | undefined, signature: string | undefined): Promise<void> {
    const event = this.verified(rawBody, signature);
    // An event without an effect needs no row: receiving it again changes nothing.
    if (!this.knows(event.type) && isIrrelevant(event.type)) return;
    const effects = await this.preparedUnlessKnown(event);
    if (effects === null) return;
    if (effects.length > 0 && effects.every((effect) => effect === alreadyDone)) {
      await this.events.insert(event);
      return;
    }
    await this.database.transaction(async (tx) => {
      if (!(await this.events.insert(event, tx))) return;
      if (!(await this.takeEffect(tx, effects))) await this.deadLetter(tx, event, 0);
    });
  }

  /**
   * Checks again whether a dead-lettered event concerns one of our records, which may have been stored since.
   * @returns false when it does not, or is no longer dead-lettered
   * @throws ApiError payment_provider_unavailable
   */
  async retry(eventId: string): Promise<boolean> {
    const event = await this.events.findDeadLetter(eventId);
    if (!event) return false;
    const effects = await this.prepared(event);
    return this.database.transaction(async (tx) => {
      if (!(await this.events.lockDeadLetter(tx, eventId))) return false;
      if (await this.takeEffect(tx, effects)) {
        await this.events.markHandled(tx, eventId);
        await this.alerts.settle(tx, alertOf(eventId));
        return true;
      }
      await this.deadLetter(tx, event, event.tries + 1);
      return false;
    });
  }

  /** A try while the provider is away counts too, so that the next one follows and in the end a person is told. */
  private async retryInJob(eventId: string): Promise<void> {
    try {
      await this.retry(eventId);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'payment_provider_unavailable') throw error;
      await this.database.transaction(async (tx) => {
        const event =
          (await this.events.lockDeadLetter(tx, eventId)) && (await this.events.findDeadLetter(eventId, tx));
        if (event) await this.deadLetter(tx, event, event.tries + 1);
      });
    }
  }

  /** @returns whether the event concerns us */
  private async takeEffect(tx: Transaction, effects: readonly Effect[]): Promise<boolean> {
    let concernsUs = false;
    for (const effect of effects) concernsUs = (await effect(tx)) || concernsUs;
    return concernsUs;
  }

  private async deadLetter(tx: Transaction, { id, type, object }: WebhookEvent, tries: number): Promise<void> {
    const pause = pauseAfter(tries);
    await this.events.markDeadLetter(
      tx,
      id,
      tries,
      pause === null ? null : new Date(this.clock.now().getTime() + pause * 1000),
    );
    if (pause !== null) await this.jobs.enqueue(tx, retryDeadLetter, { eventId: id }, pause);
    // No automatic retries are left, so a person has to handle it.
    else
      await this.alerts.raise(tx, {
        key: alertOf(id),
        kind: 'webhook_events_unmatched',
        data: { eventId: id, type, objectId: object.id },
      });
  }

  /**
   * Looks up whether the event is known only when preparing it fails: most events are new, and the insert rejects the
   * others.
   * @returns null when it is known
   */
  private async preparedUnlessKnown(event: WebhookEvent): Promise<Effect[] | null> {
    try {
      return await this.prepared(event);
    } catch (error) {
      if (await this.events.isKnown(event.id)) return null;
      throw error;
    }
  }

  private async prepared(event: WebhookEvent): Promise<Effect[]> {
    try {
      const effects = await Promise.all((this.handlers.get(event.type) ?? []).map((prepare) => prepare(event)));
      return effects.filter((effect) => effect !== null);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      this.logger.warn(`payment provider: ${error.failure}, ${error.message}`);
      throw providerUnavailable();
    }
  }

  private verified(rawBody: Buffer | undefined, signature: string | undefined): WebhookEvent {
    if (!rawBody || !signature) throw signatureInvalid();
    try {
      return this.verifier.verify(rawBody, signature);
    } catch (error) {
      const malformed = error instanceof WebhookMalformedError;
      if (!malformed && !(error instanceof WebhookSignatureError)) throw error;
      this.logger.warn(`a webhook was refused: ${error.message}`);
      throw malformed ? malformedEvent() : signatureInvalid();
    }
  }
}
