import { invoiceNumberText } from './invoice-number';

it.each([
  [7, 'INV-000007'],
  [123_456, 'INV-123456'],
  [1_234_567, 'INV-1234567'],
])('prints invoice number %i as %s', (number, text) => {
  expect(invoiceNumberText(number)).toBe(text);
});
