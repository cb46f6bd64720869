import type { WebhookDisabledReason, WebhookEndpointState, WebhookSubscription } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';

/** The owner whose endpoints are meant: a service account, or operations, who manage all endpoints. */
export type EndpointOwner = { serviceAccountId: number } | 'operations';

export interface StoredEndpoint {
  id: number;
  url: string;
  description: string;
  eventTypes: WebhookSubscription[] | null;
  serviceAccountId: number | null;
  serviceAccount: string | null;
  state: WebhookEndpointState;
  disabledReason: WebhookDisabledReason | null;
  disabledAt: Date | null;
  failingSince: Date | null;
  previousSecretUntil: Date | null;
  createdAt: Date;
}

export interface NewStoredEndpoint {
  url: string;
  description: string;
  eventTypes: readonly WebhookSubscription[] | null;
  serviceAccountId: number | null;
  sealedSecret: string;
  createdBy: number;
}

export interface EndpointFields {
  url: string;
  description: string;
  eventTypes: readonly WebhookSubscription[] | null;
}

export abstract class WebhookEndpointsRepository {
  /** Newest first. */
  abstract list(owner: EndpointOwner): Promise<StoredEndpoint[]>;
  abstract find(owner: EndpointOwner, endpointId: number, tx?: Transaction): Promise<StoredEndpoint | null>;
  /** Locks the row until the transaction ends. */
  abstract lock(tx: Transaction, owner: EndpointOwner, endpointId: number): Promise<StoredEndpoint | null>;
  /** @returns the endpoint's id; null when the maximum number of endpoints is reached */
  abstract insert(tx: Transaction, endpoint: NewStoredEndpoint): Promise<number | null>;
  abstract change(tx: Transaction, endpointId: number, fields: EndpointFields): Promise<void>;
  /** @returns false when the endpoint was already enabled */
  abstract enable(tx: Transaction, endpointId: number): Promise<boolean>;
  /** Also fails the waiting deliveries. @returns false when the endpoint was already disabled */
  abstract disable(tx: Transaction, endpointId: number, reason: WebhookDisabledReason): Promise<boolean>;
  /** Disables all endpoints of a service account. */
  abstract disableAllOf(tx: Transaction, serviceAccountId: number): Promise<void>;
  abstract remove(tx: Transaction, endpointId: number): Promise<void>;
  /** The previous secret also signs until the overlap ends. */
  abstract replaceSecret(
    tx: Transaction,
    endpointId: number,
    sealedSecret: string,
    overlapHours: number,
  ): Promise<void>;
}
