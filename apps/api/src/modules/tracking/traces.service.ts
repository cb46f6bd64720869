import { Injectable, Logger } from '@nestjs/common';
import type { TraceView } from '@groupride/contracts';
import type { Principal } from '../../platform/http/principal';
import { AuditFacade } from '../identity/identity.facade';
import { RidesFacade } from '../rides/rides.facade';
import { isWorthRecording, lengthOf, type Sample } from './domain/trace-sampling';
import { TracesRepository, type TracedPosition } from './traces.repository';

/** Records the driven route of each ride in samples, keeps it after the trip, and shows it to operations. */
@Injectable()
export class TracesService {
  private readonly logger = new Logger(TracesService.name);
  /** The last point of each driver that this process recorded. */
  private readonly last = new Map<number, Sample>();

  constructor(
    private readonly traces: TracesRepository,
    private readonly rides: RidesFacade,
    private readonly audit: AuditFacade,
  ) {}

  /** Records a position. Failures are only logged, because the live position must still be sent. */
  async record(position: TracedPosition): Promise<void> {
    if (!isWorthRecording(this.last.get(position.driverId), position)) return;
    this.last.set(position.driverId, position);
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
