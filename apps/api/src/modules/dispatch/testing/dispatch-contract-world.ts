import type { OfferCause, OfferStatus } from '@groupride/contracts';
import { worldInMemory, type RepositoryWorld } from '../../../platform/database/testing/repository-world';
import type { Ride } from '../../rides/rides.facade';
import { someRide } from '../../rides/testing/some-ride';

export type RideChange = Partial<
  Pick<Ride, 'status' | 'driverId' | 'bookingType' | 'scheduledAt' | 'pendingSince' | 'completedAt' | 'lastEvent'>
>;

/** A stored offer, including one that the driver no longer sees. */
export interface StoredOffer {
  driverId: number;
  status: OfferStatus;
  cause: OfferCause | null;
  ahead: boolean;
}

/** What the contracts of dispatch need besides its own tables. */
export interface DispatchContractWorld extends RepositoryWorld {
  newDriver(): Promise<number>;
  change(rideId: number, change: RideChange): Promise<void>;
  /** The driver becomes a member of the ride. */
  takeSeat(rideId: number, driverId: number): Promise<void>;
  /** The offers of a ride, in the order in which they were made. */
  offersOf(rideId: number): Promise<StoredOffer[]>;
}

/** Rides, and seats of drivers in them, for repositories in memory. */
export class DispatchRowsInMemory {
  readonly rides = new Map<number, Ride>();
  private readonly seats = new Set<string>();

  get all(): Ride[] {
    return [...this.rides.values()];
  }

  add(ride: Partial<Ride> & Pick<Ride, 'id'>): Ride {
    const added = someRide(ride);
    this.rides.set(added.id, added);
    return added;
  }

  change(rideId: number, change: Partial<Ride>): Ride {
    return this.add({ ...this.rides.get(rideId)!, ...change });
  }

  takeSeat(rideId: number, driverId: number): void {
    this.seats.add(`${rideId} ${driverId}`);
  }

  hasSeatIn = (rideId: number, driverId: number): boolean => this.seats.has(`${rideId} ${driverId}`);
}

export function dispatchWorldInMemory(
  rows: DispatchRowsInMemory,
  offersOf: DispatchContractWorld['offersOf'],
): DispatchContractWorld {
  const base = worldInMemory();
  return {
    ...base,
    newRide: async (organizerId) =>
      rows.add({ id: await base.newRide(organizerId), organizerId, pendingSince: new Date() }).id,
    newDriver: () => base.newUser(),
    change: async (rideId, change) => void rows.change(rideId, change),
    takeSeat: async (rideId, driverId) => rows.takeSeat(rideId, driverId),
    offersOf,
  };
}
