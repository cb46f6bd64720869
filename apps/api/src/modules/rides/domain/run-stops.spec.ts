import { currentPosition, plannedSeconds, stateOf, stopsBefore, type StopOfRun } from './run-stops';

const AT = '2026-12-01T13:00:00.000Z';
const stop = (name: string, lat: number, more: Partial<StopOfRun> = {}): StopOfRun => ({
  rideId: Number(name.slice(1)),
  kind: name.startsWith('p') ? 'pickup' : 'dropoff',
  name,
  lat,
  lng: -80,
  address: null,
  plannedAt: AT,
  doneAt: null,
  skippedAt: null,
  people: 2,
  baseFare: 4000,
  riderName: 'Ana',
  driverId: 4,
  ...more,
});
const DONE = { doneAt: AT };
const SKIPPED = { skippedAt: AT };

describe('stops before the next one of a ride', () => {
  it('are those that are neither done nor skipped', () => {
    const stops = [
      stop('p1', 1, DONE),
      stop('p2', 2, SKIPPED),
      stop('p4', 3),
      stop('d1', 4),
      stop('p3', 5),
      stop('d3', 6),
    ];
    expect(stopsBefore({ id: 3, status: 'confirmed' }, stops, true)).toBe(2);
    expect(stopsBefore({ id: 1, status: 'in_progress' }, stops, true)).toBe(1);
    expect(stopsBefore({ id: 4, status: 'en_route' }, stops, true)).toBe(0);
  });

  it('count several groups at one place once, and the ride’s own place not at all', () => {
    const stops = [stop('p1', 1), stop('p2', 1), stop('p3', 2), stop('p4', 2), stop('d1', 3)];
    expect(stopsBefore({ id: 3, status: 'confirmed' }, stops, true)).toBe(1);
    expect(stopsBefore({ id: 4, status: 'confirmed' }, stops, true)).toBe(1);
    expect(stopsBefore({ id: 2, status: 'confirmed' }, stops, true)).toBe(0);
  });

  it('are unknown while nobody is on the way, and for a ride that is over', () => {
    const stops = [stop('p1', 1), stop('p2', 2), stop('d1', 3, DONE), stop('d2', 3)];
    expect(stopsBefore({ id: 2, status: 'confirmed' }, stops, false)).toBeNull();
    expect(stopsBefore({ id: 2, status: 'pending' }, stops, true)).toBeNull();
    expect(stopsBefore({ id: 7, status: 'in_progress' }, stops, true)).toBeNull();
  });
});

describe('the states of stops', () => {
  it('are done, skipped, current and ahead', () => {
    const stops = [stop('p1', 1, DONE), stop('p2', 2, SKIPPED), stop('d1', 3), stop('p3', 4)];
    const current = currentPosition(stops);
    expect(current).toBe(2);
    expect(stops.map((each, index) => stateOf(each, index, current))).toEqual(['done', 'skipped', 'current', 'ahead']);
    expect(currentPosition(stops.slice(0, 2))).toBeNull();
  });
});

describe('the planned time aboard', () => {
  it('is the time between the ride’s two stops, including stops of others', () => {
    const stops = [
      stop('p1', 1),
      stop('p2', 2, { plannedAt: '2026-12-01T13:10:00.000Z' }),
      stop('d2', 3, { plannedAt: '2026-12-01T13:25:00.000Z' }),
      stop('d1', 4, { plannedAt: '2026-12-01T13:40:00.000Z' }),
    ];
    expect(plannedSeconds(1, stops)).toBe(40 * 60);
    expect(plannedSeconds(2, stops)).toBe(15 * 60);
    expect(plannedSeconds(9, stops)).toBeNull();
    expect(plannedSeconds(5, [stop('p5', 1)])).toBeNull();
    expect(plannedSeconds(5, [stop('d5', 1)])).toBeNull();
  });
});
