import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { formatCents } from '@groupride/pricing';
import { Config } from '../../config/config';
import { Database, type Transaction } from '../../platform/database/database';
import { Events } from '../../platform/events/events';
import { defineJob, Jobs } from '../../platform/jobs/jobs';
import { AuthorizationsFacade } from '../authorizations/authorizations.facade';
import { driverAssigned, rideCancelled, rideNotice } from '../rides/rides.events';
import { RidesFacade, SYSTEM } from '../rides/rides.facade';
import type { ChangePlan } from './change-plan';
import { WaitingChangesRepository, type WaitingChange } from './waiting-changes.repository';

interface Wait {
  rideId: number;
  total: number;
  /** Missing in jobs of earlier releases, which know a change only by its total. */
  changeId?: number;
}

const giveUpWaitingChange = defineJob<Wait>('give-up-change-that-waits-too-long');

/** Reasons why a waiting change was given up, for the ride's history. */
const WHY = {
  too_late: 'The larger amount was not confirmed in time.',
  taken: 'A driver took the ride as it was.',
  cancelled: 'The ride was cancelled.',
  replaced: 'Another change was asked for.',
  withdrawn: 'The organizer left it as it was.',
  arrived: 'The driver arrived at the pickup first.',
} as const;

/** Keeps changes that wait for a hold increase. Until it is authorized, the ride and its price stay as they are. */
@Injectable()
export class WaitingChanges implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly repository: WaitingChangesRepository,
    private readonly rides: RidesFacade,
    private readonly authorizations: AuthorizationsFacade,
    private readonly events: Events,
    private readonly jobs: Jobs,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(giveUpWaitingChange, (wait) => this.giveUpNow(wait.rideId, 'too_late', wait));
    this.events.react(driverAssigned, 'give-up-waiting-change-when-a-driver-took-the-ride', ({ rideId }) =>
      this.giveUpNow(rideId, 'taken'),
    );
    this.events.react(
      rideNotice,
      'give-up-waiting-change-when-the-driver-is-at-the-pickup',
      async ({ rideId, type }) => {
        if (type === 'driver_arrived' || type === 'trip_started') await this.giveUpNow(rideId, 'arrived');
      },
    );
    this.events.react(rideCancelled, 'give-up-waiting-change-when-ride-is-cancelled', ({ rideId }) =>
      this.giveUpNow(rideId, 'cancelled'),
    );
  }

  /** Requests the hold increase for a change. Repeating the same change keeps it waiting. Runs under the ride's lock. */
  async begin(tx: Transaction, { ride, wanted, toAuthorize: total }: ChangePlan): Promise<void> {
    const before = await this.repository.find(tx, ride.id);
    if (before?.total === total && isDeepStrictEqual(before.wanted, wanted)) return;
    await this.giveUp(tx, ride.id, 'replaced');
    const changeId = await this.repository.add(tx, ride.id, { wanted, total });
    await this.authorizations.requestIncrease(tx, ride.id, ride.organizerId, total);
    await this.jobs.enqueue(
      tx,
      giveUpWaitingChange,
      { rideId: ride.id, total, changeId },
      Math.round(this.config.PAYMENT_MINUTES * 60),
    );
  }

  find(tx: Transaction, rideId: number): Promise<WaitingChange | null> {
    return this.repository.find(tx, rideId);
  }

  /** Ends a waiting change that was applied. */
  async done(tx: Transaction, rideId: number): Promise<void> {
    await this.repository.end(tx, rideId, { state: 'done', why: null });
  }

  /**
   * Gives up a waiting change and keeps the current hold. Runs under the ride's lock.
   * @param why a known reason or an error
   */
  async giveUp(tx: Transaction, rideId: number, why: keyof typeof WHY | Error): Promise<void> {
    const [cause, reason] = why instanceof Error ? ['refused', why.message] : [why, WHY[why]];
    const waiting = await this.repository.find(tx, rideId);
    if (!waiting || !(await this.repository.end(tx, rideId, { state: 'given_up', why: reason }))) return;
    await this.authorizations.withdrawIncrease(tx, rideId, (await this.rides.lock(tx, rideId)).organizerId);
    await this.rides.note(tx, {
      rideId,
      type: 'change_given_up',
      actor: SYSTEM,
      reason,
      data: { total: formatCents(waiting.total), cause },
    });
  }

  /** @param only gives up only this change, and none that was asked for since */
  async giveUpNow(rideId: number, why: keyof typeof WHY, only?: Omit<Wait, 'rideId'>): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.rides.lock(tx, rideId);
      const waiting = await this.repository.find(tx, rideId);
      // The pickup can still move after a driver accepts the ride.
      if (!waiting || (why === 'taken' && waiting.wanted.pickup)) return;
      if (only && (only.total !== waiting.total || (only.changeId ?? waiting.id) !== waiting.id)) return;
      await this.giveUp(tx, rideId, why);
    });
  }
}
