import { only } from '../../platform/testing/stand-ins';
import type { DriversFacade, WaitingRidesSearch } from '../drivers/drivers.facade';
import type { RoundRequests } from './round-requests.service';
import type { SearchService } from './search.service';
import { DAN, DispatchWorld, EVA } from './testing/dispatch-world';
import { WaitingRidesService } from './waiting-rides.service';

describe('rides that wait for a driver', () => {
  let world: DispatchWorld;
  let service: WaitingRidesService;
  /** Scheduled rides in reach, by query. */
  let inReach: number[][];
  let searches: WaitingRidesSearch[];
  /** To whom a step offers a ride. */
  let offeredTo: Map<number, number>;
  let steps: number[];
  let rounds: number;

  beforeEach(() => {
    world = new DispatchWorld();
    [inReach, searches, steps, rounds] = [[], [], [], 0];
    offeredTo = new Map();
    const drivers = only<DriversFacade>({
      ridesWithinDistance: async (search) => {
        searches.push(search);
        return inReach.shift() ?? [];
      },
    });
    const search = only<SearchService>({
      step: async (_tx, rideId) => {
        steps.push(rideId);
        return offeredTo.get(rideId) ?? null;
      },
    });
    const requests = only<RoundRequests>({ request: async () => void (rounds += 1) });
    service = new WaitingRidesService(
      ...([world.database, drivers, world.offers, search, requests, world.config, world.clock] as const),
    );
  });

  it('are tried for a driver who is free, until one is offered to them', async () => {
    inReach = [[1, 2, 3, 4]];
    offeredTo.set(2, EVA).set(3, DAN);
    await service.seekFor(DAN);
    expect(steps).toEqual([1, 2, 3]);
    expect(rounds).toBe(1);
    expect(searches).toMatchObject([{ driverId: DAN, bookingType: 'scheduled', scheduledUntil: world.clock.in(120) }]);
  });

  it('are looked for again when all of them went to others, and tried once each', async () => {
    inReach = [
      [1, 2],
      [2, 3],
      [1, 2, 3],
    ];
    await service.seekFor(DAN);
    expect(steps).toEqual([1, 2, 3]);
    expect(searches).toHaveLength(3);
  });

  it('are looked for ten times at most', async () => {
    inReach = Array.from({ length: 20 }, (_, index) => [index]);
    await service.seekFor(DAN);
    expect(steps).toHaveLength(10);
  });

  it('are swept together with searches whose time is up', async () => {
    const [overdue, later] = [world.add(), world.add({ pendingSince: world.clock.in(5) })];
    world.clock.forward(11);
    inReach = [[7, 8]];
    await service.sweep();
    expect(steps).toEqual([overdue.id, 7, 8]);
    expect(steps).not.toContain(later.id);
    expect(searches).toMatchObject([{ driverId: null }]);
    expect(rounds).toBe(1);
  });
});
