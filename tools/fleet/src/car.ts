import { decodePolyline, type LatLng } from '@groupride/geo';
import { UnreachableError, type GroupRideClient } from '@groupride/client';
import type { Clock } from './clock';
import { realSpeed } from './domain/pacing';
import { pathAlong, whereAfter, withEnds, type Path, type Whereabouts } from './domain/path';

/** Interval at which a moving car reports its position. */
const TICK_MS = 1000;
/** Minimum interval between stored positions; passengers receive positions by socket. */
const STORE_EVERY_MS = 25_000;

export interface Route {
  readonly path: Path;
  /** Speed in real traffic, in meters per second. */
  readonly speed: number;
}

/** The API's route between two points. */
export async function routeBetween(api: GroupRideClient, from: LatLng, to: LatLng): Promise<Route> {
  const text = ({ lat, lng }: LatLng) => `${lat.toFixed(6)},${lng.toFixed(6)}`;
  const answer = await api.get('/api/directions', { query: { from: text(from), to: text(to) } });
  return {
    path: pathAlong(withEnds(from, decodePolyline(answer.polyline), to)),
    speed: realSpeed(answer.distance, Number.parseFloat(answer.duration)),
  };
}

/** The position of one demo driver. It outlives sign-ins and lost connections. */
export class Car {
  private storedAt = 0;

  constructor(
    public position: LatLng,
    private readonly clock: Clock,
  ) {}

  /**
   * Drives to the end of the path, one step per second. `onTick` is called with every step and returns whether to
   * continue.
   * @returns whether the end was reached
   */
  async drive(
    path: Path,
    metersPerSecond: number,
    signal: AbortSignal,
    onTick: (at: Whereabouts) => Promise<boolean>,
  ): Promise<boolean> {
    const start = this.clock.now();
    for (;;) {
      await this.clock.sleep(TICK_MS, signal);
      if (signal.aborted) return false;
      const at = whereAfter(path, ((this.clock.now() - start) / 1000) * metersPerSecond);
      this.position = at.position;
      if (!(await onTick(at))) return false;
      if (at.metersLeft <= 0) return true;
    }
  }

  /**
   * Sends the position to the API, at most as often as it should be stored. If the API is unreachable, it is sent
   * later.
   */
  async store(
    api: GroupRideClient,
    driverId: number,
    at?: Pick<Whereabouts, 'heading'> & { speed: number },
    now = this.clock.now(),
  ): Promise<void> {
    if (now - this.storedAt < STORE_EVERY_MS) return;
    this.storedAt = now;
    try {
      await api.patch('/api/drivers/{driverId}/location', { path: { driverId }, body: { ...this.position, ...at } });
    } catch (error) {
      if (!(error instanceof UnreachableError)) throw error;
      this.storedAt = 0;
    }
  }
}
