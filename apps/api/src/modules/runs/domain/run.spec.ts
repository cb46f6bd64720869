import {
  beginsWith,
  hasPeopleAboard,
  isOrdered,
  mostAboard,
  nextStop,
  openRides,
  type PlannedStop,
  type RunStop,
} from './run';

const AT = new Date('2026-12-01T13:00:00Z');
const stop = (name: string, more: Partial<RunStop> = {}): RunStop => ({
  rideId: Number(name.slice(1)),
  kind: name.startsWith('p') ? 'pickup' : 'dropoff',
  position: 0,
  plannedAt: AT,
  doneAt: null,
  skippedAt: null,
  ...more,
});
const stops = (...names: string[]): PlannedStop[] => names.map((name) => stop(name));

describe('the next stop of a run', () => {
  it('is the first that is neither done nor skipped', () => {
    const run = {
      stops: [stop('p1', { doneAt: AT }), stop('p2', { skippedAt: AT }), stop('d1'), stop('d2', { skippedAt: AT })],
    };
    expect(nextStop(run)).toMatchObject({ rideId: 1, kind: 'dropoff' });
    expect(openRides(run)).toEqual([1]);
  });

  it('does not exist after the last one', () => {
    expect(nextStop({ stops: [stop('p1', { doneAt: AT }), stop('d1', { doneAt: AT })] })).toBeNull();
  });

  it('belongs to the ride that is served first', () => {
    expect(openRides({ stops: [stop('p2'), stop('p1'), stop('d2'), stop('d1')] })).toEqual([2, 1]);
  });
});

describe('the first ride of a run', () => {
  const run = {
    setOutAt: null,
    stops: [stop('p1', { skippedAt: AT }), stop('p2'), stop('p3'), stop('d2'), stop('d3')],
  };

  it('is the first that is not cancelled', () => {
    expect([1, 2, 3].filter((rideId) => beginsWith(run, rideId))).toEqual([2]);
  });

  it('does not exist once the driver has set out', () => {
    expect(beginsWith({ ...run, setOutAt: AT }, 2)).toBe(false);
  });

  it('does not exist when the next stop is a drop-off, or nothing is left', () => {
    expect(beginsWith({ setOutAt: null, stops: [stop('d1'), stop('p2'), stop('d2')] }, 1)).toBe(false);
    expect(beginsWith({ setOutAt: null, stops: [] }, 1)).toBe(false);
  });
});

describe('the most people aboard from now on', () => {
  const people = new Map([
    [1, 2],
    [2, 3],
    [3, 1],
  ]);
  const most = (...ahead: RunStop[]) => mostAboard({ stops: ahead }, people);

  it('are those where the route is most crowded', () => {
    expect(most(stop('p1'), stop('p2'), stop('d1'), stop('p3'), stop('d2'), stop('d3'))).toBe(5);
    expect(most(stop('p2'), stop('d2'), stop('p1'), stop('p3'), stop('d1'), stop('d3'))).toBe(3);
  });

  it('include those who boarded already, until they leave', () => {
    expect(most(stop('p1', { doneAt: AT }), stop('p2'), stop('d1'), stop('d2'))).toBe(5);
    expect(most(stop('p1', { doneAt: AT }), stop('d1'), stop('p3'), stop('d3'))).toBe(2);
    expect(most(stop('p1', { doneAt: AT }), stop('d1'), stop('p2'), stop('d2'))).toBe(3);
  });

  it('exclude rides that are over or cancelled', () => {
    const gone = [stop('p1', { doneAt: AT }), stop('d1', { doneAt: AT }), stop('p2', { skippedAt: AT })];
    expect(most(...gone, stop('d2', { skippedAt: AT }), stop('p3'), stop('d3'))).toBe(1);
    expect(most(...gone)).toBe(0);
  });
});

describe('a run with people aboard', () => {
  const isAboard = (...all: RunStop[]) => hasPeopleAboard({ stops: all });

  it('has a group that boarded and is not dropped off', () => {
    expect(isAboard(stop('p1', { doneAt: AT }), stop('p2'), stop('d2'), stop('d1'))).toBe(true);
  });

  it('has none before the first pickup, and none once everybody is dropped off or cancelled', () => {
    expect(isAboard(stop('p1'), stop('d1'))).toBe(false);
    expect(isAboard(stop('p1', { doneAt: AT }), stop('d1', { doneAt: AT }), stop('p2'), stop('d2'))).toBe(false);
    expect(isAboard(stop('p1', { doneAt: AT }), stop('d1', { skippedAt: AT }))).toBe(false);
  });
});

describe('an order of stops', () => {
  it('has every pickup before its drop-off', () => {
    expect(isOrdered(stops('p1', 'p2', 'd1', 'd2'))).toBe(true);
    expect(isOrdered(stops('d1', 'p1'))).toBe(false);
    expect(isOrdered(stops('d1', 'p2', 'd2', 'p1'))).toBe(false);
  });

  it('may start with people aboard', () => {
    expect(isOrdered(stops('d1', 'p2', 'd2'))).toBe(true);
  });

  it('leaves nobody aboard, and makes no stop twice', () => {
    expect(isOrdered(stops('p1', 'p2', 'd2'))).toBe(false);
    expect(isOrdered(stops('p1', 'p1', 'd1'))).toBe(false);
    expect(isOrdered(stops('p1', 'd1', 'd1'))).toBe(false);
  });
});
