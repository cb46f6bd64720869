import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, type Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { defineJob, Jobs } from '../../platform/jobs/jobs';
import { CalendarFacade } from '../calendar/calendar.facade';
import { OutboxFacade } from '../identity/identity.facade';
import { PaymentsFacade } from '../payments/payments.facade';
import { rideAwaitsDriver } from '../rides/rides.events';
import { RidesFacade, type Ride } from '../rides/rides.facade';
import { BOOKED_TEXTS } from './ride-texts';

/** Enqueued by earlier versions. */
const confirmRide = defineJob<{ rideId: number }>('mail-confirmation-when-ride-is-requested');

/** Mails about rides. */
@Injectable()
export class RideMails implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly jobs: Jobs,
    private readonly rides: RidesFacade,
    private readonly payments: PaymentsFacade,
    private readonly outbox: OutboxFacade,
    private readonly calendar: CalendarFacade,
  ) {}

  onModuleInit(): void {
    this.events.participate(rideAwaitsDriver, (tx, ride) => this.confirm(tx, ride));
    this.jobs.handle(confirmRide, async ({ rideId }) => {
      const ride = await this.rides.find(rideId);
      if (ride) await this.database.transaction((tx) => this.confirm(tx, ride));
    });
  }

  /** Confirms a ride. A ride that a driver gives back is requested again, but confirmed only once. */
  private async confirm(tx: Transaction, ride: Ride): Promise<void> {
    // Members of a pledge are notified by the pledge.
    if (ride.splitMode === 'pledge') return;
    const { id: rideId, scheduledAt, totalCost, organizerId } = ride;
    // The card of an immediate ride is always authorized at once.
    const payments = scheduledAt ? await this.payments.listOfRide(rideId, tx) : [];
    const saved = payments.find(
      ({ purpose, state, payerId }) => purpose === 'ride' && state === 'stored' && payerId === organizerId,
    );
    await this.outbox.write(
      organizerId,
      {
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
      },
      tx,
    );
  }
}
