import { Injectable, type OnModuleInit } from '@nestjs/common';
import { formatCents } from '@groupride/pricing';
import { Config } from '../../config/config';
import { Database } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { IdentityFacade, firstName, OutboxFacade } from '../identity/identity.facade';
import { shareConsentNeeded, type ShareFact } from '../members/members.events';
import { RidesFacade } from '../rides/rides.facade';

/** Mails about shares. */
@Injectable()
export class ShareMails implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly rides: RidesFacade,
    private readonly identity: IdentityFacade,
    private readonly outbox: OutboxFacade,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.events.react(shareConsentNeeded, 'mail-member-when-share-has-risen', (fact) => this.ask(fact));
  }

  private async ask({ rideId, userId, agreed, share }: ShareFact): Promise<void> {
    const ride = await this.rides.find(rideId);
    const member = await this.identity.find(userId);
    if (!ride || !member) return;
    const body = [
      `Hello ${firstName(member.name)},`,
      `your seat in the ride from ${ride.pickupLocation} to ${ride.dropoffLocation} now costs $${formatCents(share)}. You agreed to $${formatCents(agreed)}, and you pay nothing more unless you agree.`,
      `Answer here: ${new URL(`/ride/${rideId}`, this.config.RIDER_WEB_URL).href}`,
    ].join('\n\n');
    await this.database.transaction((tx) =>
      this.outbox.send(tx, { channel: 'mail', to: member.email, key: `ride:${rideId}:share:${userId}:${share}`, subject: 'Your share has changed', body }),
    );
  }
}
