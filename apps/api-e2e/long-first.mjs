// Jest begins with the files that took longest before, and in a new copy with the largest ones. Some of these take longest and are small:
// begun last, they would leave other workers without work.
import Sequencer from '@jest/test-sequencer';

/** The longest first. */
const LONG = [
  'money',
  'webhook-storm',
  'access-matrix',
  'histories',
  'rolling-restart',
  'contract',
  'canaries',
  'upload-limits',
  'missed-schedules',
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
