import { isDecided, keepsMoney, stateAfter, takesEvidence } from './dispute';

describe('the state of a dispute', () => {
  it.each([
    [null, 'won', 'won'],
    ['inquiry', 'needs_response', 'needs_response'],
    ['needs_response', 'under_review', 'under_review'],
    ['under_review', 'needs_response', 'under_review'],
    ['under_review', 'lost', 'lost'],
    ['won', 'under_review', 'won'],
    ['won', 'lost', 'won'],
    ['needs_response', 'inquiry', 'needs_response'],
    [null, 'inquiry', 'inquiry'],
    ['lost', 'won', 'lost'],
  ] as const)('after %s, on a webhook event of %s, is %s', (before, reported, after) => {
    expect(stateAfter(before, reported)).toBe(after);
  });
});

describe.each([
  // An inquiry takes no money; a chargeback takes it until the bank has decided.
  ['inquiry', { decided: false, moneyTaken: false, evidenceTaken: true }],
  ['needs_response', { decided: false, moneyTaken: true, evidenceTaken: true }],
  ['under_review', { decided: false, moneyTaken: true, evidenceTaken: false }],
  ['won', { decided: true, moneyTaken: false, evidenceTaken: false }],
  ['lost', { decided: true, moneyTaken: true, evidenceTaken: false }],
] as const)('a dispute in state %s', (state, { decided, moneyTaken, evidenceTaken }) => {
  it(`is ${decided ? '' : 'not '}decided`, () => expect(isDecided(state)).toBe(decided));

  it(`leaves the money with ${moneyTaken ? 'the bank' : 'us'}`, () => expect(keepsMoney(state)).toBe(moneyTaken));

  it(`takes ${evidenceTaken ? '' : 'no '}evidence`, () => expect(takesEvidence(state)).toBe(evidenceTaken));
});
