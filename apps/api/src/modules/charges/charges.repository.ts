import type { PaymentState } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { ChargeSearch } from './domain/charge-query';
import type { Debt } from './domain/explain-charge';

export interface ChargedPerson {
  id: number;
  name: string;
  email: string;
  isOrganizer: boolean;
  /** Null for members who have left. */
  seat: number | null;
}

export interface PaymentFact {
  id: number;
  payerId: number;
  state: PaymentState;
  intentId: string | null;
  cardBrand: string | null;
  cardLast4: string | null;
  held: Cents;
  captured: Cents;
  /** The amount that the bank has taken back in disputes. */
  disputed: Cents;
  startedAt: Date;
  heldAt: Date | null;
  capturedAt: Date | null;
  releasedAt: Date | null;
}

export interface FoundCharge {
  paymentId: number;
  rideId: number;
  payerId: number;
  payerName: string;
  payerEmail: string;
  state: PaymentState;
  cardBrand: string | null;
  cardLast4: string | null;
  held: Cents;
  captured: Cents;
  refunded: Cents;
  at: Date;
}

/** The charge of a ride to the business account that pays for it. */
export interface AccountCharge {
  /** Volume discount, already deducted from `charged`. */
  discount: Cents;
  charged: Cents;
}

/** Read-only queries over the tables of other modules. */
export abstract class ChargesRepository {
  /** The organizer first, then members in the order they joined. Includes former members who paid something. */
  abstract people(rideId: number): Promise<ChargedPerson[]>;
  abstract debts(rideId: number): Promise<Debt[]>;
  /** Cash that each rider paid to the driver. */
  abstract cash(rideId: number): Promise<Map<number, Cents>>;
  /** Credit that was used for each rider. */
  abstract credit(rideId: number): Promise<Map<number, Cents>>;
  /** Zero for rides that are paid by card or in cash. */
  abstract account(rideId: number): Promise<AccountCharge>;
  /** Amounts that each rider owed and need not pay. */
  abstract waived(rideId: number): Promise<Map<number, Cents>>;
  /** Amounts that riders still owe for the ride. */
  abstract owed(rideId: number): Promise<Map<number, Cents>>;
  /** Oldest first. */
  abstract payments(rideId: number): Promise<PaymentFact[]>;
  /** The base per person of the ride's rate card, and the booked hours. Null when the ride has no base per person. */
  abstract rates(rideId: number): Promise<{ basePerPerson: Cents; minimumSeats: number; hours: number | null } | null>;
  /** The promotion codes of the ride, separated by commas; null when there are none. */
  abstract promoCode(rideId: number): Promise<string | null>;
  /** Newest first. */
  abstract search(search: ChargeSearch, timeZone: string, limit: number): Promise<FoundCharge[]>;
}
