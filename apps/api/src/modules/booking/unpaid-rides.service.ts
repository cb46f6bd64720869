import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SYSTEM_CANCELLATION_REASONS } from '@groupride/contracts';
import { Config } from '../../config/config';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import { defineJob, Jobs } from '../../platform/jobs/jobs';
import { MembersFacade } from '../members/members.facade';
import { RidesFacade, SYSTEM, type Ride } from '../rides/rides.facade';

const giveUpUnpaidRide = defineJob<{ rideId: number }>('give-up-ride-that-stays-unpaid');

/** Cancels rides whose payment was abandoned. */
@Injectable()
export class UnpaidRides implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly jobs: Jobs,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(giveUpUnpaidRide, ({ rideId }) => this.giveUp(rideId));
  }

  async watch(tx: Transaction, rideId: number): Promise<void> {
    await this.jobs.enqueue(tx, giveUpUnpaidRide, { rideId }, Math.round(this.config.PAYMENT_MINUTES * 60));
  }

  private async giveUp(rideId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const ride = await this.rides.lock(tx, rideId);
      if (ride.status !== 'awaiting_payment' || (await this.isPledged(tx, ride))) return;
      await this.rides.move(tx, {
        rideId,
        to: 'cancelled',
        actor: SYSTEM,
        event: 'ride_cancelled',
        reason: SYSTEM_CANCELLATION_REASONS.en.notPaid,
        set: { cancelledAt: this.clock.now(), cancelReason: SYSTEM_CANCELLATION_REASONS.en.notPaid },
      });
    });
  }

  /** Whether the ride is a pledge that its organizer paid for and that waits for other members. */
  private async isPledged(tx: Transaction, { id, splitMode }: Ride): Promise<boolean> {
    if (splitMode !== 'pledge') return false;
    return (await this.members.list(id, tx)).some(({ isOrganizer, status }) => isOrganizer && status === 'confirmed');
  }
}
