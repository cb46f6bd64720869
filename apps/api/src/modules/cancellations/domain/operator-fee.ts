import { DRIVER_PART_OF_FARE_BP, portionOf, SMALLEST_CHARGE, type Cents } from '@groupride/pricing';
import { organizerLiability, type EndingRide, type Outcome } from './outcome';

/** The fee that operations chose, or why it is not possible. */
export type ChosenFee = { fee: Cents; driverPart: Cents } | 'too_small' | 'too_large';

type PricedRide = Pick<EndingRide, 'organizerId' | 'splitMode' | 'costPerPerson' | 'totalCost'>;

/**
 * The highest possible fee: the amount captured from the organizer, or else the amount held, and never more than the
 * ride costs them. A hold can be higher than the price, for example after another group joined the vehicle.
 */
export function mostFee({ payers }: Pick<Outcome, 'payers'>, ride: PricedRide): Cents {
  const organizer = payers.find(({ userId }) => userId === ride.organizerId);
  return organizer ? Math.min(organizer.taken || organizer.held, organizerLiability(ride)) : 0;
}

export function chooseFee(fee: Cents, most: Cents, hasDriver: boolean): ChosenFee {
  if (fee === 0) return { fee: 0, driverPart: 0 };
  if (fee > most) return 'too_large';
  if (fee < SMALLEST_CHARGE) return 'too_small';
  return { fee, driverPart: hasDriver ? portionOf(fee, DRIVER_PART_OF_FARE_BP) : 0 };
}
