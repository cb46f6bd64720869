import type { CancellationPhase, PaymentMethod, PaymentState, SplitMode } from '@groupride/contracts';
import {
  freeUntil,
  keptFee,
  phaseOf,
  policyRow,
  sumOfCents,
  type CancellationOccasion,
  type CancellationParty,
  type Cents,
  type PolicyRow,
} from '@groupride/pricing';

export interface EndingRide {
  organizerId: number;
  driverId: number | null;
  totalCost: Cents;
  /** The largest share. */
  costPerPerson: Cents;
  splitMode: SplitMode;
  paymentMethod: PaymentMethod;
  acceptedAt: Date | null;
  arrivedAt: Date | null;
  scheduledAt: Date | null;
  groupSize: number;
}

interface PaymentFacts {
  payerId: number;
  purpose: string;
  state: PaymentState;
  amount: Cents;
  /**
   * The captured amount, less refunds. Before the ride ends, only captures in the provider's dashboard can cause it.
   */
  taken: Cents;
  /** When the stored card is, or was to be, authorized; null when it was authorized at once. */
  authorizeAt: Date | null;
  /** Set while the payer is asked for another card, because the hold was lost. */
  recoverBefore: Date | null;
  cardBrand: string | null;
  cardLast4: string | null;
}

export interface PayerOutcome {
  userId: number;
  held: Cents;
  taken: Cents;
  charged: Cents;
  released: Cents;
  refunded: Cents;
}

export interface StoredCard {
  cardBrand: string;
  cardLast4: string;
}

/** Everything that decides the outcome of a cancellation. */
export interface Cancellation {
  ride: EndingRide;
  policy: readonly PolicyRow[];
  occasion: CancellationOccasion;
  who: CancellationParty;
  now: Date;
  memberIds: readonly number[];
  payments: readonly PaymentFacts[];
}

/** The financial outcome for each payer when a ride is cancelled at a given time. */
export interface Outcome {
  phase: CancellationPhase;
  row: PolicyRow | null;
  /** When cancelling stops being free, if nothing else changes; null when it costs a fee now or stays free. */
  freeUntil: Date | null;
  fee: Cents;
  driverPart: Cents;
  /** The stored card that pays the fee because there is no hold yet; null when the fee is paid otherwise or is 0. */
  card: StoredCard | null;
  /** Whether the fee becomes a debt because the hold was lost. */
  isOwed: boolean;
  payers: PayerOutcome[];
}

/**
 * Calculates the outcome of a cancellation. Only the organizer pays the fee: from their hold, from the captured amount,
 * with their stored card, or as a debt when the hold was lost. Other payers get everything back. A cash ride has no
 * fee; a business account pays the fee from its reservation.
 */
export function outcomeOf({ ride, policy, occasion, who, now, memberIds, payments }: Cancellation): Outcome {
  const { acceptedAt, arrivedAt, scheduledAt, groupSize } = ride;
  const moment = { now, acceptedAt, arrivedAt, scheduledAt, groupSize };
  const row = policyRow(policy, occasion, who, moment);
  const ofRide =
    ride.paymentMethod === 'card'
      ? payments.find(
          (each) =>
            each.purpose === 'ride' &&
            (heldOf(each) > 0 || each.taken > 0 || storedCard(each) !== null || isLost(each)),
        )
      : undefined;
  const ofAccount = ride.paymentMethod === 'account' ? ride.totalCost : 0;
  const { fee, driverPart } = keptFee(row, {
    total: ride.totalCost,
    held: ofAccount || Math.min((ofRide && (ofRide.taken || ofRide.amount)) ?? 0, organizerLiability(ride)),
    hasDriver: ride.driverId !== null,
  });
  const card = ofRide && fee > 0 ? storedCard(ofRide) : null;
  const payers = memberIds.map((userId) => {
    const own = payments.filter(({ payerId }) => payerId === userId);
    const held = sumOfCents(own.map(heldOf));
    const taken = sumOfCents(own.map((each) => each.taken));
    const charged = userId === ride.organizerId ? fee : 0;
    const ofHold = ofRide && heldOf(ofRide) > 0 ? charged : 0;
    const ofTaken = ofRide && ofRide.taken > 0 ? charged : 0;
    return { userId, held, taken, charged, released: held - ofHold, refunded: taken - ofTaken };
  });
  return {
    phase: phaseOf(moment),
    row,
    freeUntil: fee === 0 ? freeUntil(policy, occasion, who, moment) : null,
    fee,
    driverPart,
    card,
    isOwed: fee > 0 && card === null && ofRide !== undefined && isLost(ofRide),
    // The business account holds a reservation and is not a member.
    payers: ofAccount === 0 ? payers : [accountOutcome(ride.organizerId, ofAccount, fee), ...payers],
  };
}

const accountOutcome = (userId: number, held: Cents, charged: Cents): PayerOutcome => ({
  userId,
  held,
  charged,
  taken: 0,
  released: held - charged,
  refunded: 0,
});

/** The most a cancellation may cost the organizer. The organizer of a pledge is liable only for their own share. */
export const organizerLiability = ({
  splitMode,
  costPerPerson,
  totalCost,
}: Pick<EndingRide, 'splitMode' | 'costPerPerson' | 'totalCost'>): Cents =>
  splitMode === 'pledge' ? costPerPerson : totalCost;

const heldOf = ({ state, amount }: PaymentFacts): Cents => (state === 'authorized' ? amount : 0);

/** States of a payment without a hold. It is `created` again when a new attempt starts after a decline. */
const WITHOUT_HOLD: readonly PaymentState[] = ['created', 'requires_action', 'failed'];

/** Whether the hold was lost and its payer is being asked for another card. */
const isLost = ({ state, recoverBefore }: PaymentFacts): boolean =>
  WITHOUT_HOLD.includes(state) && recoverBefore !== null;

/** The stored card of a payment that will be authorized the day before the ride, or whose authorization was declined. */
function storedCard({ state, authorizeAt, cardBrand, cardLast4 }: PaymentFacts): StoredCard | null {
  const waits = state === 'stored' || (WITHOUT_HOLD.includes(state) && authorizeAt !== null);
  return waits && cardBrand && cardLast4 !== null ? { cardBrand, cardLast4 } : null;
}
