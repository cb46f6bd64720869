import type { WebhookFault } from '@groupride/contracts';

export interface StoredFault {
  fault: WebhookFault;
  /** Remaining attempts; null for no limit. */
  times: number | null;
  /** Delay of a slow delivery. */
  seconds: number;
}

export abstract class WebhookFaultsRepository {
  /** Null when there is no fault, or it has applied to all its attempts. */
  abstract find(endpointId: number): Promise<StoredFault | null>;
  abstract set(endpointId: number, fault: StoredFault): Promise<void>;
  abstract remove(endpointId: number): Promise<void>;
  /** Takes the fault for one attempt and counts the attempt. */
  abstract take(endpointId: number): Promise<StoredFault | null>;
}
