import { LANGUAGES, PAYOUT_FAILURES } from '@groupride/contracts';
import { PAYOUT_WORDS } from './payout-words';

describe.each(LANGUAGES)('mails about payouts, in %s', (language) => {
  const words = PAYOUT_WORDS[language];

  it('name the amount and the account, and do without digits that are not known', () => {
    const payout = { amount: '$12.50', last4: '6789', instant: false };
    for (const text of [words.arrived(payout), words.failed(payout)]) expect(text).toMatch(/\$12\.50.*6789/);
    for (const text of [words.arrived({ ...payout, last4: null }), words.failed({ ...payout, last4: null })]) expect(text).not.toMatch(/ending|terminada|null/);
  });

  it('say for each reason something of its own', () => {
    expect(new Set(PAYOUT_FAILURES.map((failure) => words.why[failure])).size).toBe(PAYOUT_FAILURES.length);
  });
});
