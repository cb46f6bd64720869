import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { presentOffer } from './offer.presenter';
import { OffersRepository, type Offer } from './offers.repository';
import { PickupEstimates } from './pickup-estimates';

/** Pushes new and withdrawn offers to driver apps. The apps also poll, so a lost push does little harm. */
@Injectable()
export class OfferPushes {
  private readonly logger = new Logger(OfferPushes.name);

  constructor(
    private readonly offers: OffersRepository,
    private readonly pickupEstimates: PickupEstimates,
    private readonly realtime: RealtimeFacade,
    private readonly clock: Clock,
  ) {}

  offerCreated(offer: Offer): void {
    this.push(offer).catch((error: unknown) => this.logger.warn({ err: error, offer: offer.id }));
  }

  private async push(offer: Offer): Promise<void> {
    const offered = await this.offers.offered(offer.id);
    if (!offered) return;
    const [estimate] = await this.pickupEstimates.of(offer.driverId, [offered]);
    // Looking up the way can take seconds, in which the offer may have ended, and the driver was already told so.
    if ((await this.offers.offered(offer.id))?.offer.status !== 'open') return;
    this.realtime.toDriver(offer.driverId, 'newRideRequest', presentOffer(offered, estimate!, this.clock.now()));
  }

  /** Tells the driver's other devices, which may have the app open as well. */
  rideAccepted(driverId: number): void {
    this.realtime.toDriver(driverId, 'driverChanged', { driverId });
  }

  offersWithdrawn(offer: Offer): void {
    this.realtime.toDriver(offer.driverId, 'rideRequestGone', { id: offer.rideId, offerId: offer.id });
  }
}
