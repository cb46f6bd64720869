import type { PaymentMethod, PaymentState, RideStatus } from '@groupride/contracts';
import { creditUsed, sharesOf, type Cents, type Seat, type SharedRide } from '@groupride/pricing';

/** The amounts of one rider in one ride, as docs/glossary.md defines them. */
export interface RiderAmounts {
  share: Cents;
  credit: Cents;
  due: Cents;
  atMost: Cents;
  setAside: Cents;
  charged: Cents;
  inCash: Cents;
  tip: Cents;
  refunded: Cents;
  released: Cents;
  waived: Cents;
  outstanding: Cents;
  paid: Cents;
}

export interface SeatFact extends Seat {
  userId: number;
}

/** A payment for the ride. `authorized` means that the card was authorized at some time. */
export interface PaymentFact {
  payerId: number;
  purpose: string;
  state: PaymentState;
  amount: Cents;
  captured: Cents;
  authorized: boolean;
}

/** Ledger balance of a rider by kind of transaction. */
export interface LedgerFact {
  userId: number;
  kind: string;
  amount: Cents;
}

/** All facts from which the amounts of a ride's riders are calculated. */
export interface RideFacts extends SharedRide {
  rideId: number;
  organizerId: number;
  status: RideStatus;
  paymentMethod: PaymentMethod;
  cancelFee: Cents;
  seats: readonly SeatFact[];
  /** Oldest first. */
  payments: readonly PaymentFact[];
  ledger: readonly LedgerFact[];
  /** Credit of riders that is reserved for the ride. */
  reserved: readonly { userId: number; amount: Cents }[];
  /** Successful refunds, and amounts that banks took back in disputes. */
  refunds: readonly { userId: number; amount: Cents }[];
}

/** Kinds of ledger transactions that charge riders for a ride. */
const COSTS: readonly string[] = ['fare', 'cancellation_fee', 'no_show_fee'];

/** The amounts of all members, and of former members who paid. */
export function riderAmounts(facts: RideFacts): Map<number, RiderAmounts> {
  const plan = planned(facts);
  const riders = new Set([
    ...facts.seats.map(({ userId }) => userId),
    ...facts.payments.map(({ payerId }) => payerId),
    ...facts.ledger.map(({ userId }) => userId),
    ...plan.keys(),
  ]);
  return new Map([...riders].map((userId) => [userId, amountsOf(facts, plan.get(userId) ?? NOTHING, userId)]));
}

interface Plan {
  share: Cents;
  due: Cents;
  atMost: Cents;
}

const NOTHING: Plan = { share: 0, due: 0, atMost: 0 };

/** Planned amounts from shares and cancellation terms. The ledger replaces them when the ride is settled. */
function planned({ status, paymentMethod, organizerId, cancelFee, seats, ...ride }: RideFacts): Map<number, Plan> {
  if (status === 'cancelled') return new Map([[organizerId, { share: 0, due: cancelFee, atMost: cancelFee }]]);
  // The business account pays; members pay nothing.
  if (paymentMethod === 'account') return new Map([[organizerId, { share: 0, due: ride.total, atMost: ride.total }]]);
  return new Map(
    sharesOf(ride, seats).map(({ share, charge, largestCharge }, index) => {
      const { userId, isOrganizer } = seats[index]!;
      // The organizer pays the driver in cash, so other members pay nothing.
      const atMost = paymentMethod === 'cash' && !isOrganizer ? 0 : largestCharge;
      return [userId, { share, due: charge, atMost }];
    }),
  );
}

function amountsOf(facts: RideFacts, plan: Plan, userId: number): RiderAmounts {
  const isOver = facts.status === 'completed' || facts.status === 'cancelled';
  const isSettled = isOver && facts.ledger.some(({ kind }) => COSTS.includes(kind));
  const own = facts.payments.filter(({ payerId }) => payerId === userId);
  const forRide = own.filter(({ purpose }) => purpose !== 'tip');
  const booked = facts.ledger.filter((each) => each.userId === userId);
  const ofKind = (...kinds: string[]) => sum(booked.filter(({ kind }) => kinds.includes(kind)));
  const charged = forRide.reduce((total, { captured }) => total + captured, 0);
  const tip = own.reduce((total, { purpose, captured }) => total + (purpose === 'tip' ? captured : 0), 0);
  const inCash = 0 - ofKind('cash');
  const refunded = sum(facts.refunds.filter((each) => each.userId === userId));
  // Credit pays only for the rider's seat, so it pays nothing after a cancellation.
  const reserved = sum(facts.reserved.filter((each) => each.userId === userId));
  const credit = isSettled ? 0 - ofKind('credit_used') : creditUsed(reserved, plan.share, plan.due);
  const due = (isSettled ? ofKind(...COSTS) : plan.due) - credit;
  return {
    share: plan.share,
    credit,
    due,
    atMost: isOver ? due : plan.atMost - creditUsed(reserved, plan.share, plan.atMost),
    setAside: forRide.reduce((total, { state, amount }) => total + (state === 'authorized' ? amount : 0), 0),
    charged,
    inCash,
    tip,
    refunded,
    released: isOver ? releasedOf(forRide) : 0,
    waived: 0 - ofKind('write_off'),
    outstanding: isSettled ? Math.max(0, sum(booked)) : 0,
    paid: charged + inCash + tip - refunded,
  };
}

/** The released amount of the last payment, which replaced earlier ones. */
function releasedOf(payments: readonly PaymentFact[]): Cents {
  const last = payments.findLast(({ purpose, authorized }) => SEAT_PURPOSES.includes(purpose) && authorized);
  if (!last) return 0;
  if (last.state === 'released') return last.amount;
  return last.state === 'captured' ? Math.max(0, last.amount - last.captured) : 0;
}

const SEAT_PURPOSES: readonly string[] = ['ride', 'share'];

const sum = (amounts: readonly { amount: Cents }[]): Cents => amounts.reduce((total, { amount }) => total + amount, 0);
