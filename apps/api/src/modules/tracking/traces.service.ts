import { Injectable, Logger } from '@nestjs/common';
import { ACTIVE_STATUSES, type TraceView } from '@groupride/contracts';
import type { Principal } from '../../platform/http/principal';
import { ProcessBus } from '../../platform/redis/process-bus';
import { AuditFacade } from '../identity/identity.facade';
import { RidesFacade } from '../rides/rides.facade';
import { isWorthRecording, lengthOf, type Sample } from './domain/trace-sampling';
import { rideUpdated } from './ride-updates';
import { TracesRepository, type TracedPosition } from './traces.repository';

const MAX_RIDES = 10_000;

/** Records the driven route of each ride in samples, keeps it after the trip, and shows it to operations. */
@Injectable()
export class TracesService {
  private readonly logger = new Logger(TracesService.name);
  /** The last point of each ride that this process recorded. A car may be on the road for several rides. */
  private readonly last = new Map<number, Sample>();

  constructor(
    private readonly traces: TracesRepository,
    private readonly rides: RidesFacade,
    private readonly audit: AuditFacade,
    bus: ProcessBus,
  ) {
    bus.subscribe(rideUpdated, ({ rideId, status }) => {
      if (status && !ACTIVE_STATUSES.includes(status)) this.last.delete(rideId);
    });
  }

  /** Records a position. Failures are only logged, because the live position must still be sent. */
  async record(position: TracedPosition): Promise<void> {
    const last = this.last.get(position.rideId);
    if (!isWorthRecording(last, position)) return;
    if (!last && this.last.size >= MAX_RIDES) this.last.delete(this.last.keys().next().value!);
    this.last.set(position.rideId, position);
    try {
      await this.traces.add(position);
    } catch (error) {
      this.logger.warn({ err: error, ride: position.rideId }, 'point of the trace lost');
    }
  }

  /** @throws ApiError not_found */
  async view(who: Principal, rideId: number): Promise<TraceView> {
    await this.rides.authorize(who, rideId);
    await this.audit.look(who.userId, 'view_trace', `ride:${rideId}`);
    const points = await this.traces.list(rideId);
    return {
      points: points.map(({ lat, lng, at }) => ({ lat, lng, at: at.toISOString() })),
      meters: Math.round(lengthOf(points)),
    };
  }
}
