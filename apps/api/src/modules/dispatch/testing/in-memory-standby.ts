import type { Transaction } from '../../../platform/database/database';
import type { Ride } from '../../rides/rides.facade';
import { StandbyRepository, type Standby } from '../standby.repository';

/** Standby lists in memory. */
export class InMemoryStandby extends StandbyRepository {
  private waiting: Omit<Standby, 'place'>[] = [];

  constructor(private readonly rides: { readonly all: readonly Ride[] }) {
    super();
  }

  async join(_tx: Transaction, rideId: number, driverId: number, joinedAt: Date): Promise<void> {
    if (!this.waiting.some(isOf(rideId, driverId))) this.waiting.push({ rideId, driverId, joinedAt });
  }

  async leave(rideId: number, driverId: number): Promise<boolean> {
    const left = this.waiting.filter(isOf(rideId, driverId));
    this.waiting = this.waiting.filter((each) => !left.includes(each));
    return left.length > 0;
  }

  async lists(rideIds: readonly number[]): Promise<Standby[]> {
    return [...new Set(rideIds)]
      .sort((a, b) => a - b)
      .flatMap((id) =>
        this.waiting.filter(({ rideId }) => rideId === id).map((each, index) => ({ ...each, place: index + 1 })),
      );
  }

  async ridesOf(driverId: number): Promise<number[]> {
    const mine = this.waiting.filter((each) => each.driverId === driverId).map(({ rideId }) => rideId);
    return this.rides.all
      .filter((ride) => mine.includes(ride.id) && ride.driverId !== driverId && hasNotBegun(ride))
      .map(({ id }) => id);
  }
}

const isOf =
  (rideId: number, driverId: number) =>
  (each: Omit<Standby, 'place'>): boolean =>
    each.rideId === rideId && each.driverId === driverId;

const hasNotBegun = ({ status }: Ride) => status === 'pending' || status === 'confirmed';
