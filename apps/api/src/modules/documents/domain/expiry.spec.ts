import type { DocumentState } from '@groupride/contracts';
import { dueReminder, expiredGroups, lastDayToRemind } from './expiry';

const insurance = (expiresOn: string | null, state: DocumentState = 'accepted') =>
  ({ group: 'insurance', state, expiresOn }) as const;

describe('the expiry of documents', () => {
  it('comes after the last valid day, unless another accepted document is valid', () => {
    expect(expiredGroups([insurance('2026-03-02')], '2026-03-02')).toEqual([]);
    expect(expiredGroups([insurance('2026-03-01')], '2026-03-02')).toEqual(['insurance']);
    expect(expiredGroups([insurance('2026-03-01'), insurance('2027-03-01')], '2026-03-02')).toEqual([]);
    expect(expiredGroups([insurance('2026-03-01'), insurance(null, 'in_review')], '2026-03-02')).toEqual(['insurance']);
    expect(expiredGroups([insurance(null)], '2026-03-02')).toEqual([]);
  });

  it('does not end when the document is refused or replaced, only when another one is accepted', () => {
    for (const state of ['asked_again', 'rejected', 'in_review'] as const) {
      expect(expiredGroups([insurance('2026-03-01', state)], '2026-03-02')).toEqual(['insurance']);
      expect(expiredGroups([insurance('2026-03-02', state)], '2026-03-02')).toEqual([]);
      expect(expiredGroups([insurance('2026-03-01', state), insurance('2027-03-01')], '2026-03-02')).toEqual([]);
    }
    // A refused document is not valid, whatever day it states.
    expect(expiredGroups([insurance('2026-03-01'), insurance('2027-03-01', 'rejected')], '2026-03-02')).toEqual([
      'insurance',
    ]);
  });

  it('is announced 30, 7 and 0 days ahead, and later if a day was missed', () => {
    const due = (expiresOn: string) => dueReminder(expiresOn, '2026-03-01');
    expect(['2026-04-01', '2026-03-31', '2026-03-09', '2026-03-08', '2026-03-02', '2026-03-01'].map(due)).toEqual([
      null,
      30,
      30,
      7,
      7,
      0,
    ]);
    expect(due('2026-02-28')).toBeNull();
    expect(lastDayToRemind('2026-03-01')).toBe('2026-03-31');
  });
});
