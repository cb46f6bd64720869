import { openCity } from './city';
import { makeDay } from './demand';
import { loadDispatch, type DispatchCode } from './dispatch-code';
import { greedyNearest } from './greedy';
import { leastTotalWait } from './hindsight';
import { matched } from './matched';
import { gini, outcomeOf } from './outcome';
import { OFFER_SECONDS, SEARCH_SECONDS, Simulation, type Dispatcher } from './simulation';
import { compareSmall } from './study';

const city = openCity(null);
let code: DispatchCode;
beforeAll(async () => {
  code = await loadDispatch();
}, 60_000);

async function simulate(by: (simulation: Simulation) => Dispatcher, load = 1.2, drivers = 40): Promise<Simulation> {
  const simulation = new Simulation(city, makeDay(city, 8, drivers, load), { isReal: true }, by);
  await simulation.run();
  return simulation;
}

const DISPATCHERS = [
  ['matching', () => matched(code)],
  ['the nearest driver', () => greedyNearest],
] as const;

describe.each(DISPATCHERS)('a day with %s', (_, by) => {
  it('is the same in every run', async () => {
    expect(outcomeOf(await simulate(by()))).toEqual(outcomeOf(await simulate(by())));
  });

  it('gives no driver two rides at once, and no rider a driver after the search has ended', async () => {
    const { rides, drivers } = await simulate(by());
    const served = rides.flatMap(({ request, served: ride }) => (ride ? [{ request, ...ride }] : []));
    expect(served.length).toBeGreaterThan(300);
    for (const { shift, trips } of drivers) {
      const own = served
        .filter(({ driverId }) => driverId === shift.driverId)
        .map(({ request, pickedUpAt, pickupSeconds }) => ({
          from: pickedUpAt - pickupSeconds,
          until: pickedUpAt + request.tripSeconds,
        }))
        .sort((a, b) => a.from - b.from);
      expect(own).toHaveLength(trips);
      own.slice(1).forEach(({ from }, index) => expect(from).toBeGreaterThan(own[index]!.until));
      for (const { from } of own) {
        expect(from).toBeGreaterThanOrEqual(shift.from);
        expect(from).toBeLessThanOrEqual(shift.until + OFFER_SECONDS);
      }
    }
    for (const { request, pickedUpAt, pickupSeconds } of served)
      expect(pickedUpAt - pickupSeconds - request.at).toBeLessThanOrEqual(SEARCH_SECONDS + OFFER_SECONDS);
    expect(rides.every(({ state }) => state === 'accepted' || state === 'unserved')).toBe(true);
  });
});

describe('matching', () => {
  it.each([0.6, 1.2])(
    'has shorter waits than choosing the nearest driver, and serves as many or more, at load %d',
    async (load) => {
      const ours = outcomeOf(await simulate(matched(code), load, 100));
      const peer = outcomeOf(await simulate(greedyNearest, load, 100));
      expect(ours.wait.mean).toBeLessThan(peer.wait.mean);
      expect(ours.wait.p95).toBeLessThan(peer.wait.p95);
      expect(ours.unserved).toBeLessThanOrEqual(peer.unserved);
    },
  );

  it('is never better than the optimum with hindsight', async () => {
    const { matched: ours, greedy, hindsight } = await compareSmall(city, code, 3, 3);
    expect(ours).toBeLessThan(Infinity);
    expect(hindsight).toBeGreaterThan(0);
    expect(hindsight).toBeLessThan(Math.min(ours, greedy));
  });
});

describe('the optimum with hindsight', () => {
  it('sends each of two drivers to the request that is nearer to the other, when that is best together', () => {
    const at = (lng: number) => ({ lat: 35.2, lng });
    const shift = (driverId: number, lng: number) => ({
      driverId,
      vehicleClass: 'car' as const,
      seats: 6,
      home: at(lng),
      from: 0,
      until: 86_400,
    });
    const request = (id: number, lng: number) => ({
      ...at(lng),
      id,
      at: 10,
      rideType: 'GroupX' as const,
      groupSize: 4,
      destination: at(lng),
      tripSeconds: 3_000,
    });
    const seconds = (from: number, to: number) => city.seconds([at(from)], [at(to)])[0]!;
    // The driver in the middle is nearest to both requests, and the other driver can reach only the second one.
    const day = { shifts: [shift(1, -80.8), shift(2, -80.9)], requests: [request(1, -80.79), request(2, -80.83)] };
    expect(leastTotalWait(city, day)).toBeCloseTo(seconds(-80.8, -80.79) + seconds(-80.9, -80.83), 6);
  });
});

describe('the inequality index', () => {
  it('is zero when all are equal, and nearly one when one has everything', () => {
    expect(gini([0.5, 0.5, 0.5])).toBeCloseTo(0);
    expect(gini([0, 0, 0, 1])).toBeCloseTo(0.75);
    expect(gini([0, 0])).toBe(0);
  });
});
