import type { CancellationPhase, PaymentMethod, PaymentState, SplitMode } from '@groupride/contracts';
import {
  freeUntil,
  keptFee,
  phaseOf,
  policyRow,
  type CancellationOccasion,
  type CancellationParty,
  type Cents,
  type PolicyRow,
} from '@groupride/pricing';

interface EndingRide {
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
  /** What was taken of it already, less what went back: by somebody in the provider's dashboard, while the ride was under way. */
  taken: Cents;
  /** When the card that is stored for the ride is, or was to be, held; null when it was held at once. */
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

/** What becomes of everybody's money when a ride is cancelled at a moment. */
export interface Outcome {
  phase: CancellationPhase;
  row: PolicyRow | null;
  /** When it stops being free, if nothing else happens before. */
  freeUntil: Date | null;
  fee: Cents;
  driverPart: Cents;
  /** The stored card that the fee is charged to, because nothing is on hold yet; null: the fee is kept of the hold, or of what was taken, or is to be paid, or there is none. */
  card: StoredCard | null;
  /** The hold that the fee would be kept of was lost: it is a debt. */
  isOwed: boolean;
  payers: PayerOutcome[];
}

/**
 * The fee is the organizer's alone and is kept of their own hold, or of what was taken already, or, as long as the hold is to come,
 * charged to the card they stored; when the hold was lost it is owed; what others have on hold, or was taken from them, goes back to them in full. Of a ride that is paid in cash nothing can be kept;
 * a business account pays the fee out of what it reserves.
 */
export function outcomeOf(
  ride: EndingRide,
  policy: readonly PolicyRow[],
  occasion: CancellationOccasion,
  who: CancellationParty,
  now: Date,
  memberIds: readonly number[],
  payments: readonly PaymentFacts[],
): Outcome {
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
    held: ofAccount || Math.min((ofRide && (ofRide.taken || ofRide.amount)) ?? 0, mostFee(ride)),
    hasDriver: ride.driverId !== null,
  });
  const card = ofRide && fee > 0 ? storedCard(ofRide) : null;
  const payers = memberIds.map((userId) => {
    const own = payments.filter(({ payerId }) => payerId === userId);
    const held = sum(own.map(heldOf));
    const taken = sum(own.map((each) => each.taken));
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
    // The account that pays reserves the price, and is not among those who ride.
    payers: ofAccount === 0 ? payers : [accountOutcome(ride.organizerId, ofAccount, fee), ...payers],
  };
}

const accountOutcome = (userId: number, held: Cents, charged: Cents): PayerOutcome => ({
  ...{ userId, held, charged },
  taken: 0,
  released: held - charged,
  refunded: 0,
});

/** The organizer of a pledge is liable for nothing beyond their own share. */
const mostFee = ({ splitMode, costPerPerson, totalCost }: EndingRide): Cents =>
  splitMode === 'pledge' ? costPerPerson : totalCost;

const heldOf = ({ state, amount }: PaymentFacts): Cents => (state === 'authorized' ? amount : 0);
const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0);

/** Its payer is asked for another card for the hold there was. */
const isLost = ({ state, recoverBefore }: PaymentFacts): boolean =>
  (state === 'failed' || state === 'requires_action') && recoverBefore !== null;

/** The stored card of a payment that will be authorized the day before the ride, or whose authorization was declined. */
function storedCard({ state, authorizeAt, cardBrand, cardLast4 }: PaymentFacts): StoredCard | null {
  const waits = state === 'stored' || ((state === 'failed' || state === 'requires_action') && authorizeAt !== null);
  return waits && cardBrand && cardLast4 !== null ? { cardBrand, cardLast4 } : null;
}
