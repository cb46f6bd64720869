import { availableOf, instantAmount, isDue, tuesdayFrom, tuesdayUpTo } from './payout';

describe('the day of payouts', () => {
  it('is Tuesday: the same day, the next one or the last one', () => {
    expect(tuesdayFrom('2026-11-24')).toBe('2026-11-24');
    expect(tuesdayFrom('2026-11-25')).toBe('2026-12-01');
    expect(tuesdayFrom('2026-12-28')).toBe('2026-12-29');
    expect(tuesdayUpTo('2026-11-24')).toBe('2026-11-24');
    expect(tuesdayUpTo('2026-11-23')).toBe('2026-11-17');
  });

  it.each(['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'])(
    'is the nearest one before and after any day of the week: %s',
    (date) => {
      const isPast = date < '2026-11-24';
      expect(tuesdayUpTo(date)).toBe(isPast ? '2026-11-17' : '2026-11-24');
      expect(tuesdayFrom(date)).toBe(date <= '2026-11-24' ? '2026-11-24' : '2026-12-01');
    },
  );

  it('comes once a week', () => {
    expect(isDue('2026-11-24', null)).toBe(true);
    expect(isDue('2026-11-25', null)).toBe(false);
    expect(isDue('2026-11-24', { dueOn: '2026-11-17', state: 'paid', failedBefore: 0 })).toBe(true);
    expect(isDue('2026-11-24', { dueOn: '2026-11-24', state: 'sent', failedBefore: 0 })).toBe(false);
    expect(isDue('2026-11-26', { dueOn: '2026-11-17', state: 'failed', failedBefore: 0 })).toBe(false);
  });

  it('repeats on three days after a failure', () => {
    expect(isDue('2026-11-25', { dueOn: '2026-11-24', state: 'failed', failedBefore: 0 })).toBe(true);
    expect(isDue('2026-11-27', { dueOn: '2026-11-24', state: 'failed', failedBefore: 2 })).toBe(true);
    expect(isDue('2026-11-28', { dueOn: '2026-11-24', state: 'failed', failedBefore: 3 })).toBe(false);
    expect(isDue('2026-12-01', { dueOn: '2026-11-24', state: 'failed', failedBefore: 3 })).toBe(true);
    expect(isDue('2026-11-25', { dueOn: '2026-11-24', state: 'returning', failedBefore: 0 })).toBe(false);
  });
});

describe('an instant payout', () => {
  it('offers only what is available at the provider', () => {
    expect(availableOf(4000, 10_000)).toBe(4000);
    expect(availableOf(4000, 1500)).toBe(1500);
    expect(availableOf(4000, -200)).toBe(0);
    expect(availableOf(-300, 1500)).toBe(0);
  });

  it('leaves room for its fee and is at least a dollar', () => {
    expect(instantAmount(1000)).toBe(950);
    expect(instantAmount(150)).toBe(100);
    expect(instantAmount(149)).toBe(0);
    expect(instantAmount(-500)).toBe(0);
  });
});
