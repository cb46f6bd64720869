import { CREDIT_TEXTS, INVOICE_TEXTS, type CreditFacts } from './invoice-texts';

const facts = (used: string | null, waiting: string | null): CreditFacts => ({
  ride: 'R-007',
  amount: '$50.00',
  reason: 'The car was late',
  reference: null,
  used,
  waiting,
});
const lastLine = (language: 'en' | 'es', used: string | null, waiting: string | null) =>
  CREDIT_TEXTS[language](facts(used, waiting)).text.at(-1);

describe('the mail about a credit', () => {
  it('says how much of it comes off which invoice', () => {
    expect(lastLine('en', '$50.00', null)).toBe('It comes off your open invoice.');
    expect(lastLine('en', null, '$50.00')).toBe('$50.00 comes off your next invoice.');
    expect(lastLine('en', '$30.00', '$20.00')).toBe(
      '$30.00 comes off your open invoice. $20.00 comes off your next invoice.',
    );
    expect(lastLine('es', '$30.00', '$20.00')).toBe(
      '$30.00 se descuentan de tu factura pendiente. $20.00 se descuentan de tu próxima factura.',
    );
  });
});

it('the mail with an invoice asks to pay it on its due date at the latest', () => {
  const invoice = {
    number: 'GR-2026-0007',
    accountName: 'Grand Hotel',
    month: '2026-11',
    total: '$1,250.00',
    credited: null,
    left: '$1,250.00',
    dueDate: '2026-12-31',
    url: 'https://ride.example/7.pdf',
  };
  expect(INVOICE_TEXTS.en(invoice).text[0]).toContain('Please pay it by 2026-12-31.');
  expect(INVOICE_TEXTS.es(invoice).text[0]).toContain('Págala a más tardar el 2026-12-31, por favor.');
});
