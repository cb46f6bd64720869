import fc from 'fast-check';
import { ACTIONS, type Step } from './money-actions';

/** The events of one ride: `a` and `b` choose how it is booked. */
export interface Story {
  a: number;
  b: number;
  steps: Step[];
}

/** Random steps reach later states only when the usual ones happen in between. Each of these may still be left out. */
const USUAL: readonly [Step['action'], number, number][] = [
  ['pay', 0, 0],
  ['join', 0, 0],
  ['pay', 0, 2],
  ['join', 1, 0],
  ['pay', 2, 3],
  ['guest', 0, 0],
  ['pay', 0, 5],
  ['resize', 14, 1],
  ['deadline', 0, 0],
  ['accept', 0, 0],
  ['arrive', 0, 0],
  ['start', 0, 0],
  ['complete', 0, 0],
  ['settle_up', 0, 1],
  ['tip', 0, 1],
];

/** @param actions the random steps are taken from these */
export function stories(actions: readonly Step['action'][] = ACTIONS): fc.Arbitrary<Story> {
  const step = fc.record({ action: fc.constantFrom(...actions), a: fc.nat(50), b: fc.nat(50) });
  const usual = USUAL.map(([action, a, b]) =>
    fc.tuple(fc.constant<Step>({ action, a, b }), fc.nat(19)).map(([each, chance]) => (chance === 0 ? [] : [each])),
  );
  const steps = fc
    .tuple(...usual.map((each) => fc.tuple(each, fc.array(step, { maxLength: 2 }))))
    .map((parts) => parts.flatMap(([first, more]) => [...first, ...more]));
  return fc.record({ a: fc.nat(50), b: fc.nat(50), steps });
}
