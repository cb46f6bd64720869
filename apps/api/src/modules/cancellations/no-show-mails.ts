import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config';
import type { Transaction } from '../../platform/database/database';
import { firstName, IdentityFacade, OutboxFacade } from '../identity/identity.facade';
import type { Member } from '../members/members.facade';
import type { Ride } from '../rides/rides.facade';

/** Tells people that the driver went on without them. */
@Injectable()
export class NoShowMails {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly outbox: OutboxFacade,
    private readonly config: Config,
  ) {}

  async leftBehind(tx: Transaction, ride: Ride, member: Member): Promise<void> {
    const person = await this.identity.find(member.userId, tx);
    if (!person) return;
    await this.outbox.send(tx, {
      channel: 'mail',
      to: person.email,
      subject: `Your ride to ${ride.dropoffLocation} goes on without you`,
      body: [
        `Hello ${firstName(person.name)},`,
        `your driver waited at ${ride.pickupLocation} and had to go on. Your share of the ride stands as if you rode along.`,
        `If you are at the pickup, speak to the driver now: until the trip starts they can let you board.`,
        new URL(`/ride/${ride.id}`, this.config.RIDER_WEB_URL).href,
      ].join('\n\n'),
    });
  }
}
