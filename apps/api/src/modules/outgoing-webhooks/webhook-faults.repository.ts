import type { WebhookFault } from '@groupride/contracts';

export interface StoredFault {
  fault: WebhookFault;
  /** Attempts left; null: all of them. */
  times: number | null;
  /** How late a slow delivery is sent. */
  seconds: number;
}

export abstract class WebhookFaultsRepository {
  /** Null without one, and when it has concerned as many attempts as it should. */
  abstract find(endpointId: number): Promise<StoredFault | null>;
  abstract set(endpointId: number, fault: StoredFault): Promise<void>;
  abstract remove(endpointId: number): Promise<void>;
  /** For one attempt, which counts. */
  abstract take(endpointId: number): Promise<StoredFault | null>;
}
