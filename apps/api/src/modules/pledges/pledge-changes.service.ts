import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config';
import { Database, type Transaction } from '../../platform/database/database';
import { Jobs } from '../../platform/jobs/jobs';
import type { Payment } from '../payments/payments.facade';
import { pledgeOf, RidesFacade, type Ride } from '../rides/rides.facade';
import { PledgeClosingService } from './pledge-closing.service';
import { PledgeProgressService } from './pledge-progress.service';
import { dropUnpaidSeats } from './pledges.jobs';

/** Updates a pledge when somebody takes, pays for, or gives up a seat. */
@Injectable()
export class PledgeChanges {
  constructor(
    private readonly database: Database,
    private readonly rides: RidesFacade,
    private readonly progress: PledgeProgressService,
    private readonly closing: PledgeClosingService,
    private readonly jobs: Jobs,
    private readonly config: Config,
  ) {}

  /** Gives the person who took a seat some minutes to pay for it. Requires the ride's lock. */
  async seatsChanged(tx: Transaction, rideId: number): Promise<void> {
    await this.progress.follow(tx, rideId);
    await this.jobs.enqueue(tx, dropUnpaidSeats, { rideId }, Math.ceil(this.config.PAYMENT_MINUTES * 60));
  }

  /** @param payment in its state before it was paid */
  async paid(tx: Transaction, ride: Ride, { payerId, state, recoverBefore }: Payment): Promise<void> {
    const pledge = pledgeOf(ride);
    if (!pledge) return;
    if (pledge.closedAt) return this.closing.advance(tx, ride.id);
    if (state !== 'stored' && recoverBefore === null) await this.noteJoined(tx, ride.id, payerId);
    await this.progress.follow(tx, ride.id);
  }

  /** Updates a pledge after a bank released the share of a member or of the organizer. */
  async released(rideId: number): Promise<void> {
    await this.database.transaction((tx) => this.progress.follow(tx, rideId));
  }

  /** Updates a pledge after a hold was lost. Requires the ride's lock. */
  async lost(tx: Transaction, rideId: number): Promise<void> {
    await this.progress.follow(tx, rideId);
  }

  private async noteJoined(tx: Transaction, rideId: number, userId: number): Promise<void> {
    const found = await this.progress.undecided(tx, rideId);
    if (!found) return;
    const data = { joined: found.group.paid.length, minRiders: found.pledge.minRiders };
    await this.rides.note(tx, { rideId, type: 'pledge_joined', actor: { as: 'member', userId }, data });
  }
}
