import type { WebhookAttemptView, WebhookDeliveryState, WebhookEventType, WebhookFailure } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { SqlCondition } from '../../platform/jobs/transaction-jobs';
import { Keyset, type Page, type Placed, type Position } from '../../platform/keyset';
import type { EndpointOwner } from './webhook-endpoints.repository';
import type { SendResult } from './webhook-sender';

/** A message before it is stored. */
export interface NewMessage {
  messageId: string;
  /** Identifies the cause; the same key gives only one message. */
  key: string;
  type: WebhookEventType;
  occurredAt: Date;
  rideId: number | null;
  eventNumber: number | null;
  /** The user who may see the message besides operations. */
  audienceId: number | null;
  /** The business account whose services may see the message. */
  businessAccountId: number | null;
  body: string;
}

/** A delivery that this process is attempting. */
export interface ClaimedDelivery {
  id: number;
  endpointId: number;
  attempt: number;
  failures: number;
  url: string;
  sealedSecret: string;
  /** Null unless a replaced secret is still in its overlap. */
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
  /** Condition: a message of this type can concern an endpoint, enabled or disabled. */
  abstract isWanted(type: WebhookEventType): SqlCondition;
  /**
   * Stores a message with a delivery for each enabled endpoint that subscribes to it.
   * @returns false when it was already stored
   */
  abstract insert(tx: Transaction, message: NewMessage): Promise<boolean>;
  /** Stores a message with a delivery for one endpoint. @returns the id of the delivery */
  abstract insertFor(tx: Transaction, message: NewMessage, endpointId: number): Promise<number>;

  /**
   * Claims due deliveries of enabled endpoints, oldest first, until their lease ends. After a crash, the claimed
   * deliveries are due again when their leases end.
   */
  abstract claim(limits: { perEndpoint: number; leaseSeconds: number }): Promise<ClaimedDelivery[]>;
  /** When the next delivery to an enabled endpoint becomes due, for the test clock. */
  abstract nextDue(after: Date, until: Date): Promise<Date | null>;
  /** Whether any delivery is due or being attempted. */
  abstract areDue(): Promise<boolean>;
  /** Releases a claimed delivery that was not attempted. */
  abstract release(delivery: ClaimedDelivery): Promise<void>;
  /** Records an attempt that sent nothing and postpones the delivery. The attempt does not count as a failure. */
  abstract holdBack(
    tx: Transaction,
    delivery: ClaimedDelivery,
    at: Date,
    result: SendResult,
    seconds: number,
  ): Promise<void>;
  abstract recordSuccess(tx: Transaction, delivery: ClaimedDelivery, at: Date, result: SendResult): Promise<void>;
  /**
   * @param retrySeconds seconds until the next attempt; null for no further attempt
   * @returns for how many seconds the endpoint has been failing, including this failure
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
  /** Newest first, at most 50 attempts. */
  abstract attemptsOf(deliveryId: number): Promise<StoredAttempt[]>;
  /**
   * Restarts the schedule of a delivery to an enabled endpoint.
   * @returns false when it is already waiting or its endpoint is disabled
   */
  abstract replay(tx: Transaction, deliveryId: number): Promise<boolean>;
  /**
   * Retries failed deliveries, and delivers messages from the time when the endpoint was disabled.
   * @returns the number of deliveries
   */
  abstract replaySince(tx: Transaction, endpointId: number, since: Date): Promise<number>;
}
