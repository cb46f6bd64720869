import { Injectable, type OnModuleInit } from '@nestjs/common';
import { formatCents } from '@groupride/pricing';
import { Config } from '../../config/config';
import { cityCalendar } from '../../platform/city-time';
import { Database } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { CityFacade } from '../city/city.facade';
import { IdentityFacade, firstName, OutboxFacade, type Person } from '../identity/identity.facade';
import { rideRequested } from '../rides/rides.events';
import { RidesFacade, type Ride } from '../rides/rides.facade';

/** Mails about rides. */
@Injectable()
export class RideMails implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly rides: RidesFacade,
    private readonly identity: IdentityFacade,
    private readonly outbox: OutboxFacade,
    private readonly config: Config,
    private readonly city: CityFacade,
  ) {}

  onModuleInit(): void {
    this.events.react(rideRequested, 'mail-confirmation-when-ride-is-requested', ({ rideId }) => this.confirm(rideId));
  }

  /** A ride that a driver gives back is requested again, but confirmed once. */
  private async confirm(rideId: number): Promise<void> {
    const ride = await this.rides.find(rideId);
    const organizer = ride && (await this.identity.find(ride.organizerId));
    if (!ride || !organizer) return;
    await this.database.transaction((tx) =>
      this.outbox.send(tx, { channel: 'mail', to: organizer.email, key: `ride:${rideId}:confirmation`, ...confirmation(ride, organizer, { timeZone: this.city.current.timeZone, riderWebUrl: this.config.RIDER_WEB_URL }) }),
    );
  }
}

function confirmation(ride: Ride, organizer: Person, { timeZone, riderWebUrl }: { timeZone: string; riderWebUrl: string }): { subject: string; body: string } {
  const start = ride.scheduledAt ? cityCalendar(ride.scheduledAt, timeZone) : null;
  const paying =
    ride.totalCost === 0
      ? 'There is nothing to pay.'
      : ride.paymentMethod === 'cash'
        ? `You pay the driver $${formatCents(ride.totalCost)} in person.`
        : `Your card is held for $${formatCents(ride.totalCost)}. You are charged when the ride is over, less what friends pay for their own seats.`;
  return {
    subject: `Your ride to ${ride.dropoffLocation}`,
    body: [
      `Hello ${firstName(organizer.name)},`,
      `your ride from ${ride.pickupLocation} to ${ride.dropoffLocation} for ${ride.groupSize} people is booked${start ? ` for ${start.date} at ${start.time}` : ''}.`,
      paying,
      `Follow it here: ${new URL(`/ride/${ride.id}`, riderWebUrl).href}`,
    ].join('\n\n'),
  };
}
