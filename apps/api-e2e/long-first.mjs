// Jest begins with the files that took longest before, and in a new copy with the largest ones. Some of these take longest and are small:
// begun last, they would leave other workers without work.
import Sequencer from '@jest/test-sequencer';

/** The longest first. `missed-schedules`, `recovery` and `dispatchers` mostly wait, and all three at the same time would leave the cores idle. */
const LONG = [
  'access-matrix',
  'webhook-storm',
  'missed-schedules',
  'money',
  'histories',
  'rolling-restart',
  'contract',
  'canaries',
  'upload-limits',
];

/** @param {{ path: string }} test */
const rankOf = ({ path }) => {
  const rank = LONG.findIndex((name) => path.endsWith(`/${name}.spec.ts`));
  return rank < 0 ? LONG.length : rank;
};

export default class LongFirst extends Sequencer {
  /** @param {Parameters<Sequencer['sort']>[0]} tests */
  async sort(tests) {
    return (await super.sort(tests)).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
