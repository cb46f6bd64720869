import { Injectable } from '@nestjs/common';
import type { RideViewer, TrackView } from '@groupride/contracts';
import type { LatLng } from '@groupride/geo';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import { AuditFacade } from '../identity/identity.facade';
import { RidesFacade, type Ride } from '../rides/rides.facade';
import { SharedPositionsService } from './shared-positions.service';
import type { GroupMessage, TracePoint, TrackingFacade } from './tracking.facade';
import { TrackViews } from './track-views.service';
import { TracesRepository } from './traces.repository';

/** Shows the car to those who may see it, while its driver is on the road for the ride. */
@Injectable()
export class TrackingService implements TrackingFacade {
  constructor(
    private readonly rides: RidesFacade,
    private readonly views: TrackViews,
    private readonly shared: SharedPositionsService,
    private readonly audit: AuditFacade,
    private readonly traces: TracesRepository,
  ) {}

  async track(who: Principal, rideId: number): Promise<TrackView> {
    const { ride, viewer } = await this.rides.authorize(who, rideId);
    if (viewer === 'admin') await this.audit.look(who.userId, 'follow_ride', `ride:${rideId}`);
    return this.trackOf(ride);
  }

  async trackOf(ride: Ride): Promise<TrackView> {
    return this.views.of(ride.id);
  }

  sharedPositionsOf(rideId: number): Promise<Map<number, { location: LatLng; receivedAt: Date }>> {
    return this.shared.positionsOf(rideId);
  }

  positionsAround(rideId: number, driverId: number, at: Date): Promise<TracePoint[]> {
    return this.traces.around(rideId, driverId, at);
  }

  positionsBetween(rideId: number, driverId: number, from: Date, to: Date, tx?: Transaction): Promise<TracePoint[]> {
    return this.traces.between(rideId, driverId, from, to, tx);
  }

  tellGroup(rideId: number, message: GroupMessage): void {
    this.shared.tell(rideId, message);
  }

  /**
   * Authorizes someone to follow a ride live. Access by operators is recorded in the audit log.
   * @throws ApiError not_found
   */
  async follow(who: Principal, rideId: number): Promise<{ ride: Ride; viewer: RideViewer }> {
    const { ride, viewer } = await this.rides.authorize(who, rideId);
    if (viewer === 'admin') await this.audit.look(who.userId, 'follow_ride', `ride:${rideId}`);
    return { ride, viewer };
  }
}
