import type { LatLng } from '@groupride/geo';
import type { RepositoryWorld } from '../../../platform/database/testing/repository-world';
import type { SeenDriver } from './driving-sources';

/** What the contracts of driving need besides their repositories. */
export interface DrivingContractWorld extends RepositoryWorld {
  newDriver(seen?: Partial<SeenDriver>): Promise<number>;
  /** Gives the ride to a driver, or takes it from whoever has it. */
  assign(
    rideId: number,
    ride: { driverId: number; status: 'confirmed' | 'en_route' | 'in_progress'; acceptedAt?: Date } | null,
  ): Promise<void>;
  arrive(rideId: number, at: Date): Promise<void>;
  movePickup(rideId: number, to: LatLng): Promise<void>;
  /** Somebody with a seat in the ride gets aboard. */
  board(rideId: number): Promise<void>;
  /** A run serves the ride, and stops for another ride first. */
  putBehindAnother(rideId: number): Promise<void>;
}
