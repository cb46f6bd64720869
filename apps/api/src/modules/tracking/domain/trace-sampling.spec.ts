import { isWorthRecording, lengthOf, type Sample } from './trace-sampling';

const START = Date.parse('2026-11-23T12:00:00Z');
const at = (seconds: number, metersNorth: number, driverId = 7): Sample => ({
  driverId,
  lat: 35.2 + metersNorth / 111_195,
  lng: -80.8,
  at: new Date(START + seconds * 1000),
});

describe('the trace of a trip', () => {
  it('begins with the first position of each driver', () => {
    expect(isWorthRecording(undefined, at(0, 0))).toBe(true);
    expect(isWorthRecording(at(0, 0, 7), at(1, 0, 8))).toBe(true);
  });

  it('is sampled every ten seconds while the car moves, and at once after a jump', () => {
    expect(isWorthRecording(at(0, 0), at(9, 100))).toBe(false);
    expect(isWorthRecording(at(0, 0), at(10, 100))).toBe(true);
    expect(isWorthRecording(at(0, 0), at(2, 160))).toBe(true);
  });

  it('has a point a minute while the car stands, so that a stop differs from silence', () => {
    expect(isWorthRecording(at(0, 0), at(59, 10))).toBe(false);
    expect(isWorthRecording(at(0, 0), at(60, 10))).toBe(true);
  });

  it('is as long as the sum of its legs', () => {
    expect(Math.round(lengthOf([at(0, 0), at(10, 100), at(20, 0)]))).toBe(200);
    expect(lengthOf([])).toBe(0);
    expect(lengthOf([at(0, 0), at(60, 8), at(120, 0), at(180, 9)])).toBe(0);
  });
});

it('a car stands while it moves less than fifteen meters', () => {
  expect([isWorthRecording(at(0, 0), at(10, 14)), isWorthRecording(at(0, 0), at(10, 16))]).toEqual([false, true]);
  expect([isWorthRecording(at(0, 0), at(1, 149)), isWorthRecording(at(0, 0), at(1, 151))]).toEqual([false, true]);
  expect(Math.round(lengthOf([at(0, 0), at(10, 14), at(20, 28)]))).toBe(28);
});
