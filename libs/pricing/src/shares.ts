import type { SplitMode } from '@groupride/contracts';
import { sumOfCents, type Cents } from './cents';
import { splitByWeight, splitEvenly } from './split';

/** Minimum card charge. The organizer pays smaller amounts. */
const SMALLEST: Cents = 50;

/** Inputs of seat prices. */
export interface SharedRide {
  total: Cents;
  groupSize: number;
  mode: SplitMode;
  /** Prices of seats 1, 2, … in a custom split. Seat 0 is the organizer's and costs the rest. */
  custom: readonly Cents[] | null;
}

export interface Seat {
  memberId: number;
  /**
   * Seat number; 0 is the organizer's. Members keep their number until they leave, so that shares do not depend on who
   * joins or leaves.
   */
  seat: number;
  isOrganizer: boolean;
  /**
   * The most that the member has agreed to pay. For the organizer it counts only in a pledge; otherwise their hold
   * covers the ride.
   */
  agreed: Cents;
  /** Amount authorized on the member's own card, even if captured since; null while the organizer's hold covers it. */
  authorized: Cents | null;
}

export interface SeatShare {
  memberId: number;
  /** Price of the seat, regardless of who pays. */
  share: Cents;
  /** The member's charge if the ride ended now. */
  charge: Cents;
  /** The most that the member can be charged without further consent; for the organizer, the maximum charge. */
  largestCharge: Cents;
  /** Whether the share exceeds what the member has agreed to. The organizer covers the difference. */
  aboveAgreed: boolean;
}

/**
 * Computes all charges from the current state only. In a pledge everyone, including the organizer, is charged only for
 * their own seat. For other rides it guarantees, regardless of the history: the charges sum to the total; nobody but
 * the organizer is charged more than their share, what they agreed to or what they authorized; each charge is zero or
 * at least the minimum card charge; the organizer is never charged more than the total.
 * @throws RangeError when the seats do not fit the ride
 */
export function sharesOf(ride: SharedRide, seats: readonly Seat[]): SeatShare[] {
  checkSeats(ride, seats);
  const prices = seatPrices(ride);
  if (ride.mode === 'pledge') return seats.map((seat) => pledgedShare(seat, prices[seat.seat]!));
  const charges = new Map(
    seats.filter((seat) => !seat.isOrganizer).map((seat) => [seat.memberId, ownCharge(seat, prices[seat.seat]!)]),
  );
  leaveEnough(ride.total, charges);
  const byOthers = sumOfCents(charges.values());
  return seats.map((seat) => {
    const { memberId, isOrganizer, agreed, authorized } = seat;
    const share = prices[seat.seat]!;
    if (isOrganizer)
      return { memberId, share, charge: ride.total - byOthers, largestCharge: ride.total, aboveAgreed: false };
    const charge = charges.get(memberId)!;
    return {
      memberId,
      share,
      charge,
      largestCharge: Math.min(agreed, authorized ?? agreed),
      aboveAgreed: share > agreed,
    };
  });
}

/** Prices of all seats by number; they sum to the total. */
export function seatPrices({ total, groupSize, mode, custom }: SharedRide): Cents[] {
  if (mode === 'cover' || mode === 'pledge') return splitEvenly(total, groupSize);
  const others = Array.from({ length: groupSize - 1 }, (_, index) => (mode === 'custom' ? (custom?.[index] ?? 0) : 0));
  const forOrganizer = total - sumOfCents(others);
  if (forOrganizer < 0 || others.some((amount) => amount < 0))
    throw new RangeError('the seats cost more than the ride');
  return [forOrganizer, ...others];
}

/** Why a custom split is invalid; null when it is valid. */
export function customSplitRefusal(
  total: Cents,
  groupSize: number,
  amounts: readonly Cents[],
): 'too_many_seats' | 'amount_too_small' | 'above_total' | 'rest_too_small' | null {
  if (amounts.length > groupSize - 1) return 'too_many_seats';
  if (amounts.some((amount) => amount !== 0 && amount < SMALLEST)) return 'amount_too_small';
  const rest = total - sumOfCents(amounts);
  if (rest < 0) return 'above_total';
  return rest > 0 && rest < SMALLEST ? 'rest_too_small' : null;
}

/**
 * Adjusts a custom split to a changed ride: new seats cost nothing, and amounts that exceed the total shrink in
 * proportion.
 */
export function fitCustomSplit(total: Cents, groupSize: number, amounts: readonly Cents[]): Cents[] {
  const kept = Array.from({ length: groupSize - 1 }, (_, index) => amounts[index] ?? 0);
  const fitting = sumOfCents(kept) > total ? splitByWeight(total, kept) : kept;
  const chargeable = fitting.map((amount) => (amount < SMALLEST ? 0 : amount));
  const rest = total - sumOfCents(chargeable);
  if (rest > 0 && rest < SMALLEST) {
    const largest = chargeable.indexOf(Math.max(...chargeable));
    chargeable[largest] = total - sumOfCents(chargeable.filter((_, index) => index !== largest)) - SMALLEST;
    if (chargeable[largest] < SMALLEST) chargeable[largest] = 0;
  }
  return chargeable;
}

/** Nobody covers a pledged share for others, so it is due whether or not it is authorized. */
function pledgedShare({ memberId, agreed, authorized }: Seat, share: Cents): SeatShare {
  return {
    memberId,
    share,
    charge: Math.min(share, agreed),
    largestCharge: Math.min(agreed, authorized ?? agreed),
    aboveAgreed: share > agreed,
  };
}

function ownCharge({ agreed, authorized }: Seat, share: Cents): Cents {
  const charge = Math.min(share, agreed, authorized ?? 0);
  return charge < SMALLEST ? 0 : charge;
}

/**
 * If the organizer's remainder is below the minimum card charge, it is raised to that at the expense of the largest
 * charge.
 */
function leaveEnough(total: Cents, charges: Map<number, Cents>): void {
  const rest = total - sumOfCents(charges.values());
  if (rest <= 0 || rest >= SMALLEST) return;
  const [largest] = [...charges].sort(([, a], [, b]) => b - a);
  if (!largest) return;
  const [memberId, charge] = largest;
  const less = charge - (SMALLEST - rest);
  charges.set(memberId, less < SMALLEST ? 0 : less);
}

function checkSeats({ total, groupSize }: SharedRide, seats: readonly Seat[]): void {
  if (!Number.isSafeInteger(total) || total < 0) throw new RangeError(`no total: ${total}`);
  const numbers = new Set(seats.map(({ seat }) => seat));
  if (numbers.size < seats.length) throw new RangeError('two members in one seat');
  if (seats.some(({ seat }) => !Number.isInteger(seat) || seat < 0 || seat >= groupSize))
    throw new RangeError('more members than seats');
  if (seats.some(({ seat, isOrganizer }) => isOrganizer !== (seat === 0)))
    throw new RangeError('seat 0 is the organizer’s');
}
