import { failureText } from './declines';

const declined = { code: 'insufficient_funds', message: 'Your card has insufficient funds.' };

it('says in the reader’s language why a payment failed', () => {
  expect(failureText(declined, 'en')).toBe('Your card doesn’t have enough funds.');
  expect(failureText(declined, 'es')).toBe('Tu tarjeta no tiene fondos suficientes.');
});

it('has the provider’s words, or a plain text in Spanish, for codes that it does not know', () => {
  for (const code of ['brand_new_code', null]) {
    expect(failureText({ ...declined, code }, 'en')).toBe(declined.message);
    expect(failureText({ ...declined, code }, 'es')).toBe('El pago fue rechazado.');
  }
});
