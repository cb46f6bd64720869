import { LANGUAGES, PAYOUT_FAILURES } from '@groupride/contracts';
import { ARRIVED_TEXTS, FAILED_TEXTS, FAILURE_TEXTS } from './payout-texts';

describe.each(LANGUAGES)('mails about payouts, in %s', (language) => {
  it('name the amount and the account, and leave out digits that are not known', () => {
    const payout = { amount: '$12.50', instant: false, why: '' };
    const first = (last4: string | null) =>
      [ARRIVED_TEXTS, FAILED_TEXTS].map((words) => words[language]({ ...payout, last4 }).text[0]);
    for (const text of first('6789')) expect(text).toMatch(/\$12\.50.*6789/);
    for (const text of first(null)) expect(text).not.toMatch(/ending|terminada|null/);
  });

  it('have a separate text for each reason', () => {
    expect(new Set(PAYOUT_FAILURES.map((failure) => FAILURE_TEXTS[language][failure])).size).toBe(
      PAYOUT_FAILURES.length,
    );
  });
});
