import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Events } from '../../platform/events/events';
import { OutboxFacade } from '../identity/identity.facade';
import { shareConsentNeeded, type ShareFact } from '../members/members.events';
import { RidesFacade } from '../rides/rides.facade';
import { RISEN_SHARE_TEXTS } from './share-texts';

/** Mails about shares. */
@Injectable()
export class ShareMails implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly rides: RidesFacade,
    private readonly outbox: OutboxFacade,
  ) {}

  onModuleInit(): void {
    this.events.react(shareConsentNeeded, 'mail-member-when-share-has-risen', (fact) => this.ask(fact));
  }

  private async ask({ rideId, number, userId, agreed, share }: ShareFact): Promise<void> {
    const ride = await this.rides.find(rideId);
    if (!ride) return;
    await this.outbox.write(userId, {
      key: `ride:${rideId}:${number}:share`,
      template: RISEN_SHARE_TEXTS,
      facts: ({ money }) => ({
        pickup: ride.pickupLocation,
        destination: ride.dropoffLocation,
        share: money(share),
        agreed: money(agreed),
      }),
      page: { app: 'rider', path: `/ride/${rideId}` },
    });
  }
}
