import { DRIVER_STANDINGS } from '@groupride/contracts';
import { actionsFor, needsReason, standingAfter } from './standing-actions';

describe('standing actions', () => {
  it('always change something', () => {
    for (const standing of DRIVER_STANDINGS) {
      expect(actionsFor(standing).length).toBeGreaterThan(0);
      for (const action of actionsFor(standing)) expect(standingAfter(action)).not.toBe(standing);
    }
  });

  it('ask why only when something is taken away', () => {
    expect((['approve', 'reinstate', 'reject', 'suspend'] as const).map(needsReason)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
