import { APPLICATION_STATUSES } from '@groupride/contracts';
import { actionsFor, needsReason, statusAfter } from './application-actions';

describe('application actions', () => {
  it('always change the status', () => {
    for (const applicationStatus of APPLICATION_STATUSES) {
      expect(actionsFor(applicationStatus).length).toBeGreaterThan(0);
      for (const action of actionsFor(applicationStatus)) expect(statusAfter(action)).not.toBe(applicationStatus);
    }
  });

  it('ask for a reason only when they take something away', () => {
    expect((['approve', 'reinstate', 'reject', 'suspend'] as const).map(needsReason)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
