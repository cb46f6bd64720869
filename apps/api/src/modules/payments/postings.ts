import { DRIVER_PART_OF_FARE_BP, DRIVER_PART_OF_FEE_BP, portionOf, type Cents } from '@groupride/pricing';
import type { Entry, Posting } from '../ledger/ledger.facade';
import type { Charge } from './domain/charges';

interface PricedRide {
  id: number;
  baseFare: Cents;
  serviceFee: Cents;
  taxes: Cents;
  discount: Cents;
}

/** What everyone owes and earns once a trip is completed. */
export function farePosting(ride: PricedRide, driverId: number, charges: readonly Charge[]): Posting {
  const driverPart = portionOf(ride.baseFare, DRIVER_PART_OF_FARE_BP);
  return {
    key: `ride:${ride.id}:fare`,
    kind: 'fare',
    rideId: ride.id,
    entries: [
      ...charges.map(({ userId, amount }): Entry => ({ account: `rider:${userId}`, amount })),
      { account: 'platform:promotions', amount: ride.discount },
      { account: `driver:${driverId}`, amount: -driverPart },
      { account: 'platform:taxes', amount: -ride.taxes },
      { account: 'platform:fees', amount: -(ride.baseFare + ride.serviceFee - driverPart) },
    ],
  };
}

/** The driver has the organizer's money in hand and owes it to us. */
export function cashPosting(rideId: number, organizerId: number, driverId: number, amount: Cents): Posting {
  return {
    key: `ride:${rideId}:cash`,
    kind: 'cash',
    rideId,
    entries: [
      { account: `rider:${organizerId}`, amount: -amount },
      { account: `driver:${driverId}`, amount },
    ],
  };
}

/** What calling off costs the organizer. @param driverId null when no driver had taken the ride */
export function feePosting(rideId: number, organizerId: number, driverId: number | null, fee: Cents): Posting {
  const driverPart = driverId === null ? 0 : portionOf(fee, DRIVER_PART_OF_FEE_BP);
  return {
    key: `ride:${rideId}:cancellation_fee`,
    kind: 'cancellation_fee',
    rideId,
    entries: [
      { account: `rider:${organizerId}`, amount: fee },
      ...(driverId === null ? [] : [{ account: `driver:${driverId}` as const, amount: -driverPart }]),
      { account: 'platform:fees', amount: driverPart - fee },
    ],
  };
}

/** Money of a rider has reached the provider. */
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
