import { Injectable } from '@nestjs/common';
import type { WebhookEventType } from '@groupride/contracts';
import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../platform/database/database';
import { type NewMessage, WebhookDeliveriesRepository } from './webhook-deliveries.repository';
import { WebhookRunner } from './webhook-runner.service';

/** Something that happened and may be sent to endpoints. */
export interface WebhookOccurrence {
  /** Identifies the cause; adding the same key again adds no message. */
  key: string;
  type: WebhookEventType;
  occurredAt: Date;
  rideId?: number;
  eventNumber?: number;
  /** The user who may see the message besides operations. */
  audienceId?: number | null;
  /** The business account whose services may see the message. */
  businessAccountId?: number;
  data: Record<string, unknown>;
}

/** Stores messages with their deliveries. Whichever process claims a delivery first sends it after the commit. */
@Injectable()
export class WebhookMessages {
  constructor(
    private readonly deliveries: WebhookDeliveriesRepository,
    private readonly runner: WebhookRunner,
  ) {}

  /** Adds a message for every endpoint that subscribes to it. Does nothing when the message is already stored. */
  async add(tx: Transaction, happening: WebhookOccurrence): Promise<void> {
    if (await this.deliveries.insert(tx, messageOf(happening))) tx.afterCommit(() => this.runner.wake());
  }

  /** Adds a message for one endpoint. @returns the id of the delivery */
  async addFor(tx: Transaction, endpointId: number, happening: WebhookOccurrence): Promise<number> {
    tx.afterCommit(() => this.runner.wake());
    return this.deliveries.insertFor(tx, messageOf(happening), endpointId);
  }
}

function messageOf({ key, type, occurredAt, rideId, eventNumber, data, ...audience }: WebhookOccurrence): NewMessage {
  return {
    key,
    type,
    occurredAt,
    rideId: rideId ?? null,
    eventNumber: eventNumber ?? null,
    audienceId: audience.audienceId ?? null,
    businessAccountId: audience.businessAccountId ?? null,
    messageId: `msg_${randomUUID().replaceAll('-', '')}`,
    body: JSON.stringify({ type, timestamp: occurredAt.toISOString(), data }),
  };
}
