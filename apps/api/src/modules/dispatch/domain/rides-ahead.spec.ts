import { RIDES_AHEAD_DAYS, STANDBY_ENDS_MINUTES } from '@groupride/contracts';
import {
  aheadPeriod,
  isInTime,
  neighbors,
  offeredUntil,
  standbyPeriod,
  startingPlace,
  urgencySeconds,
  type DriverDayRide,
} from './rides-ahead';
import { BEFORE_START } from './search-window';

const CHARLOTTE = 'America/New_York';
const at = (time: string) => new Date(`2026-12-03T${time}:00Z`);
const [uptown, airport] = [
  { lat: 35.2271, lng: -80.8431 },
  { lat: 35.2214, lng: -80.9435 },
];
const ride = (from: string, until: string): DriverDayRide => ({
  startsAt: at(from),
  endsAt: at(until),
  pickup: uptown,
  dropoff: airport,
});

describe('an offer ahead of time', () => {
  const until = (now: string, start = '2026-12-05T17:00:00Z') =>
    offeredUntil(new Date(start), new Date(now), CHARLOTTE)?.toISOString() ?? null;

  it('lasts half an hour, and is made only during the day', () => {
    expect(until('2026-12-03T12:00:00Z')).toBe('2026-12-03T12:30:00.000Z');
    expect(until('2026-12-03T11:59:00Z')).toBeNull();
    expect(until('2026-12-04T01:30:00Z')).toBe('2026-12-04T02:00:00.000Z');
    expect(until('2026-12-04T01:31:00Z')).toBeNull();
  });

  it('follows the city’s clock in summer', () => {
    expect(until('2026-07-03T11:00:00Z', '2026-07-05T17:00:00Z')).toBe('2026-07-03T11:30:00.000Z');
  });

  it('ends before the search for a driver nearby begins', () => {
    expect(until('2026-12-03T14:29:00Z', '2026-12-03T17:00:00Z')).toBe('2026-12-03T14:59:00.000Z');
    expect(until('2026-12-03T14:30:00Z', '2026-12-03T17:00:00Z')).toBeNull();
  });
});

describe('a scheduled ride between others', () => {
  const [early, morning, evening] = [ride('08:00', '08:30'), ride('10:00', '10:30'), ride('18:00', '18:30')];
  const noon = ride('12:00', '12:30');

  it('has the nearest rides in time as neighbors', () => {
    expect(neighbors(noon, [evening, early, morning])).toEqual({ before: morning, after: evening });
    expect(neighbors(noon, [])).toEqual({ before: null, after: null });
  });

  it('is possible when the driver can get there, and to the next one, by road', () => {
    const around = { before: morning, after: evening };
    expect(isInTime(noon, around, { before: 90 * 60, after: 5.5 * 3600 })).toBe(true);
    expect(isInTime(noon, around, { before: 90 * 60 + 1, after: 60 })).toBe(false);
    expect(isInTime(noon, around, { before: 60, after: 5.5 * 3600 + 1 })).toBe(false);
    expect(isInTime(noon, { before: null, after: null }, { before: null, after: null })).toBe(true);
  });

  it('starts from where the previous ride ended, unless that is long over', () => {
    expect(startingPlace(noon, morning, uptown)).toEqual(airport);
    expect(startingPlace(noon, ride('07:00', '07:59'), uptown)).toEqual(uptown);
    expect(startingPlace(noon, null, null)).toBeNull();
  });
});

it('treats rides that start sooner as more urgent', () => {
  const now = at('00:00');
  expect(urgencySeconds(at('03:00'), now)).toBeGreaterThan(urgencySeconds(at('09:00'), now));
  expect(urgencySeconds(new Date('2027-01-01T00:00:00Z'), now)).toBe(0);
});

describe('rides ahead', () => {
  const now = at('00:00');

  it('are open from the search for them until some days before', () => {
    const until = new Date(now.getTime() + RIDES_AHEAD_DAYS * 24 * 3_600_000);
    expect(aheadPeriod(now)).toEqual({ from: new Date(now.getTime() + BEFORE_START), until });
    expect(standbyPeriod(now)).toEqual({ from: new Date(now.getTime() + STANDBY_ENDS_MINUTES * 60_000), until });
  });

  it('become more urgent by a second for each minute', () => {
    expect(urgencySeconds(at('03:00'), now) - urgencySeconds(at('04:00'), now)).toBeCloseTo(60);
    expect(urgencySeconds(aheadPeriod(now).until, now)).toBe(0);
  });
});

describe('the neighbors of a ride', () => {
  it('are the one that ends last before it, and the one that starts first after it', () => {
    const noon = ride('12:00', '12:30');
    const [long, short] = [ride('08:00', '11:00'), ride('09:00', '09:30')];
    const [soon, later] = [ride('13:00', '15:00'), ride('14:00', '14:30')];
    expect(neighbors(noon, [short, long, later, soon])).toEqual({ before: long, after: soon });
    expect(neighbors(noon, [long, short, soon, later])).toEqual({ before: long, after: soon });
    expect(neighbors(noon, [noon])).toEqual({ before: null, after: noon });
  });

  it('may be any number of seconds away when their route is not known', () => {
    const [morning, noon] = [ride('10:00', '12:00'), ride('12:00', '12:30')];
    const known = (before: number | null) => isInTime(noon, { before: morning, after: null }, { before, after: null });
    expect([known(null), known(0), known(1)]).toEqual([true, true, false]);
  });

  it('are where a driver comes from for up to four hours', () => {
    expect(startingPlace(ride('12:00', '12:30'), ride('07:00', '08:00'), uptown)).toEqual(airport);
    expect(startingPlace(ride('12:00', '12:30'), ride('07:00', '07:59'), null)).toBeNull();
    expect(startingPlace(ride('12:00', '12:30'), null, uptown)).toEqual(uptown);
  });
});
