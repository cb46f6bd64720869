import type { WebhookDisabledReason, WebhookEndpointState, WebhookSubscription } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';

/** Whose endpoints are meant: those of a service account, or all of them, which operations manage. */
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
  /** Locks the row. */
  abstract lock(tx: Transaction, owner: EndpointOwner, endpointId: number): Promise<StoredEndpoint | null>;
  /** @returns its id; null when there are as many as there may be */
  abstract insert(tx: Transaction, endpoint: NewStoredEndpoint): Promise<number | null>;
  abstract change(tx: Transaction, endpointId: number, fields: EndpointFields): Promise<void>;
  /** @returns false when it was enabled already */
  abstract enable(tx: Transaction, endpointId: number): Promise<boolean>;
  /** What waits for it fails. @returns false when it was disabled already */
  abstract disable(tx: Transaction, endpointId: number, reason: WebhookDisabledReason): Promise<boolean>;
  /** Those of a service account. */
  abstract disableAllOf(tx: Transaction, serviceAccountId: number): Promise<void>;
  abstract remove(tx: Transaction, endpointId: number): Promise<void>;
  /** The secret so far goes on signing for the overlap. */
  abstract replaceSecret(
    tx: Transaction,
    endpointId: number,
    sealedSecret: string,
    overlapHours: number,
  ): Promise<void>;
}
