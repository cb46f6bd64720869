import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { RealtimeFacade } from '../realtime/realtime.facade';
import { presentOffer } from './offer.presenter';
import { OffersRepository, type Offer } from './offers.repository';

/** Tells drivers' applications of offers as they come and go. They also ask every few seconds, so a lost push costs little. */
@Injectable()
export class OfferPushes {
  constructor(
    private readonly offers: OffersRepository,
    private readonly realtime: RealtimeFacade,
    private readonly clock: Clock,
  ) {}

  made(offer: Offer): void {
    void this.offers.offered(offer.id).then((offered) => {
      if (offered) this.realtime.toDriver(offer.driverId, 'newRideRequest', presentOffer(offered, this.clock.now()));
    });
  }

  gone(offer: Offer): void {
    this.realtime.toDriver(offer.driverId, 'rideRequestGone', { id: offer.rideId, offerId: offer.id });
  }
}
