import { Injectable } from '@nestjs/common';
import type { RideView } from '@groupride/contracts';
import { Config } from '../../config/config';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { RidesFacade, rideStateConflict, type Ride } from '../rides/rides.facade';
import { OfferAnswersService } from './offer-answers.service';
import type { ControlledOffers } from './dispatch.facade';
import { cannotTakeRide, searchNotBegun } from './dispatch.errors';
import { searchWindow } from './domain/search-window';
import { OffersRepository } from './offers.repository';
import { OfferToOne } from './offer-to-one.service';

/** Lets a driver controlled in a sandbox accept a ride, even after the offer has expired. */
@Injectable()
export class ControlledOffersService implements ControlledOffers {
  constructor(
    private readonly database: Database,
    private readonly rides: RidesFacade,
    private readonly offers: OffersRepository,
    private readonly offering: OfferToOne,
    private readonly answers: OfferAnswersService,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async firstOffered(driverId: number): Promise<number | null> {
    const [first] = await this.offers.openOfDriver(driverId, this.clock.now());
    return first?.ride.id ?? null;
  }

  async accept(who: Principal, ride: Ride, driverId: number): Promise<RideView> {
    if (ride.driverId !== driverId) await this.offer(ride, driverId);
    return (await this.answers.accept(who, ride.id, driverId)).ride;
  }

  private async offer(ride: Ride, driverId: number): Promise<void> {
    if (ride.status !== 'pending') throw rideStateConflict(ride.status);
    const now = this.clock.now();
    const { from } = searchWindow(ride, this.config.SEARCH_MINUTES);
    if (now < from) throw searchNotBegun(from);
    if (await this.isOffered(ride.id, driverId)) return;
    const exclusion = await this.database.transaction(async (tx) => {
      const locked = await this.rides.lock(tx, ride.id);
      if (locked.status !== 'pending') throw rideStateConflict(locked.status);
      // Dispatch may have offered the ride to this or another driver in the meantime.
      await this.offers.takeBackOpen(tx, ride.id);
      return this.offering.offer(tx, locked, driverId, now);
    });
    if (exclusion !== null) throw cannotTakeRide(exclusion);
  }

  private async isOffered(rideId: number, driverId: number): Promise<boolean> {
    const open = await this.offers.openOfDriver(driverId, this.clock.now());
    return open.some(({ ride }) => ride.id === rideId);
  }
}
