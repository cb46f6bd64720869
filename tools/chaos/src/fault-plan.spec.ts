import { chance } from '../../../tools/bench/src/chance';
import { planFaults } from './fault-plan';

const counts = { postgres: 5, api: 7, redis: 2 };

it('plans as many faults of each kind as requested, alternately killing and restarting PostgreSQL', () => {
  const kinds = planFaults(counts, chance(1)).map(({ kind }) => kind);
  expect(kinds.sort()).toEqual([
    ...Array(7).fill('api kill'),
    ...Array(3).fill('postgres kill'),
    ...Array(2).fill('postgres restart'),
    ...Array(2).fill('redis kill'),
  ]);
});

it('repeats a plan with the same seed', () => {
  expect(planFaults(counts, chance(3))).toEqual(planFaults(counts, chance(3)));
  expect(planFaults(counts, chance(3))).not.toEqual(planFaults(counts, chance(4)));
});
