import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ConfirmationMoment } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { defineJob, Jobs } from '../../platform/jobs/jobs';
import { driverAssigned, type RideFact } from '../rides/rides.events';
import { RidesFacade, SYSTEM } from '../rides/rides.facade';
import { confirmationTimes } from './domain/confirmation';
import { RideConfirmationsRepository } from './ride-confirmations.repository';
import { UnconfirmedRides } from './unconfirmed-rides.service';

interface About {
  rideId: number;
  driverId: number;
}

const askToConfirm = defineJob<About & { moment: ConfirmationMoment }>('ask-driver-to-confirm');
const endConfirmation = defineJob<About>('end-confirmation-when-due');

/** Asks drivers of scheduled rides at the set times whether they will drive. The jobs check the current state, so an extra run does no harm. */
@Injectable()
export class ConfirmationWatch implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly jobs: Jobs,
    private readonly rides: RidesFacade,
    private readonly confirmations: RideConfirmationsRepository,
    private readonly unconfirmed: UnconfirmedRides,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.react(driverAssigned, 'plan-confirmations-when-driver-is-assigned', (fact) => this.plan(fact));
    this.jobs.handle(askToConfirm, (about) => this.ask(about));
    this.jobs.handle(endConfirmation, (about) => this.end(about));
  }

  private async plan({ rideId, number }: RideFact): Promise<void> {
    const ride = await this.rides.find(rideId);
    if (ride?.status !== 'confirmed' || !ride.scheduledAt || !ride.acceptedAt || ride.driverId === null) return;
    const about = { rideId, driverId: ride.driverId };
    const assigned = await this.rides.findEvent(rideId, number);
    // Drivers who moved up from the standby list did not just choose the ride, so they are asked at once.
    const movedUp = assigned?.data['standby'] === true && assigned.data['driverId'] === ride.driverId;
    const askedUntil = movedUp ? this.unconfirmed.dueAt(ride.scheduledAt, 'standby') : ride.acceptedAt;
    const times = confirmationTimes(ride.scheduledAt, askedUntil);
    await this.database.transaction(async (tx) => {
      if (movedUp) await this.jobs.enqueue(tx, askToConfirm, { ...about, moment: 'standby' });
      for (const { moment, askAt } of times) await this.jobs.enqueueAt(tx, askToConfirm, { ...about, moment }, askAt);
    });
  }

  private async ask({ rideId, driverId, moment }: About & { moment: ConfirmationMoment }): Promise<void> {
    const askedAt = this.clock.now();
    await this.database.transaction(async (tx) => {
      const ride = await this.held(tx, { rideId, driverId });
      if (!ride?.scheduledAt || !(await this.unconfirmed.isAsked(tx, ride))) return;
      const dueAt = this.unconfirmed.dueAt(ride.scheduledAt, moment);
      if (!(await this.confirmations.ask(tx, { rideId, driverId, moment, askedAt, dueAt }))) return;
      const data = { driverId, moment, confirmBy: dueAt.toISOString() };
      await this.rides.note(tx, { rideId, type: 'confirmation_asked', actor: SYSTEM, data });
      await this.unconfirmed.tell(tx, ride, driverId, { moment, dueAt });
      await this.jobs.enqueueAt(tx, endConfirmation, { rideId, driverId }, dueAt);
    });
  }

  private async end(about: About): Promise<void> {
    await this.database.transaction(async (tx) => {
      const ride = await this.held(tx, about);
      const { rideId, driverId } = about;
      if (ride && (await this.confirmations.isOverdue(tx, rideId, driverId, this.clock.now())))
        await this.unconfirmed.take(tx, ride, driverId);
    });
  }

  /** Locks the ride and returns it while the driver has it and has not set out. */
  private async held(tx: Transaction, { rideId, driverId }: About) {
    const ride = await this.rides.lock(tx, rideId);
    return ride.status === 'confirmed' && ride.driverId === driverId ? ride : null;
  }
}
