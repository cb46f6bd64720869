import type { Outcome } from './outcome';
import { drawPage } from './page';
import type { LoadResult, Study } from './study';
import { describeFleet, drawStudy } from './table';

const outcome = (mean: number, p95: number): Outcome => ({
  requests: 100,
  unserved: 5,
  wait: { mean, p95, most: 3_000 },
  pickup: { mean: 300, total: 30_000 },
  utilization: 0.5,
  unevenness: 0.1,
  waitByHour: [],
});
const ahead = (load: number): LoadResult => ({ load, matched: outcome(500, 900), greedy: outcome(600, 1_000) });
const behind = (load: number): LoadResult => ({ load, matched: outcome(500, 1_010), greedy: outcome(494, 1_000) });
const small: Study['small'] = { cases: 20, requests: 8, drivers: 4, matched: 60, greedy: 60, hindsight: 50 };

describe('a study’s description of its fleet', () => {
  it('gives the number of drivers, and says that matching was ahead at every load', () => {
    expect(describeFleet([ahead(0.5), ahead(1)], 300)).toBe(
      'Compared for one day with 300 drivers. Matching had the shorter mean wait and 95th percentile at every load. Smaller fleets and low loads can differ from day to day.',
    );
  });

  it('says at which loads matching was behind, and in which measure', () => {
    const shorterMean: LoadResult = { load: 1, matched: outcome(400, 1_100), greedy: outcome(500, 1_000) };
    expect(describeFleet([behind(0.5), shorterMean, ahead(1.5)], 300)).toContain(
      'Matching was behind the nearest driver in the mean wait at load 0.5 and the 95th percentile at load 0.5, 1.',
    );
  });

  it('warns about small fleets, whatever the result', () => {
    for (const loads of [[ahead(1)], [behind(1)]])
      expect(describeFleet(loads, 40)).toContain('With fewer than 100 drivers one day says little');
    expect(describeFleet([ahead(1)], 100)).not.toContain('one day says little');
  });

  it('is printed, and appears on the page', () => {
    const loads = [behind(1)];
    const page = drawPage({ loads, small }, { seed: 1, drivers: 40, about: 'along straight lines' });
    for (const text of [drawStudy({ loads, small }, 40), page]) expect(text).toContain(describeFleet(loads, 40));
  });
});
