import { Injectable } from '@nestjs/common';
import type { DeadLetterRetryResult, DeadLetterView } from '@groupride/contracts';
import { Database } from '../../platform/database/database';
import { notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { AlertsFacade } from '../alerts/alerts.facade';
import { AuditFacade } from '../identity/identity.facade';
import { alertOf } from './domain/dead-letters';
import { WebhookEventsRepository } from './webhook-events.repository';
import { WebhooksService } from './webhooks.service';

const SHOWN = 200;

/** Lets operators handle webhook events that matched none of our records. */
@Injectable()
export class DeadLetters {
  constructor(
    private readonly database: Database,
    private readonly repository: WebhookEventsRepository,
    private readonly webhooks: WebhooksService,
    private readonly alerts: AlertsFacade,
    private readonly audit: AuditFacade,
  ) {}

  async list(): Promise<DeadLetterView[]> {
    return (await this.repository.listDeadLetters(SHOWN)).map(({ id, type, object, tries, receivedAt, nextTryAt }) => ({
      id,
      type,
      object: object.id,
      objectKind: object.kind,
      known: this.webhooks.knows(type),
      tries,
      receivedAt: receivedAt.toISOString(),
      nextTryAt: nextTryAt?.toISOString() ?? null,
    }));
  }

  /** @throws ApiError not_found when it is no longer dead-lettered; payment_provider_unavailable */
  async retry(who: Principal, eventId: string): Promise<DeadLetterRetryResult> {
    if (!(await this.repository.findDeadLetter(eventId))) throw notFound('dead-lettered webhook event');
    const handled = await this.webhooks.retry(eventId);
    await this.audit.record(who.userId, 'retry_dead_letter', `dead_letter:${eventId}`, { handled });
    return { handled };
  }

  /** @throws ApiError not_found when it is no longer dead-lettered */
  async dismiss(who: Principal, eventId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (!(await this.repository.dismiss(tx, eventId))) throw notFound('dead-lettered webhook event');
      await this.alerts.settle(tx, alertOf(eventId));
      await this.audit.record(who.userId, 'dismiss_dead_letter', `dead_letter:${eventId}`, {}, tx);
    });
  }
}
