import {
  credibleAmong,
  knownAt,
  leapMeters,
  plausiblePosition,
  receivedAround,
  secondsUntilCredible,
  silentSeconds,
  type Sighting,
} from './step-position';

const NOON = Date.parse('2026-11-23T12:00:00Z');
/** Meters per second. */
const FASTEST = 45;
/** A car on a straight road. */
const seen = (seconds: number, meters: number): Sighting => ({
  lat: 35.2 + meters / 111_195,
  lng: -80.8,
  at: new Date(NOON + seconds * 1000),
});
const FOUR_MILES = 6437;
const plausibility = (reported: Sighting, ...sightings: Sighting[]) =>
  plausiblePosition(reported, receivedAround(sightings, reported.at), FASTEST);

describe('the position that a device reports with a step', () => {
  it('is confirmed where the car was just seen, and plausible as far from there as a car can drive', () => {
    expect(plausibility(seen(5, 100), seen(0, 0))).toBe('confirmed');
    expect(plausibility(seen(20, 210), seen(0, 0))).toBe('unseen');
    expect(plausibility(seen(20, 1090), seen(0, 0))).toBe('unseen');
    expect(plausibility(seen(20, 1110), seen(0, 0))).toBe('impossible');
  });

  it('allows for the accuracy of GPS', () => {
    expect(plausibility(seen(0, 190), seen(0, 0))).toBe('confirmed');
    expect(plausibility(seen(0, 210), seen(0, 0))).toBe('impossible');
  });

  it('is impossible miles away from the car', () => {
    expect(plausibility(seen(3, FOUR_MILES), seen(0, 0), seen(1, 0), seen(2, 0))).toBe('impossible');
  });

  it('is impossible at any claimed time while the car was seen elsewhere', () => {
    const parked = Array.from({ length: 60 }, (_, minute) => seen(minute * 60, 0));
    for (const claimed of [1, 29, 1830, 3500, 3541]) {
      expect(plausibility(seen(claimed, FOUR_MILES), ...parked)).toBe('impossible');
    }
  });

  it('is impossible before the car was seen elsewhere, too', () => {
    expect(plausibility(seen(-10, FOUR_MILES), seen(0, 0))).toBe('impossible');
  });

  it('counts as unseen, never as confirmed, once the device was silent long enough to get there', () => {
    expect(plausibility(seen(140, FOUR_MILES), seen(0, 0))).toBe('unseen');
    expect(plausibility(seen(600, FOUR_MILES), seen(0, 0), seen(1200, 0))).toBe('unseen');
    expect(plausibility(seen(31, 0), seen(0, 0))).toBe('unseen');
    expect(plausibility(seen(0, 0))).toBe('unseen');
  });
});

describe('the known position at a moment', () => {
  it('is the one nearest in time', () => {
    const received = receivedAround([seen(100, 3), seen(60, 2), seen(0, 1)], new Date(NOON + 70_000));
    expect(received).toEqual({ before: seen(60, 2), after: seen(100, 3) });
    expect(knownAt(received, new Date(NOON + 70_000))).toEqual(seen(60, 2));
    expect(knownAt(received, new Date(NOON + 90_000))).toEqual(seen(100, 3));
    expect(silentSeconds(received, new Date(NOON + 90_000))).toBe(10);
  });

  it('does not exist without any positions', () => {
    const received = receivedAround([], new Date(NOON));
    expect([knownAt(received, new Date(NOON)), silentSeconds(received, new Date(NOON))]).toEqual([null, null]);
  });
});

describe('the positions received before a step', () => {
  it('jump where no car can have driven from one to the next', () => {
    expect(leapMeters([seen(0, 0), seen(10, 100), seen(12, FOUR_MILES + 100)], FASTEST)).toBeCloseTo(FOUR_MILES, -1);
    expect(leapMeters([seen(0, 0), seen(10, 2000), seen(20, 4300)], FASTEST)).toBeCloseTo(2300, -1);
  });

  it('do not jump at a car’s speed, after a silence, or when there are fewer than two', () => {
    expect(leapMeters([seen(0, 0), seen(10, 300), seen(20, 1500)], FASTEST)).toBeNull();
    expect(leapMeters([seen(0, 0), seen(200, FOUR_MILES)], FASTEST)).toBeNull();
    expect([leapMeters([], FASTEST), leapMeters([seen(0, 0)], FASTEST)]).toEqual([null, null]);
  });
});

describe('the credible positions', () => {
  it('leave out those that no car can have reached', () => {
    const start = seen(0, 0);
    const back = seen(20, 200);
    expect(credibleAmong([start, seen(10, FOUR_MILES), back], FASTEST)).toEqual([start, back]);
    expect(credibleAmong([start, seen(1, FOUR_MILES), seen(2, FOUR_MILES)], FASTEST)).toEqual([start]);
  });

  it('include the car again once it can have come from a wrong first one', () => {
    const stray = seen(0, FOUR_MILES);
    const later = seen(130, 0);
    expect(credibleAmong([stray, seen(10, 0), seen(60, 0), later], FASTEST)).toEqual([stray, later]);
  });

  it('do not reach a far place by many small jumps', () => {
    const leaps = [0, 1, 2, 3, 4, 5, 6, 7].map((step) => seen(step, step * 700));
    const last = credibleAmong(leaps, FASTEST).at(-1);
    expect(last).toEqual(leaps[1]);
  });

  it('include all positions of a car that drives at the limit for long', () => {
    const drive = Array.from({ length: 60 }, (_, index) => seen(index * 5, index * 5 * 44));
    expect(credibleAmong(drive, FASTEST)).toHaveLength(60);
  });

  it('tell how long a car needs to another place', () => {
    const from = { ...seen(0, 0), slack: 500 };
    expect(secondsUntilCredible(from, seen(0, 4990), seen(10, 0).at, FASTEST)).toBe(90);
    expect(secondsUntilCredible(from, seen(0, 400), seen(10, 0).at, FASTEST)).toBe(0);
  });
});

describe('a position that is reported late', () => {
  it('may have been seen half a minute before or after the step', () => {
    expect(plausibility(seen(30, 0), seen(0, 0))).toBe('confirmed');
    expect(plausibility(seen(-30, 0), seen(0, 0))).toBe('confirmed');
    expect(plausibility(seen(-31, 0), seen(0, 0))).toBe('unseen');
  });

  it('counts as the earlier one when the moment is exactly between two', () => {
    const [before, after] = [seen(0, 1), seen(10, 2)];
    const moment = new Date(NOON + 5000);
    expect(knownAt({ before, after }, moment)).toBe(before);
    expect([knownAt({ before: null, after }, moment), knownAt({ before, after: null }, moment)]).toEqual([
      after,
      before,
    ]);
    expect(receivedAround([seen(5, 0)], moment)).toEqual({ before: seen(5, 0), after: null });
    expect(receivedAround([seen(20, 0), seen(6, 0), seen(4, 0), seen(-9, 0)], moment)).toEqual({
      before: seen(4, 0),
      after: seen(6, 0),
    });
    expect(silentSeconds({ before: null, after: seen(8, 0) }, moment)).toBe(3);
  });
});

it('names the longest of several jumps', () => {
  expect(leapMeters([seen(0, 0), seen(1, 3000), seen(2, 1000), seen(3, 5500)], FASTEST)).toBeCloseTo(4500, -1);
});
