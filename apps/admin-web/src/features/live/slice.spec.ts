import { alertsSlice, rideChanged, MAX_ALERTS } from './slice';

const reduce = (numbers: number[]) =>
  numbers.reduce(
    (state, number) => alertsSlice.reducer(state, rideChanged({ rideId: 5, number, type: 'offer_made' })),
    alertsSlice.getInitialState(),
  );

describe('live alerts', () => {
  it('keep the latest four, newest first', () => {
    expect(reduce([1, 2, 3, 4, 5, 6]).map((alert) => alert.number)).toEqual([6, 5, 4, 3]);
    expect(MAX_ALERTS).toBe(4);
  });

  it('shows a repeated event once', () => {
    expect(reduce([1, 2, 1, 2]).map((alert) => alert.number)).toEqual([2, 1]);
  });
});
