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

interface Hold {
  payerId: number;
  purpose: string;
  state: PaymentState;
  amount: Cents;
}

export interface PayerOutcome {
  userId: number;
  held: Cents;
  charged: Cents;
  released: Cents;
}

/** What becomes of everybody's money when a ride is called off at a moment. */
export interface Outcome {
  phase: CancellationPhase;
  row: PolicyRow | null;
  /** When it stops being free, if nothing else happens before. */
  freeUntil: Date | null;
  fee: Cents;
  driverPart: Cents;
  payers: PayerOutcome[];
}

/**
 * The fee is the organizer's alone and is kept of their own hold; what others have on hold goes back to them in full. Of
 * a ride that is paid in cash, or for which nothing is on hold, nothing can be kept.
 */
export function outcomeOf(
  ride: EndingRide,
  policy: readonly PolicyRow[],
  occasion: CancellationOccasion,
  who: CancellationParty,
  now: Date,
  memberIds: readonly number[],
  payments: readonly Hold[],
): Outcome {
  const moment = { now, acceptedAt: ride.acceptedAt, arrivedAt: ride.arrivedAt, scheduledAt: ride.scheduledAt };
  const row = policyRow(policy, occasion, who, moment);
  const heldOf = (userId: number) => payments.filter((each) => each.payerId === userId && each.state === 'authorized').reduce((sum, { amount }) => sum + amount, 0);
  const ofRide = payments.find(({ purpose, state }) => purpose === 'ride' && state === 'authorized');
  const held = ride.paymentMethod === 'card' ? (ofRide?.amount ?? 0) : 0;
  const { fee, driverPart } = keptFee(row, { total: ride.totalCost, held, hasDriver: ride.driverId !== null });
  const payers = memberIds.map((userId) => {
    const charged = userId === ride.organizerId ? fee : 0;
    return { userId, held: heldOf(userId), charged, released: heldOf(userId) - charged };
  });
  return { phase: phaseOf(moment), row, freeUntil: fee === 0 ? nextRowAt(policy, occasion, who, moment) : null, fee, driverPart, payers };
}
