import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../config/config';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';
import type { Payment } from '../payments/payments.facade';
import { pledgeOf, RidesFacade, type Ride } from '../rides/rides.facade';
import { PledgeClosingService } from './pledge-closing.service';
import { PledgeProgressService } from './pledge-progress.service';
import { dropUnpaidSeats } from './pledges.jobs';

/** Updates a pledge when somebody takes, pays for, or gives up a seat. */
@Injectable()
export class PledgeChanges implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly rides: RidesFacade,
    private readonly progress: PledgeProgressService,
    private readonly closing: PledgeClosingService,
    private readonly jobs: Jobs,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(dropUnpaidSeats, ({ rideId }) => this.dropUnpaid(rideId));
  }

  /** Gives the person who took a seat some minutes to pay for it. Requires the ride's lock. */
  async seatsChanged(tx: Transaction, rideId: number): Promise<void> {
    await this.progress.follow(tx, rideId);
    await this.jobs.enqueue(tx, dropUnpaidSeats, { rideId }, Math.ceil(this.config.PAYMENT_MINUTES * 60));
  }

  /** @param payment in its state before it was paid */
  async paid(tx: Transaction, ride: Ride, { payerId, state }: Payment): Promise<void> {
    const pledge = pledgeOf(ride);
    if (!pledge) return;
    if (pledge.closedAt) return this.closing.advance(tx, ride.id);
    if (state !== 'stored') await this.noteJoined(tx, ride.id, payerId);
    await this.progress.follow(tx, ride.id);
  }

  /** Updates a pledge after a bank released a share. */
  async released(rideId: number): Promise<void> {
    await this.database.transaction((tx) => this.progress.follow(tx, rideId));
  }

  private async noteJoined(tx: Transaction, rideId: number, userId: number): Promise<void> {
    const found = await this.progress.undecided(tx, rideId);
    if (!found) return;
    const data = { joined: found.group.paid.length, minRiders: found.pledge.minRiders };
    await this.rides.note(tx, { rideId, type: 'pledge_joined', actor: { as: 'member', userId }, data });
  }

  private async dropUnpaid(rideId: number): Promise<void> {
    await this.database.transaction(async (tx) => {
      const found = await this.progress.undecided(tx, rideId);
      if (!found || found.pledge.closedAt) return;
      const before = this.clock.now().getTime() - this.config.PAYMENT_MINUTES * 60_000;
      const late = found.group.unpaid.filter(({ joinedAt }) => joinedAt.getTime() <= before);
      await this.progress.drop(tx, rideId, late);
      if (late.length > 0) await this.progress.follow(tx, rideId);
    });
  }
}
