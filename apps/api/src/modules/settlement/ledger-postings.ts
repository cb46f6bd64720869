import { DRIVER_PART_OF_FARE_BP, portionOf, type Cents } from '@groupride/pricing';
import type { Account, Entry, LedgerLine, Posting } from '../ledger/ledger.facade';
import type { Charge } from '../payments/payments.facade';

interface PricedRide {
  id: number;
  baseFare: Cents;
  serviceFee: Cents;
  taxes: Cents;
  discount: Cents;
}

/** The posting of a completed trip: what everyone owes and earns. */
export function farePosting(ride: PricedRide, driverId: number, charges: readonly Charge[]): Posting {
  return tripPosting(
    ride,
    driverId,
    charges.map(({ userId, amount }) => ({ account: `rider:${userId}`, amount })),
  );
}

/** Like `farePosting`, for a ride that a business account pays in full. */
export function accountFarePosting(
  ride: PricedRide & { totalCost: Cents },
  driverId: number,
  accountId: number,
): Posting {
  return tripPosting(ride, driverId, [{ account: `business:${accountId}`, amount: ride.totalCost }]);
}

function tripPosting(ride: PricedRide, driverId: number, owed: readonly Entry[]): Posting {
  const driverPart = portionOf(ride.baseFare, DRIVER_PART_OF_FARE_BP);
  return {
    key: `ride:${ride.id}:fare`,
    kind: 'fare',
    rideId: ride.id,
    entries: [
      ...owed,
      { account: 'platform:promotions', amount: ride.discount },
      { account: `driver:${driverId}`, amount: -driverPart },
      { account: 'platform:taxes', amount: -ride.taxes },
      { account: 'platform:fees', amount: -(ride.baseFare + ride.serviceFee - driverPart) },
    ],
  };
}

/**
 * The posting of a cancellation or no-show fee, which the organizer or the business account pays. `driverId` is null
 * when the ride had no driver.
 */
export function feePosting(
  ride: { id: number; organizerId: number; driverId: number | null; cancelRule: string | null },
  { fee, driverPart }: { fee: Cents; driverPart: Cents },
  payer: Account = `rider:${ride.organizerId}`,
): Posting {
  const kind = ride.cancelRule === 'no_show' ? 'no_show_fee' : 'cancellation_fee';
  const forDriver = ride.driverId === null ? 0 : driverPart;
  return {
    key: `ride:${ride.id}:${kind}`,
    kind,
    rideId: ride.id,
    entries: [
      { account: payer, amount: fee },
      ...(ride.driverId === null ? [] : [{ account: `driver:${ride.driverId}` as const, amount: -forDriver }]),
      { account: 'platform:fees', amount: forDriver - fee },
    ],
  };
}

/** The posting of a tip, which goes to the driver in full. */
export function tipPosting(
  payment: { id: number; rideId: number; payerId: number },
  driverId: number,
  amount: Cents,
): Posting {
  return {
    key: `payment:${payment.id}:tip`,
    kind: 'tip',
    rideId: payment.rideId,
    paymentId: payment.id,
    entries: [
      { account: `rider:${payment.payerId}`, amount },
      { account: `driver:${driverId}`, amount: -amount },
    ],
  };
}

/** The posting of a capture: a rider's money has reached the provider. */
export function capturePosting(payment: { id: number; rideId: number; payerId: number }, amount: Cents): Posting {
  return {
    key: `payment:${payment.id}:capture`,
    kind: 'capture',
    rideId: payment.rideId,
    paymentId: payment.id,
    entries: [
      { account: 'provider:clearing', amount },
      { account: `rider:${payment.payerId}`, amount: -amount },
    ],
  };
}

/**
 * Moves the debts and payments of a guest to the account that takes over the seat. One posting per kind of transaction
 * keeps the sums of each kind right for the account, and zero for the guest.
 * @param lines the ledger lines of the ride
 */
export function seatMovePostings(
  { rideId, guestId, accountId }: { rideId: number; guestId: number; accountId: number },
  lines: readonly LedgerLine[],
): Posting[] {
  const own = lines.filter(({ account }) => account === `rider:${guestId}`);
  return [...new Set(own.map(({ kind }) => kind))].flatMap((kind) => {
    const amount = own.reduce((sum, line) => sum + (line.kind === kind ? line.amount : 0), 0);
    if (amount === 0) return [];
    return [
      {
        key: `ride:${rideId}:seat-move:${guestId}:${kind}`,
        kind,
        rideId,
        entries: [
          { account: `rider:${guestId}`, amount: -amount },
          { account: `rider:${accountId}`, amount },
        ],
      },
    ];
  });
}
