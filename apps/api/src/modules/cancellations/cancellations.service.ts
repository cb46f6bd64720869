import { Injectable } from '@nestjs/common';
import type { Cancellation, CancellationView, RideView } from '@groupride/contracts';
import { mayMove } from '@groupride/contracts';
import { formatCents, type Cents } from '@groupride/pricing';
import { Config } from '../../config/config';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import { Idempotency } from '../../platform/http/idempotency';
import { isOperatorWith } from '../../platform/http/access';
import type { Principal } from '../../platform/http/principal';
import { AuditFacade } from '../identity/identity.facade';
import { noSuchRide, RidesFacade, rideStateConflict, type Ride } from '../rides/rides.facade';
import { notAgreed, notOurToken } from './cancellations.errors';
import { readAgreement, situationOf, type Agreement } from './agreement';
import type { Outcome } from './domain/outcome';
import { PreviewsService } from './previews.service';

type Decision = Pick<Agreement, 'rule' | 'fee' | 'driverPart'>;

/** The amounts that were agreed to for a ride, from the token of a ride or of an event transport. */
export type Agreed = Decision & Pick<Agreement, 'situation' | 'expiresAt'>;

/** Rolls back the transaction when the person was not shown the current amounts. */
class NotAgreed extends Error {
  constructor(
    readonly ride: Ride,
    readonly outcome: Outcome,
  ) {
    super('the amounts were not agreed to');
  }
}

/** Cancels rides and previews the financial outcome for each payer. */
@Injectable()
export class CancellationsService {
  constructor(
    private readonly database: Database,
    private readonly rides: RidesFacade,
    private readonly previews: PreviewsService,
    private readonly audit: AuditFacade,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly idempotency: Idempotency,
  ) {}

  /** Previews the outcome if the organizer or an operator cancels the ride now, or a member leaves it. */
  async preview(who: Principal, rideId: number): Promise<CancellationView> {
    const { ride, viewer } = await this.rides.authorize(who, rideId);
    if (viewer === 'driver') throw noSuchRide();
    return this.previews.show(who, viewer, ride, await this.previews.outcome(ride, viewer));
  }

  /**
   * Cancels a ride. An organizer pays the fee of the preview whose token they send, as long as only time has passed
   * since. Without a token, only a free cancellation succeeds.
   * @param key `Idempotency-Key`: requests with the same key and body cancel once and get the same response
   * @throws ApiError cancellation_not_agreed with the current preview, ride_state_conflict, not_found,
   * validation_failed, idempotency_key_reused
   */
  async cancel(who: Principal, rideId: number, { reason, token }: Cancellation, key?: string): Promise<RideView> {
    const { viewer } = await this.rides.authorize(who, rideId);
    if (viewer !== 'organizer' && !isOperatorWith(who, 'rides.act')) throw noSuchRide();
    const as = viewer === 'organizer' ? 'organizer' : 'admin';
    const agreement = typeof token === 'string' ? this.read(who, rideId, token) : null;
    const request = { call: 'cancelRide', rideId, reason: reason ?? null, token: token ?? null };
    try {
      await this.database.transaction((tx) =>
        this.idempotency.once(tx, who.userId, key, request, async () => {
          const ride = await this.rides.lock(tx, rideId);
          if (!mayMove(ride.status, 'cancelled', as)) throw rideStateConflict(ride.status);
          if (as === 'organizer') {
            const { cancelled, outcome } = await this.cancelAgreed(tx, ride, agreement, reason);
            if (!cancelled) throw new NotAgreed(ride, outcome);
          } else {
            const { fee, driverPart } = await this.previews.outcome(ride, as, tx);
            await this.cancelRide(tx, ride, { as, userId: who.userId }, { rule: null, fee, driverPart }, reason);
            await this.audit.record(who.userId, 'cancel_ride', `ride:${rideId}`, { reason: reason ?? null }, tx);
          }
          return { rideId };
        }),
      );
    } catch (error) {
      throw error instanceof NotAgreed
        ? notAgreed(await this.previews.show(who, as, error.ride, error.outcome))
        : error;
    }
    return this.rides.view(who, rideId);
  }

  /**
   * Cancels a ride for its organizer if they agreed to the fee. Runs under the ride's lock; the status must allow it.
   * @returns the fee charged; without an agreement, the fee that would apply, and the ride is unchanged
   */
  async cancelAgreed(
    tx: Transaction,
    ride: Ride,
    agreement: Agreed | null,
    reason?: string,
  ): Promise<{ cancelled: boolean; fee: Cents; outcome: Outcome }> {
    const outcome = await this.previews.outcome(ride, 'organizer', tx);
    const decision = this.agreed(ride, outcome, agreement);
    if (!decision) return { cancelled: false, fee: outcome.fee, outcome };
    await this.cancelRide(tx, ride, { as: 'organizer', userId: ride.organizerId }, decision, reason);
    return { cancelled: true, fee: decision.fee, outcome };
  }

  private async cancelRide(
    tx: Transaction,
    ride: Ride,
    actor: { as: 'organizer' | 'admin'; userId: number },
    { rule, fee, driverPart }: Decision,
    reason?: string,
  ): Promise<void> {
    await this.rides.move(tx, {
      rideId: ride.id,
      to: 'cancelled',
      actor,
      event: 'ride_cancelled',
      ...(reason ? { reason } : {}),
      data: { rule, fee: formatCents(fee), driverPart: formatCents(driverPart), policy: ride.cancelPolicyId },
      set: {
        cancelledAt: this.clock.now(),
        cancelReason: reason ?? null,
        cancelRule: rule,
        cancelFee: fee,
        cancelDriverPart: driverPart,
      },
    });
  }

  /** The decision that the organizer agreed to; null when they must see the current amounts first. */
  private agreed(ride: Ride, outcome: Outcome, agreement: Agreed | null): Decision | null {
    const now = { rule: outcome.row?.rule ?? null, fee: outcome.fee, driverPart: outcome.driverPart };
    if (!agreement) return now.fee === 0 ? now : null;
    const holds =
      agreement.expiresAt >= this.clock.now().getTime() && agreement.situation === situationOf(ride, outcome);
    return holds ? agreement : null;
  }

  private read(who: Principal, rideId: number, token: string): Agreement {
    const agreement = readAgreement(token, this.config.SIGNING_SECRET);
    if (agreement?.rideId !== rideId || agreement.userId !== who.userId) throw notOurToken();
    return agreement;
  }
}
