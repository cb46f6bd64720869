import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import {
  mayMove,
  type EventCancellation,
  type EventCancellationView,
  type EventRideCancelled,
  type EventTransportRide,
} from '@groupride/contracts';
import { formatCents, parseCents, sumOfCents } from '@groupride/pricing';
import { Database } from '../../platform/database/database';
import { fieldError } from '../../platform/http/api-error';
import { Idempotency } from '../../platform/http/idempotency';
import type { Principal } from '../../platform/http/principal';
import { RidesFacade } from '../rides/rides.facade';
import { CancellationsService } from './cancellations.service';
import { mapConcurrently } from './domain/map-concurrently';
import { agreedFor, type EventAgreement } from './event-agreement';
import { EventCancellationPreviews } from './event-cancellation-previews.service';

type Result = Pick<EventRideCancelled, 'outcome' | 'fee'>;

/** Cancels all rides of an event transport, each under the rules of a single ride and in its own transaction. */
@Injectable()
export class EventCancellations {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly rides: RidesFacade,
    private readonly previews: EventCancellationPreviews,
    private readonly cancellations: CancellationsService,
  ) {}

  /**
   * Cancels every ride that can be cancelled. Repeating the call with the same key gives the same response, also after
   * the first call was interrupted.
   * @throws ApiError business_account_required, scope_missing, not_found, validation_failed, idempotency_key_reused
   */
  async cancel(
    who: Principal,
    eventId: number,
    { reason, token }: EventCancellation,
    key: string | undefined,
  ): Promise<EventCancellationView> {
    const { rides } = await this.previews.find(who, eventId);
    if (key === undefined) throw fieldError('Idempotency-Key', 'is required', 'required');
    const agreement = typeof token === 'string' ? this.previews.read(who, eventId, token) : null;
    const request = { call: 'cancelEventTransport', eventId, reason: reason ?? null, token: token ?? null };
    await this.database.transaction((tx) =>
      this.idempotency.once(tx, who.userId, key, request, () => Promise.resolve({})),
    );
    const cancelled = await mapConcurrently(rides, async ({ index, rideId }) => ({
      index,
      rideId,
      ...(await this.cancelOne(who, rideId, { key: keyOf(key, rideId), request, agreement, reason })),
    }));
    const fees = cancelled.flatMap(({ outcome, fee }) => (outcome === 'cancelled' ? parseCents(fee) : []));
    return { eventId, fees: formatCents(sumOfCents(fees)), rides: cancelled };
  }

  private cancelOne(
    { userId }: Principal,
    rideId: EventTransportRide['rideId'],
    {
      key,
      request,
      agreement,
      reason,
    }: { key: string; request: object; agreement: EventAgreement | null; reason: string | undefined },
  ): Promise<Result> {
    return this.database.transaction((tx) =>
      this.idempotency.once(tx, userId, key, request, async (): Promise<Result> => {
        const ride = await this.rides.lock(tx, rideId);
        if (!mayMove(ride.status, 'cancelled', 'organizer'))
          return { outcome: ride.status === 'in_progress' ? 'in_progress' : 'already_over', fee: formatCents(0) };
        const agreed = agreement && agreedFor(agreement, rideId);
        const { cancelled, fee } = await this.cancellations.cancelAgreed(tx, ride, agreed, reason);
        return { outcome: cancelled ? 'cancelled' : 'not_agreed', fee: formatCents(fee) };
      }),
    );
  }
}

/** The idempotency key of one ride, which stores the result of cancelling it. */
const keyOf = (key: string, rideId: number): string =>
  `${createHash('sha256').update(key).digest('base64url')}:ride:${rideId}`;
