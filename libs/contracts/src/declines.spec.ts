import { DECLINES, failureText, OPERATOR_DECLINES } from './declines';
import { LANGUAGES } from './enums';

const declined = { code: 'insufficient_funds', message: 'Your card has insufficient funds.' };

it('explains in the reader’s language why a payment failed', () => {
  expect(failureText(declined, 'en')).toBe('Your card doesn’t have enough funds.');
  expect(failureText(declined, 'es')).toBe('Tu tarjeta no tiene fondos suficientes.');
});

it('uses the provider’s text for unknown codes, or a general text in Spanish', () => {
  for (const code of ['brand_new_code', null]) {
    expect(failureText({ ...declined, code }, 'en')).toBe(declined.message);
    expect(failureText({ ...declined, code }, 'es')).toBe('El pago fue rechazado.');
  }
});

it('speaks of another person’s card to operators', () => {
  expect(failureText(declined, 'en', 'operator')).toBe('The card doesn’t have enough funds.');
  expect(failureText(declined, 'es', 'operator')).toBe('La tarjeta no tiene fondos suficientes.');
  expect(failureText({ ...declined, code: 'do_not_honor' }, 'es', 'operator')).toMatch(/^El banco rechazó la tarjeta/);
});

it.each(LANGUAGES)(
  'has every reason in %s for payers and operators, and addresses only the payer as “you”',
  (language) => {
    const ofOperators = OPERATOR_DECLINES[language];
    expect(Object.keys(ofOperators)).toEqual(Object.keys(DECLINES[language]));
    for (const text of Object.values(ofOperators))
      expect(text).not.toMatch(/(?<!\p{L})(you|your|we|tu|te|ti|tú|eres)(?!\p{L})/iu);
  },
);
