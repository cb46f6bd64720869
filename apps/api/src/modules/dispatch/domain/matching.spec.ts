import type { FreeCandidate } from './candidates';
import { matchTogether, type WaitingRequest } from './matching';

const request = (rideId: number, waitedSeconds: number, scores: Readonly<Record<number, number>>): WaitingRequest => ({
  rideId,
  waitedSeconds,
  candidates: {
    free: Object.entries(scores).map(([driverId, score]): FreeCandidate => ({
      driverId: Number(driverId),
      seats: 6,
      vehicleClass: 'car',
      fit: 'right_sized',
      seconds: score,
      score,
    })),
    leftOut: [],
    counts: {},
    minutesEstimated: false,
  },
});
const matched = (...requests: WaitingRequest[]) => Object.fromEntries(matchTogether(requests));

describe('requests that are matched together', () => {
  it('get drivers at the lowest total cost, where serving one after the other would cost more', () => {
    // One after the other, ride 1 takes driver 7 and ride 2 waits for driver 8 for 900 seconds.
    expect(matched(request(1, 0, { 7: 100, 8: 120 }), request(2, 0, { 7: 110, 8: 900 }))).toEqual({ 1: 8, 2: 7 });
  });

  it('all get a driver when that is possible at any cost', () => {
    expect(matched(request(1, 0, { 7: 10 }), request(2, 0, { 7: 20, 8: 2_000 }))).toEqual({ 1: 7, 2: 8 });
  });

  it('compete by pickup time when they have waited equally long', () => {
    expect(matched(request(1, 30, { 7: 500 }), request(2, 30, { 7: 60 }))).toEqual({ 2: 7 });
  });

  it('are served first when they have waited long, even at the other end of the area', () => {
    expect(matched(request(1, 420, { 7: 2_900 }), request(2, 0, { 7: 0 }))).toEqual({ 1: 7 });
  });

  it('get the best suited driver, however long they have waited', () => {
    expect(matched(request(1, 5_000, { 7: 300, 8: 200 }))).toEqual({ 1: 8 });
  });

  it('are served in order when vehicle fit and waiting time are equal', () => {
    const alike = [4, 2, 9, 1, 3].map((rideId) => request(rideId, 30, { 7: 60 }));
    expect(matched(...alike)).toEqual({ 4: 7 });
    const two = [4, 2, 9, 1, 3].map((rideId) => request(rideId, 30, { 7: 60, 8: 60 }));
    expect(
      Object.keys(matched(...two))
        .map(Number)
        .sort(),
    ).toEqual([2, 4]);
  });

  it('may be matched without any drivers', () => {
    expect(matched(request(1, 0, {}))).toEqual({});
    expect(matched()).toEqual({});
  });
});
