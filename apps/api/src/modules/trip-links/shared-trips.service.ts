import { Injectable } from '@nestjs/common';
import { firstName, type SharedTripCar, type SharedTripView } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { hashToken } from '../../platform/token-hash';
import { DriversFacade } from '../drivers/drivers.facade';
import { IdentityFacade } from '../identity/identity.facade';
import { MembersFacade } from '../members/members.facade';
import { RidesFacade } from '../rides/rides.facade';
import { TrackingFacade } from '../tracking/tracking.facade';
import { expiryOf, stateOf } from './domain/shared-trip';
import { tripLinkExpired, tripLinkInvalid, tripLinkRevoked } from './trip-links.errors';
import { TripLinksRepository } from './trip-links.repository';

const LONGEST_TOKEN = 100;

/** Presents a ride to people with a trip link. */
@Injectable()
export class SharedTripsService {
  constructor(
    private readonly links: TripLinksRepository,
    private readonly rides: RidesFacade,
    private readonly members: MembersFacade,
    private readonly drivers: DriversFacade,
    private readonly people: IdentityFacade,
    private readonly tracking: TrackingFacade,
    private readonly clock: Clock,
  ) {}

  /** @throws ApiError trip_link_invalid, trip_link_revoked, trip_link_expired */
  async view(token: string): Promise<SharedTripView> {
    const link = token.length <= LONGEST_TOKEN ? await this.links.findByHash(hashToken(token, 'base64url')) : null;
    const ride = link && (await this.rides.find(link.rideId));
    if (!link || !ride) throw tripLinkInvalid();
    if (link.revokedAt) throw tripLinkRevoked();
    const expiresAt = expiryOf(ride);
    if (expiresAt && expiresAt <= this.clock.now()) throw tripLinkExpired();
    const members = await this.members.list(ride.id);
    const [names, people, car, track] = await Promise.all([
      this.members.firstNames(ride.id),
      this.people.findMany([link.createdBy]),
      this.carOf(ride.driverId),
      this.tracking.trackOf(ride),
    ]);
    // Only a service can share a ride without a seat in it.
    const nameOf = (userId: number) => names.get(userId) ?? firstName(people.get(userId)?.name ?? '');
    return {
      state: stateOf(ride),
      sharedBy: nameOf(link.createdBy),
      riders: members.map(({ userId }) => ({ firstName: nameOf(userId) })),
      pickupLocation: ride.pickupLocation,
      dropoffLocation: ride.dropoffLocation,
      pickup: { lat: ride.pickupLat, lng: ride.pickupLng },
      destination: { lat: ride.dropoffLat, lng: ride.dropoffLng },
      scheduledAt: ride.scheduledAt?.toISOString() ?? null,
      car,
      track,
      endedAt: (ride.completedAt ?? ride.cancelledAt)?.toISOString() ?? null,
      expiresAt: expiresAt?.toISOString() ?? null,
    };
  }

  private async carOf(driverId: number | null): Promise<SharedTripCar | null> {
    const driver = driverId === null ? null : await this.drivers.find(driverId);
    if (!driver) return null;
    return { driverName: firstName(driver.name), vehicle: driver.vehicle, licensePlate: driver.licensePlate };
  }
}
