import { byTravelTime } from './candidate-order';

const candidate = (meters: number, rank = 1, larger = false, seats = 6) => ({ meters, rank, larger, seats });
const times = (...seconds: (number | null)[]) => ({ seconds: seconds.map((each) => [each]), estimated: false });

describe('candidates for a ride', () => {
  const [acrossTheRiver, byRoad, faraway] = [candidate(400), candidate(900), candidate(5000)];
  const all = [acrossTheRiver, byRoad, faraway];

  it('come in the order of their driving times', () => {
    expect(byTravelTime(all, times(1200, 150, 700), 348)).toEqual([byRoad, faraway, acrossTheRiver]);
  });

  it('leave out those whom no road connects', () => {
    expect(byTravelTime(all, times(null, 150, 700), 348)).toEqual([byRoad, faraway]);
  });

  it('stay in the order by straight lines where roads are not known, or the pickup is on none', () => {
    expect(byTravelTime(all, { ...times(1200, 150, 700), estimated: true }, 348)).toBe(all);
    expect(byTravelTime(all, times(null, null, null), 348)).toBe(all);
  });

  it('prefer the smaller class unless the other is much nearer, and keep classes for larger groups for last', () => {
    const [van, coach] = [candidate(800, 2), candidate(300, 3, true)];
    expect(byTravelTime([byRoad, van, coach], times(300, 100, 10), 348)).toEqual([byRoad, van, coach]);
    expect(byTravelTime([byRoad, van, coach], times(600, 100, 10), 348)).toEqual([van, byRoad, coach]);
  });

  it('prefer fewer seats, then the nearer one in a straight line', () => {
    const [large, small, near] = [candidate(100, 1, false, 8), candidate(300), candidate(200)];
    expect(byTravelTime([large, small, near], times(60, 60, 60), 348)).toEqual([near, small, large]);
  });
});
