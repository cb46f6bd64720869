import { cardText } from './card-text';

it('names cards as people do', () => {
  expect(cardText({ brand: 'amex', last4: '0005' })).toBe('American Express ending 0005');
  expect(cardText({ brand: 'mastercard', last4: '4444' })).toBe('Mastercard ending 4444');
  expect(cardText(null)).toBeNull();
});
