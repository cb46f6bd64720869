import type { RideType } from '@groupride/contracts';
import type { Rates } from './price';

const BASE_PER_PERSON: Readonly<Record<RideType, number>> = {
  GroupX: 1250,
  GroupXL: 975,
  GroupXXL: 750,
  CharterBus: 550,
  EventShuttle: 625,
  PartyBus: 875,
  GroupPool: 725,
  CasinoShuttle: 675,
  WineTour: 825,
};

/** Rates for tests and examples. A deployment uses the rate cards in its database. */
export const FIRST_RATES = Object.fromEntries(
  Object.entries(BASE_PER_PERSON).map(([rideType, basePerPerson]) => [
    rideType,
    {
      basePerPerson,
      includedMiles: 5,
      perMileBp: 600,
      includedMilesPerHour: 10,
      fullRateHours: 3,
      laterHoursDiscountBp: 1000,
      serviceFeeBp: 800,
      // North Carolina's transportation commerce tax: 1.5% of an exclusive ride, 1% of a shared one.
      minimumSeats: 2,
      taxBp: rideType === 'GroupPool' ? 100 : 150,
    } satisfies Rates,
  ]),
) as Record<RideType, Rates>;

/** The driver's part of the base fare in basis points. The rest and the service fee are GroupRide's. */
export const DRIVER_PART_OF_FARE_BP = 8000;
