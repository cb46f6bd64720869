import { presentOutcome } from './cancellation.presenter';
import type { Outcome } from './domain/outcome';

const OUTCOME: Outcome = {
  phase: 'no_driver',
  row: null,
  freeUntil: null,
  fee: 0,
  driverPart: 0,
  card: null,
  isOwed: false,
  payers: [{ userId: 2, held: 1250, taken: 0, charged: 0, released: 1250, refunded: 0 }],
};

/** What a member who may leave reads. */
const explanationFor = (isPledge: boolean) =>
  presentOutcome(OUTCOME, {
    viewer: 'member',
    userId: 2,
    organizerId: 1,
    isPledge,
    names: new Map(),
    refusal: null,
    token: null,
    policy: { id: 1, validFrom: new Date(0) },
  }).explanation;

describe('the explanation for a member who may leave', () => {
  it('says that the organizer covers the seat', () => {
    expect(explanationFor(false)).toBe('Leaving is free. Your seat falls back to the organizer.');
  });

  it('says that somebody else may take the seat of a pledge, which nobody covers', () => {
    expect(explanationFor(true)).toBe('Leaving is free. Someone else can take your seat until the deadline.');
  });
});
