import { Injectable } from '@nestjs/common';
import {
  mayMove,
  type EventCancellationPreview,
  type EventTransportRide,
  type EventTransportView,
} from '@groupride/contracts';
import { formatCents } from '@groupride/pricing';
import { Config } from '../../config/config';
import { Clock } from '../../platform/clock';
import { notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { BusinessAccountsFacade } from '../business-accounts/business-accounts.facade';
import { BusinessEventsFacade } from '../business-accounts/business-events.facade';
import { RidesFacade, type Ride } from '../rides/rides.facade';
import { situationOf } from './agreement';
import { presentEventRide } from './cancellation.presenter';
import { notOurToken } from './cancellations.errors';
import type { Outcome } from './domain/outcome';
import { mapConcurrently } from './domain/map-concurrently';
import { readEventAgreement, signEventAgreement, type EventAgreement } from './event-agreement';
import { PreviewsService, TOKEN_LIFETIME } from './previews.service';

interface Previewed {
  ride: Ride;
  row: EventTransportRide;
  /** Null for a ride that cannot be cancelled. */
  outcome: Outcome | null;
}

/** Previews the fees for cancelling all rides of an event transport and signs them. */
@Injectable()
export class EventCancellationPreviews {
  constructor(
    private readonly accounts: BusinessAccountsFacade,
    private readonly events: BusinessEventsFacade,
    private readonly rides: RidesFacade,
    private readonly previews: PreviewsService,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** @throws ApiError business_account_required, scope_missing, not_found */
  async show(who: Principal, eventId: number): Promise<EventCancellationPreview> {
    const { rides: rows } = await this.find(who, eventId);
    const rides = new Map((await this.rides.findAll(rows.map(({ rideId }) => rideId))).map((ride) => [ride.id, ride]));
    const previewed = await mapConcurrently(rows, async (row): Promise<Previewed> => {
      const ride = rides.get(row.rideId)!;
      const may = mayMove(ride.status, 'cancelled', 'organizer');
      return { ride, row, outcome: may ? await this.previews.outcome(ride, 'organizer') : null };
    });
    const token = previewed.some(({ outcome }) => outcome) ? this.token(who, eventId, previewed) : null;
    return {
      eventId,
      fees: formatCents(previewed.reduce((sum, { outcome }) => sum + (outcome?.fee ?? 0), 0)),
      rides: previewed.map(({ ride, row, outcome }) => presentEventRide(row.index, ride, outcome)),
      token: token?.text ?? null,
      tokenExpiresAt: token?.expiresAt.toISOString() ?? null,
    };
  }

  /**
   * Finds an event transport for the service that booked it. Only that service may cancel its rides.
   * @throws ApiError business_account_required, scope_missing, not_found
   */
  async find(who: Principal, eventId: number): Promise<EventTransportView> {
    const event = await this.events.view(await this.accounts.accountOf(who, 'business:write'), eventId, who.userId);
    const [ride] = await this.rides.findAll(event.rides.slice(0, 1).map(({ rideId }) => rideId));
    if (ride?.organizerId !== who.userId) throw notFound('event transport');
    return event;
  }

  /** @throws ApiError validation_failed for a token of another person or event transport */
  read(who: Principal, eventId: number, token: string): EventAgreement {
    const agreement = readEventAgreement(token, this.config.SIGNING_SECRET);
    if (agreement?.eventId !== eventId || agreement.userId !== who.userId) throw notOurToken();
    return agreement;
  }

  private token({ userId }: Principal, eventId: number, previewed: readonly Previewed[]) {
    const expiresAt = new Date(this.clock.now().getTime() + TOKEN_LIFETIME);
    const rides = previewed.flatMap(({ ride, outcome }) =>
      // A free cancellation needs no agreement.
      outcome && outcome.fee > 0
        ? [[ride.id, situationOf(ride, outcome), outcome.row?.rule ?? null, outcome.fee, outcome.driverPart] as const]
        : [],
    );
    const agreement = { eventId, userId, expiresAt: expiresAt.getTime(), rides };
    return { text: signEventAgreement(agreement, this.config.SIGNING_SECRET), expiresAt };
  }
}
