import type { PastStatus, PaymentMethod, Place, RideType } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';
import type { IssuedReceipt, Receipt } from './domain/receipt';

/** A ride that is over. */
export interface PastRide {
  rideId: number;
  status: PastStatus;
  paymentMethod: PaymentMethod;
  /** Refunds of the charge and of a tip, without overpayments. */
  refunded: Cents;
  completedAt: Date;
  pickupLocation: string;
  dropoffLocation: string;
  pickup: Place;
  destination: Place;
  rideType: RideType;
  groupSize: number;
  totalCost: Cents;
  driverName: string | null;
}

/** Stores receipts and ride history entries, which are written once when a ride is settled. */
export abstract class ReceiptsRepository {
  /** @returns false when this payer's receipt for the ride was already issued */
  abstract issue(tx: Transaction, receipt: Receipt): Promise<boolean>;
  abstract find(rideId: number, payerId: number): Promise<IssuedReceipt | null>;
  /** @param completedAt null: now */
  abstract recordHistory(
    tx: Transaction,
    rideId: number,
    completedAt: Date | null,
    amounts: readonly { userId: number; amount: Cents }[],
  ): Promise<void>;
  /** Moves the receipt and history entry of one ride to another person. */
  abstract changePayer(tx: Transaction, rideId: number, from: number, to: number): Promise<void>;
  /** Newest first. @param before only rides that ended before this one; null for all */
  abstract historyOf(userId: number, before: number | null, limit: number): Promise<PastRide[]>;
  /** Distance and seat price of every ride that the user completed. */
  abstract completedFares(userId: number): Promise<{ meters: number; perPerson: Cents }[]>;
}
