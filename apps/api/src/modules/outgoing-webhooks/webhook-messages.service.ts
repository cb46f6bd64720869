import { Injectable } from '@nestjs/common';
import type { WebhookEventType } from '@groupride/contracts';
import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../platform/database/database';
import { type NewMessage, WebhookDeliveriesRepository } from './webhook-deliveries.repository';
import { WebhookRunner } from './webhook-runner.service';

/** What happened, as webhooks tell it. */
export interface WebhookOccurrence {
  /** Names the cause: reported again, it is the same message. */
  key: string;
  type: WebhookEventType;
  occurredAt: Date;
  rideId?: number;
  eventNumber?: number;
  /** The user, besides operations, who may see it. */
  audienceId?: number | null;
  /** The business account whose services may see it. */
  businessAccountId?: number;
  data: Record<string, unknown>;
}

/** Stores messages with their deliveries. They are sent after the commit, by whichever process gets to them first. */
@Injectable()
export class WebhookMessages {
  constructor(
    private readonly deliveries: WebhookDeliveriesRepository,
    private readonly runner: WebhookRunner,
  ) {}

  /** To every endpoint that wants it. Does nothing when it was stored before. */
  async add(tx: Transaction, happening: WebhookOccurrence): Promise<void> {
    if (await this.deliveries.insert(tx, messageOf(happening))) tx.afterCommit(() => this.runner.wake());
  }

  /** To one endpoint. @returns the id of the delivery */
  async addFor(tx: Transaction, endpointId: number, happening: WebhookOccurrence): Promise<number> {
    tx.afterCommit(() => this.runner.wake());
    return this.deliveries.insertFor(tx, messageOf(happening), endpointId);
  }
}

function messageOf({ key, type, occurredAt, rideId, eventNumber, data, ...audience }: WebhookOccurrence): NewMessage {
  return {
    ...{ key, type, occurredAt, rideId: rideId ?? null, eventNumber: eventNumber ?? null },
    ...{ audienceId: audience.audienceId ?? null, businessAccountId: audience.businessAccountId ?? null },
    messageId: `msg_${randomUUID().replaceAll('-', '')}`,
    body: JSON.stringify({ type, timestamp: occurredAt.toISOString(), data }),
  };
}
