import { creditGrantOf, creditProblems, emptyCredit, type TypedCredit } from './credit-form';

const ZONE = 'America/New_York';
const NOW = Date.parse('2026-11-25T17:00:00Z');
const typed = (more: Partial<TypedCredit> = {}): TypedCredit => ({
  ...emptyCredit,
  amount: '10',
  reason: 'Late',
  ...more,
});

describe('the credit form', () => {
  it.each([
    [{}, []],
    [{ amount: '$12.5', rideId: '#7', expiry: '2026-12-24' }, []],
    [{ rideId: 'R-007' }, []],
    [{ rideId: ' r7 ' }, []],
    [{ amount: '' }, ['amount']],
    [{ amount: '0' }, ['amount']],
    [{ amount: '500.01' }, ['amount']],
    [{ amount: 'ten' }, ['amount']],
    [{ amount: '12,5' }, ['amount']],
    [{ reason: '  ' }, ['reason']],
    [{ rideId: 'seven' }, ['rideId']],
    [{ rideId: 'T-007' }, ['rideId']],
    [{ expiry: '2026-11-24' }, ['expiry']],
    [{ expiry: '2029-11-26' }, ['expiry']],
    [{ amount: '', reason: '', expiry: '2020-01-01' }, ['amount', 'reason', 'expiry']],
  ])('finds invalid fields of %j', (more, problems) => {
    expect(creditProblems(typed(more), ZONE, NOW)).toEqual(problems);
  });

  it('sends decimal amounts, and the end of the day in the city', () => {
    expect(
      creditGrantOf(typed({ amount: '12.5', reason: ' Late ', rideId: '#7', expiry: '2026-12-24' }), ZONE),
    ).toEqual({
      amount: '12.50',
      reason: 'Late',
      rideId: 7,
      expiresAt: '2026-12-25T04:59:00.000Z',
    });
    expect(creditGrantOf(typed(), ZONE)).toEqual({ amount: '10.00', reason: 'Late' });
  });

  it('reads the number of a ride as it is displayed', () => {
    for (const rideId of ['R-007', 'r7', '7']) expect(creditGrantOf(typed({ rideId }), ZONE).rideId).toBe(7);
  });
});
