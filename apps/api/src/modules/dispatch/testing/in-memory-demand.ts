import type { Ride } from '../../rides/rides.facade';
import { DemandRepository, type WaitingGroups } from '../demand.repository';

const SQUARE = { lat: 0.01, lng: 0.0125 };
const MOST = 50;

/** Demand of rides in memory. */
export class InMemoryDemand extends DemandRepository {
  constructor(private readonly rides: { readonly all: readonly Ride[] }) {
    super();
  }

  async waiting(seats: number, until: Date): Promise<WaitingGroups[]> {
    const squares = new Map<string, WaitingGroups>();
    for (const { status, runId, groupSize, scheduledAt, pickupLat, pickupLng } of this.rides.all) {
      if (status !== 'pending' || runId !== null || groupSize > seats || (scheduledAt && scheduledAt >= until))
        continue;
      const [lat, lng] = [middle(pickupLat, SQUARE.lat), middle(pickupLng, SQUARE.lng)];
      const square = squares.get(`${lat} ${lng}`) ?? { lat, lng, waiting: 0 };
      squares.set(`${lat} ${lng}`, { ...square, waiting: square.waiting + 1 });
    }
    return [...squares.values()].sort((a, b) => b.waiting - a.waiting || a.lat - b.lat || a.lng - b.lng).slice(0, MOST);
  }
}

const middle = (degrees: number, step: number) => (Math.floor(degrees / step) + 0.5) * step;
