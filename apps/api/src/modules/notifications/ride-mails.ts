import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Events } from '../../platform/events/events';
import { CalendarFacade } from '../calendar/calendar.facade';
import { OutboxFacade } from '../identity/identity.facade';
import { PaymentsFacade } from '../payments/payments.facade';
import { rideRequested } from '../rides/rides.events';
import { RidesFacade } from '../rides/rides.facade';
import { BOOKED_TEXTS } from './ride-texts';

/** Mails about rides. */
@Injectable()
export class RideMails implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly rides: RidesFacade,
    private readonly payments: PaymentsFacade,
    private readonly outbox: OutboxFacade,
    private readonly calendar: CalendarFacade,
  ) {}

  onModuleInit(): void {
    this.events.react(rideRequested, 'mail-confirmation-when-ride-is-requested', ({ rideId }) => this.confirm(rideId));
  }

  /** Confirms a ride. A ride that a driver gives back is requested again, but confirmed only once. */
  private async confirm(rideId: number): Promise<void> {
    const ride = await this.rides.find(rideId);
    // Members of a pledge are notified by the pledge.
    if (!ride || ride.splitMode === 'pledge') return;
    const { scheduledAt, totalCost, organizerId } = ride;
    // The card of an immediate ride is always authorized at once.
    const payments = scheduledAt ? await this.payments.listOfRide(rideId) : [];
    const saved = payments.find(
      ({ purpose, state, payerId }) => purpose === 'ride' && state === 'stored' && payerId === organizerId,
    );
    await this.outbox.write(organizerId, {
      key: `ride:${rideId}:confirmation`,
      template: BOOKED_TEXTS,
      facts: ({ money, day, time, bookedTime }) => ({
        pickup: ride.pickupLocation,
        destination: ride.dropoffLocation,
        people: ride.groupSize,
        start: scheduledAt && { day: day(scheduledAt), time: time(scheduledAt) },
        bookedTime: bookedTime(ride),
        total: totalCost > 0 ? money(totalCost) : null,
        cash: ride.paymentMethod === 'cash',
        friendsPay: ride.splitMode !== 'sponsor',
        setAsideOn: saved?.authorizeAt ? day(saved.authorizeAt) : null,
        calendarUrl: scheduledAt && this.calendar.urlFor(rideId, organizerId),
      }),
      page: { app: 'rider', path: `/ride/${rideId}` },
    });
  }
}
