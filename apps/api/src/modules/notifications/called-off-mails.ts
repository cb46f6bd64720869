import { Injectable, type OnModuleInit } from '@nestjs/common';
import { formatCents } from '@groupride/pricing';
import { Config } from '../../config/config';
import { Database } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { firstName, IdentityFacade, OutboxFacade } from '../identity/identity.facade';
import { MembersFacade } from '../members/members.facade';
import { rideCancelled } from '../rides/rides.events';
import { RidesFacade, type Ride } from '../rides/rides.facade';
import { CALLED_OFF_WORDS } from './called-off-words';

/** Tells everybody who would have ridden along that a ride does not take place, but for the organizer who has called it off. */
@Injectable()
export class CalledOffMails implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly identity: IdentityFacade,
    private readonly outbox: OutboxFacade,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.events.react(rideCancelled, 'mail-members-when-ride-is-cancelled', ({ rideId }) => this.tell(rideId));
  }

  private async tell(rideId: number): Promise<void> {
    const ride = await this.rides.find(rideId);
    if (!ride) return;
    for (const { userId, isOrganizer } of await this.members.list(rideId)) {
      if (!isOrganizer || !byOrganizer(ride)) await this.mail(ride, userId, isOrganizer);
    }
  }

  private async mail(ride: Ride, userId: number, isOrganizer: boolean): Promise<void> {
    const person = await this.identity.find(userId);
    if (!person) return;
    const words = CALLED_OFF_WORDS[person.language];
    const facts = { destination: ride.dropoffLocation, reason: ride.cancelReason, fee: ride.cancelFee > 0 ? `$${formatCents(ride.cancelFee)}` : null };
    const page = `${words.page}: ${new URL(`/ride/${ride.id}`, this.config.RIDER_WEB_URL).href}`;
    const body = [words.hello(firstName(person.name)), words.text(facts), isOrganizer ? words.money(facts) : words.nothing, page].join('\n\n');
    await this.database.transaction((tx) => this.outbox.send(tx, { channel: 'mail', to: person.email, key: `ride:${ride.id}:called-off:${userId}`, subject: words.subject(facts), body }));
  }
}

/** A rule is written down for what the organizer does; where nobody came, it was the driver who left. */
const byOrganizer = ({ cancelRule }: Ride): boolean => cancelRule !== null && cancelRule !== 'no_show';
