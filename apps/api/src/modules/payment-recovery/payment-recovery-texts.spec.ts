import { LANGUAGES } from '@groupride/contracts';
import { PAYMENT_RECOVERY_TEXTS, type PaymentRecovery } from './payment-recovery-texts';

const recovery = {
  destination: 'Airport',
  amount: '$12.50',
  card: true,
  why: 'Your card was declined.',
  day: 'Friday',
  time: '6:00 PM',
};
const subjectIf = (otherwise: PaymentRecovery['otherwise'], language: 'en' | 'es' = 'en') =>
  PAYMENT_RECOVERY_TEXTS[language]({ ...recovery, otherwise }).subject;

describe('the mail that asks for another payment', () => {
  it('says in its subject until when, and what is lost otherwise, and nothing where somebody else pays', () => {
    expect(subjectIf('cancelled')).toBe('Update your payment by 6:00 PM on Friday to keep your ride');
    expect(subjectIf('left_out')).toBe('Update your payment by 6:00 PM on Friday to keep your seat');
    for (const otherwise of ['covered', 'owed'] as const)
      expect(subjectIf(otherwise)).toBe('Update your payment by 6:00 PM on Friday');
  });

  it.each(LANGUAGES)('promises to keep a seat only where it is at stake, in %s', (language) => {
    const seat = language === 'en' ? 'seat' : 'asiento';
    const outcomes = ['cancelled', 'covered', 'left_out', 'owed'] as const;
    expect(outcomes.filter((otherwise) => subjectIf(otherwise, language).includes(seat))).toEqual(['left_out']);
  });
});
