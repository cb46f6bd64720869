import type { LatLng } from '@groupride/geo';
import type { Chance } from '../chance';

const UPTOWN = { lat: 35.2271, lng: -80.8431 };
/** Size of the city in degrees, about 40 × 40 kilometers. */
const SPREAD = { lat: 0.36, lng: 0.44 };
/** Movement between two reports in degrees, about 40 meters in each direction. */
const STEP = 0.000_36;
const FINE = 1_000_000;

/** A number from -1 to 1. */
const around = (chance: Chance): number => (2 * chance.below(FINE)) / FINE - 1;

export interface Move extends LatLng {
  id: number;
}

/** Drivers who drive around one city at random. */
export class MovingDrivers {
  readonly positions: LatLng[];

  constructor(
    count: number,
    private readonly chance: Chance,
  ) {
    this.positions = Array.from({ length: count }, () => this.somewhere());
  }

  somewhere(): LatLng {
    return {
      lat: UPTOWN.lat + (SPREAD.lat / 2) * around(this.chance),
      lng: UPTOWN.lng + (SPREAD.lng / 2) * around(this.chance),
    };
  }

  /** Moves some drivers. */
  moves(count: number): Move[] {
    return Array.from({ length: count }, () => {
      const id = this.chance.below(this.positions.length);
      const before = this.positions[id]!;
      const to = { lat: before.lat + STEP * around(this.chance), lng: before.lng + STEP * around(this.chance) };
      this.positions[id] = to;
      return { id, ...to };
    });
  }
}
