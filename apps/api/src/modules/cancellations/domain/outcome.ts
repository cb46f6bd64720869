import type { CancellationPhase, PaymentMethod, PaymentState } from '@groupride/contracts';
import { keptFee, nextRowAt, phaseOf, policyRow, type CancellationOccasion, type CancellationParty, type Cents, type PolicyRow } from '@groupride/pricing';

interface EndingRide {
  organizerId: number;
  driverId: number | null;
  totalCost: Cents;
  paymentMethod: PaymentMethod;
  acceptedAt: Date | null;
  arrivedAt: Date | null;
  scheduledAt: Date | null;
}

interface Paid {
  payerId: number;
  purpose: string;
  state: PaymentState;
  amount: Cents;
  /** When the card that is stored for the ride is, or was to be, held; null when it was held at once. */
  authorizeAt: Date | null;
  cardBrand: string | null;
  cardLast4: string | null;
}

export interface PayerOutcome {
  userId: number;
  held: Cents;
  charged: Cents;
  released: Cents;
}

export interface StoredCard {
  cardBrand: string;
  cardLast4: string;
}

/** What becomes of everybody's money when a ride is called off at a moment. */
export interface Outcome {
  phase: CancellationPhase;
  row: PolicyRow | null;
  /** When it stops being free, if nothing else happens before. */
  freeUntil: Date | null;
  fee: Cents;
  driverPart: Cents;
  /** The stored card that the fee is charged to, because nothing is on hold yet; null: the fee is kept of the hold, or there is none. */
  card: StoredCard | null;
  payers: PayerOutcome[];
}

/**
 * The fee is the organizer's alone and is kept of their own hold, or, as long as that is to come, charged to the card they
 * stored; what others have on hold goes back to them in full. Of a ride that is paid in cash nothing can be kept.
 */
export function outcomeOf(
  ride: EndingRide,
  policy: readonly PolicyRow[],
  occasion: CancellationOccasion,
  who: CancellationParty,
  now: Date,
  memberIds: readonly number[],
  payments: readonly Paid[],
): Outcome {
  const moment = { now, acceptedAt: ride.acceptedAt, arrivedAt: ride.arrivedAt, scheduledAt: ride.scheduledAt };
  const row = policyRow(policy, occasion, who, moment);
  const heldOf = (userId: number) => payments.filter((each) => each.payerId === userId && each.state === 'authorized').reduce((sum, { amount }) => sum + amount, 0);
  const ofRide = ride.paymentMethod === 'card' ? payments.find((each) => each.purpose === 'ride' && (each.state === 'authorized' || storedCard(each) !== null)) : undefined;
  const { fee, driverPart } = keptFee(row, { total: ride.totalCost, held: ofRide?.amount ?? 0, hasDriver: ride.driverId !== null });
  const card = ofRide && fee > 0 ? storedCard(ofRide) : null;
  const payers = memberIds.map((userId) => {
    const charged = userId === ride.organizerId ? fee : 0;
    return { userId, held: heldOf(userId), charged, released: card ? heldOf(userId) : heldOf(userId) - charged };
  });
  return { phase: phaseOf(moment), row, freeUntil: fee === 0 ? nextRowAt(policy, occasion, who, moment) : null, fee, driverPart, card, payers };
}

/** The card of a payment that is to be held the day before the ride, also one that was refused and is being mended. */
function storedCard({ state, authorizeAt, cardBrand, cardLast4 }: Paid): StoredCard | null {
  const waits = state === 'stored' || ((state === 'failed' || state === 'requires_action') && authorizeAt !== null);
  return waits && cardBrand && cardLast4 !== null ? { cardBrand, cardLast4 } : null;
}
