import { Injectable } from '@nestjs/common';
import type { Exclusion } from '@groupride/contracts';
import { milesToMeters } from '@groupride/geo';
import type { Transaction } from '../../platform/database/database';
import { DriversFacade } from '../drivers/drivers.facade';
import type { Ride } from '../rides/rides.facade';
import { CandidatesService, WITHIN_MILES } from './candidates.service';
import { TRAVEL } from './domain/busy-time';
import { OfferingService } from './offering.service';

/** Offers a ride to a particular driver, under the requirements of dispatch for all drivers. */
@Injectable()
export class OfferToOne {
  constructor(
    private readonly drivers: DriversFacade,
    private readonly candidates: CandidatesService,
    private readonly offering: OfferingService,
  ) {}

  /**
   * @param ride locked by this transaction
   * @returns why the driver cannot be offered the ride; null when the offer is made
   */
  async offer(tx: Transaction, ride: Ride, driverId: number, now: Date): Promise<Exclusion | 'away' | null> {
    const withinMeters = milesToMeters(WITHIN_MILES);
    const assessed = await this.drivers.assess(
      {
        rideIds: [ride.id],
        withinMeters,
        knownWithinMeters: withinMeters,
        now,
        travelSeconds: TRAVEL / 1000,
        isChosen: true,
      },
      tx,
    );
    const driver = assessed.find((each) => each.driverId === driverId);
    if (!driver) return 'away';
    if (driver.exclusion !== null) return driver.exclusion;
    const candidates = (await this.candidates.of([ride], now, tx)).get(ride.id)!;
    const context = {
      rideId: ride.id,
      now,
      candidates,
      ridesTogether: 1,
      otherwise: () => 'not_preferred' as const,
    };
    await this.offering.offer(tx, context, driverId, { meters: Math.round(driver.meters), isAsleep: false });
    return null;
  }
}
