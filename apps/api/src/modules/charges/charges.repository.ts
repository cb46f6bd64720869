import type { PaymentState } from '@groupride/contracts';
import type { Cents } from '@groupride/pricing';
import type { ChargeSearch } from './domain/charge-query';
import type { Debt } from './domain/explain-charge';

export interface ChargedPerson {
  id: number;
  name: string;
  email: string;
  isOrganizer: boolean;
  /** Null for those who have left. */
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
  /** What the bank has taken back. */
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

/** Read-only statements over the tables of those who keep them. */
/** What a ride costs the business account that pays for it. */
export interface AccountCharge {
  /** Volume discount that was taken off before. */
  discount: Cents;
  charged: Cents;
}

export abstract class ChargesRepository {
  /** Organizer first, then in the order they joined; also those who left and paid something. */
  abstract people(rideId: number): Promise<ChargedPerson[]>;
  abstract debts(rideId: number): Promise<Debt[]>;
  /** What each rider gave the driver in hand. */
  abstract cash(rideId: number): Promise<Map<number, Cents>>;
  /** What credit paid for riders. */
  abstract credit(rideId: number): Promise<Map<number, Cents>>;
  /** What riders need not pay of what they owed. */
  /** Nothing for a ride that cards or cash pay. */
  abstract account(rideId: number): Promise<AccountCharge>;
  abstract waived(rideId: number): Promise<Map<number, Cents>>;
  /** What riders still owe for the ride. */
  abstract owed(rideId: number): Promise<Map<number, Cents>>;
  /** Oldest first. */
  abstract payments(rideId: number): Promise<PaymentFact[]>;
  /** Base per person of the rates by which the ride was priced, and the hours that were booked. */
  abstract rates(rideId: number): Promise<{ basePerPerson: Cents; minimumSeats: number; hours: number | null } | null>;
  /** The codes that take something off the price, as one text. */
  abstract promoCode(rideId: number): Promise<string | null>;
  /** Newest first. */
  abstract search(search: ChargeSearch, timeZone: string, limit: number): Promise<FoundCharge[]>;
}
