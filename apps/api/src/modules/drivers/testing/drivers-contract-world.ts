import type { PaymentMethod, RideStatus } from '@groupride/contracts';
import { worldInMemory, type RepositoryWorld } from '../../../platform/database/testing/repository-world';
import type { RowsOfDrivers } from './in-memory-drivers';

interface RideOfADriver {
  status: RideStatus;
  paymentMethod?: PaymentMethod;
}

/** What the contracts of drivers need besides them. */
export interface DriversContractWorld extends RepositoryWorld {
  /** Of the account, which counts more than the one in the application. */
  setPhone(userId: number, phone: string): Promise<void>;
  giveRide(rideId: number, driverId: number, ride: RideOfADriver): Promise<void>;
  takeSeat(rideId: number, userId: number, seat: number): Promise<void>;
  leave(rideId: number, userId: number): Promise<void>;
  offer(rideId: number, driverId: number): Promise<void>;
  /** The driver app of this person gets offers by Web Push. */
  subscribe(userId: number): Promise<void>;
}

interface Ride {
  organizerId: number;
  driverId: number | null;
  status: RideStatus;
  paymentMethod: PaymentMethod;
  seats: { userId: number; seat: number }[];
}

/** Accounts, rides, seats, offers and subscriptions for repositories in memory. */
export class DriverRowsInMemory implements RowsOfDrivers {
  readonly phones = new Map<number, string>();
  readonly rides = new Map<number, Ride>();
  /** Ids of drivers. */
  readonly offered = new Set<number>();
  readonly subscribed = new Set<number>();

  /** Everybody is called Pat, as in the PostgreSQL of tests. */
  account(userId: number): { name: string; phone: string | null } {
    return { name: 'Pat', phone: this.phones.get(userId) ?? null };
  }

  isPushed(userId: number): boolean {
    return this.subscribed.has(userId);
  }

  ridesOf(driverId: number): Ride[] {
    return [...this.rides.values()].filter((ride) => ride.driverId === driverId);
  }

  hasOpenOffer(driverId: number): boolean {
    return this.offered.has(driverId);
  }
}

export function driversWorldInMemory(rows: DriverRowsInMemory): DriversContractWorld {
  const base = worldInMemory();
  const ride = (rideId: number) => rows.rides.get(rideId)!;
  return {
    ...base,
    async newRide(organizerId) {
      const id = await base.newRide(organizerId);
      rows.rides.set(id, { organizerId, driverId: null, status: 'pending', paymentMethod: 'cash', seats: [] });
      return id;
    },
    setPhone: async (userId, phone) => void rows.phones.set(userId, phone),
    giveRide: async (rideId, driverId, change) => void Object.assign(ride(rideId), { driverId, ...change }),
    takeSeat: async (rideId, userId, seat) => void ride(rideId).seats.push({ userId, seat }),
    async leave(rideId, userId) {
      ride(rideId).seats = ride(rideId).seats.filter((each) => each.userId !== userId);
    },
    offer: async (_rideId, driverId) => void rows.offered.add(driverId),
    subscribe: async (userId) => void rows.subscribed.add(userId),
  };
}
