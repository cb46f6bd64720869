import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RideStatus } from '@groupride/contracts';
import type { CityText } from '../../platform/city-text';
import { Database, type Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { defineJob, Jobs } from '../../platform/jobs/jobs';
import { BusinessAccountsFacade } from '../business-accounts/business-accounts.facade';
import { GuestsFacade } from '../identity/guests.facade';
import { destinationChanged, pickupMoved } from '../rides/rides.events';
import { RidesFacade, type Ride } from '../rides/rides.facade';
import { MembersRepository } from './members.repository';
import { BOOKED_FOR_YOU, RIDE_CHANGED } from './passenger-texts';

const tellOfRoute = defineJob<{ rideId: number; quoteId: string }>('tell-passenger-of-changed-route');

/** Changes within this time are combined in one message. */
const GATHER_SECONDS = 20;

const OVER: readonly RideStatus[] = ['completed', 'cancelled'];

/** Tells the people for whom services book about the booking, and about each change of the route. */
@Injectable()
export class PassengerMessages implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly jobs: Jobs,
    private readonly database: Database,
    private readonly rides: RidesFacade,
    private readonly members: MembersRepository,
    private readonly guests: GuestsFacade,
    private readonly accounts: BusinessAccountsFacade,
  ) {}

  onModuleInit(): void {
    for (const event of [pickupMoved, destinationChanged])
      this.events.participate(event, async (tx, { rideId }) => {
        const { paymentMethod, quoteId } = await this.rides.lock(tx, rideId);
        if (paymentMethod === 'account') await this.jobs.enqueue(tx, tellOfRoute, { rideId, quoteId }, GATHER_SECONDS);
      });
    this.jobs.handle(tellOfRoute, ({ rideId, quoteId }) => this.tellOfRoute(rideId, quoteId));
  }

  async tellOfBooking(tx: Transaction, ride: Ride, userId: number, bookedBy: string): Promise<void> {
    const writing = { template: BOOKED_FOR_YOU, facts: factsOf(ride, bookedBy) };
    await this.guests.tellPassenger(tx, { userId, rideId: ride.id }, writing);
  }

  private async tellOfRoute(rideId: number, quoteId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      // Every route has its own quote. With a different quote, a later job sends the message.
      if (ride.quoteId !== quoteId || OVER.includes(ride.status)) return;
      const passenger = (await this.members.list(rideId, tx)).find(({ seat }) => seat === 0);
      const payer = await this.accounts.payerOf(rideId, tx);
      if (!passenger || !payer) return;
      await this.guests.tellPassenger(
        tx,
        { userId: passenger.userId, rideId },
        {
          template: RIDE_CHANGED,
          facts: factsOf(ride, payer.name),
          key: `ride:${rideId}:route:${quoteId}:${passenger.userId}`,
        },
      );
    });
  }
}

const factsOf =
  ({ pickupLocation: pickup, dropoffLocation: destination, scheduledAt }: Ride, bookedBy: string) =>
  ({ day, time }: CityText) => ({
    bookedBy,
    pickup,
    destination,
    start: scheduledAt && { day: day(scheduledAt), time: time(scheduledAt) },
  });
