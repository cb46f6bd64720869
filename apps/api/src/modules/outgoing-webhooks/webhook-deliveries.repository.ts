import type { WebhookAttemptView, WebhookDeliveryState, WebhookEventType, WebhookFailure } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { SqlCondition } from '../../platform/jobs/transaction-jobs';
import { Keyset, type Page, type Placed, type Position } from '../../platform/keyset';
import type { EndpointOwner } from './webhook-endpoints.repository';
import type { SendResult } from './webhook-sender';

/** What a message is about and says, before it is stored. */
export interface NewMessage {
  messageId: string;
  /** Names the cause: the same key is one message. */
  key: string;
  type: WebhookEventType;
  occurredAt: Date;
  rideId: number | null;
  eventNumber: number | null;
  /** The user, besides operations, who may see it. */
  audienceId: number | null;
  /** The business account whose services may see it. */
  businessAccountId: number | null;
  body: string;
}

/** A delivery that this process tries now. */
export interface ClaimedDelivery {
  id: number;
  endpointId: number;
  attempt: number;
  failures: number;
  url: string;
  sealedSecret: string;
  /** Null when none is in its overlap. */
  sealedPreviousSecret: string | null;
  messageId: string;
  body: string;
}

export interface StoredDelivery {
  id: number;
  endpointId: number;
  messageId: string;
  type: WebhookEventType;
  rideId: number | null;
  eventNumber: number | null;
  occurredAt: Date;
  state: WebhookDeliveryState;
  attempts: number;
  nextAttemptAt: Date;
  lastStatus: number | null;
  lastFailure: WebhookFailure | null;
  deliveredAt: Date | null;
}

export interface DeliverySearch {
  endpointId: number | null;
  state: WebhookDeliveryState | null;
  type: WebhookEventType | null;
  rideId: number | null;
  after: Position | null;
  limit: number;
}

export type StoredAttempt = Omit<WebhookAttemptView, 'at'> & { at: Date };

export const DELIVERY_KEYSET = new Keyset<'newest'>('d.id', { newest: { descending: true } });

export abstract class WebhookDeliveriesRepository {
  /** Whether a message of this type can concern any endpoint, also a disabled one. */
  abstract isWanted(type: WebhookEventType): SqlCondition;
  /** Stores a message with its deliveries to the enabled endpoints that want it. @returns false when it was stored before */
  abstract insert(tx: Transaction, message: NewMessage): Promise<boolean>;
  /** Stores a message with its delivery to one endpoint. @returns the id of the delivery */
  abstract insertFor(tx: Transaction, message: NewMessage, endpointId: number): Promise<number>;

  /**
   * Due deliveries of enabled endpoints, oldest first, which are this process's until their lease ends. What a process that died had
   * claimed is due again then.
   */
  abstract claim(limits: { perEndpoint: number; leaseSeconds: number }): Promise<ClaimedDelivery[]>;
  /** When the next one becomes due that waits for an enabled endpoint, for the test clock. */
  abstract nextDue(after: Date, until: Date): Promise<Date | null>;
  /** Whether any is due, also one that is being tried. */
  abstract areDue(): Promise<boolean>;
  /** Gives back what was claimed and not tried. */
  abstract release(delivery: ClaimedDelivery): Promise<void>;
  /** Records an attempt that sent nothing, and makes the delivery due later. It does not count as a failure. */
  abstract holdBack(
    tx: Transaction,
    delivery: ClaimedDelivery,
    at: Date,
    result: SendResult,
    seconds: number,
  ): Promise<void>;
  abstract recordSuccess(tx: Transaction, delivery: ClaimedDelivery, at: Date, result: SendResult): Promise<void>;
  /**
   * @param retrySeconds null: it is not tried again
   * @returns how many seconds its endpoint has been failing for, this failure included
   */
  abstract recordFailure(
    tx: Transaction,
    delivery: ClaimedDelivery,
    at: Date,
    result: SendResult,
    retrySeconds: number | null,
  ): Promise<number>;

  abstract list(owner: EndpointOwner, search: DeliverySearch): Promise<Page<StoredDelivery & Placed>>;
  abstract find(owner: EndpointOwner, deliveryId: number): Promise<(StoredDelivery & { body: string }) | null>;
  /** Newest first, at most 50. */
  abstract attemptsOf(deliveryId: number): Promise<StoredAttempt[]>;
  /** Tries a delivery to an enabled endpoint again, from the start of the schedule. @returns false when it waits already, or its endpoint is disabled */
  abstract replay(tx: Transaction, deliveryId: number): Promise<boolean>;
  /** What failed, and what happened while the endpoint was disabled. @returns how many deliveries will be tried */
  abstract replaySince(tx: Transaction, endpointId: number, since: Date): Promise<number>;
}
