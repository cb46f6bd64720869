import { stateAfter } from './dispute';

describe('the state of a dispute', () => {
  it.each([
    [null, 'won', 'won'],
    ['inquiry', 'needs_response', 'needs_response'],
    ['needs_response', 'under_review', 'under_review'],
    ['under_review', 'needs_response', 'under_review'],
    ['under_review', 'lost', 'lost'],
    ['won', 'under_review', 'won'],
    ['lost', 'won', 'lost'],
  ] as const)('after %s, on a webhook event of %s, is %s', (before, reported, after) => {
    expect(stateAfter(before, reported)).toBe(after);
  });
});
