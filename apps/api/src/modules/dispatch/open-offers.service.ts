import { Injectable } from '@nestjs/common';
import type { RideRequestView } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import type { Principal } from '../../platform/http/principal';
import { DriversFacade } from '../drivers/drivers.facade';
import { presentOffer } from './offer.presenter';
import { OffersRepository } from './offers.repository';
import { PickupEstimates } from './pickup-estimates';

/** A driver's open offers. */
@Injectable()
export class OpenOffersService {
  constructor(
    private readonly drivers: DriversFacade,
    private readonly offers: OffersRepository,
    private readonly pickupEstimates: PickupEstimates,
    private readonly clock: Clock,
  ) {}

  async list(who: Principal, driverId: number): Promise<RideRequestView[]> {
    this.drivers.checkSelf(who, driverId);
    const now = this.clock.now();
    const offered = await this.offers.openOfDriver(driverId, now);
    const estimates = await this.pickupEstimates.of(driverId, offered);
    return offered.map((each, i) => presentOffer(each, estimates[i]!, now));
  }
}
