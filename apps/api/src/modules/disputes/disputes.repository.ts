import type { DisputeState } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Account } from '../ledger/ledger.facade';
import type { Dispute } from './domain/dispute';
import type { ProviderDispute } from './dispute-provider';
import type { DisputeFact } from './disputes.facade';

export interface ListedDispute extends Dispute {
  payerName: string;
}

/** The payment that a dispute is about. */
export interface DisputedPayment {
  id: number;
  rideId: number;
  payerId: number;
  /** Whether the payment was an overpayment, to be refunded. */
  isOverpayment: boolean;
}

export abstract class DisputesRepository {
  abstract paymentOf(tx: Transaction, intentId: string): Promise<DisputedPayment | null>;
  /** The account that a dispute's withdrawal was posted to; null before the withdrawal. */
  abstract borneBy(tx: Transaction, disputeId: string): Promise<Account | null>;
  /** Finds and locks a dispute. */
  abstract find(tx: Transaction, disputeId: string): Promise<Dispute | null>;
  abstract save(
    tx: Transaction,
    payment: { id: number; rideId: number },
    dispute: ProviderDispute,
    now: { state: DisputeState; closedAt: Date | null },
  ): Promise<void>;
  /** Undecided disputes first, the most urgent first. */
  abstract list(limit: number): Promise<ListedDispute[]>;
  /** Null when there is no such dispute. */
  abstract findListed(disputeId: string): Promise<ListedDispute | null>;
  /** Oldest first. */
  abstract ofRide(rideId: number): Promise<DisputeFact[]>;
}
