import { cardText, paymentMethodText } from './card-text';

describe('a payment method', () => {
  it('is named as people name it: a card with its last digits', () => {
    expect(cardText({ brand: 'amex', last4: '0005' })).toBe('American Express ending 0005');
    expect(cardText({ brand: 'mastercard', last4: '4444' })).toBe('Mastercard ending 4444');
    expect(cardText(null)).toBeNull();
  });

  it.each([
    ['diners', 'Diners Club'],
    ['jcb', 'JCB'],
    ['unionpay', 'UnionPay'],
    ['card', 'Card'],
    ['cashapp', 'Cash App Pay'],
    ['paypal', 'PayPal'],
    ['amazon_pay', 'Amazon Pay'],
    ['klarna', 'Klarna'],
  ])('has the spelling of its brand: %s is %s', (brand, name) => {
    expect(cardText({ brand, last4: '' })).toBe(name);
  });

  it('keeps the number of a card from others, and names every other method', () => {
    expect(paymentMethodText({ cardBrand: 'visa', cardLast4: '4242' })).toBe('card');
    expect(paymentMethodText({ cardBrand: null, cardLast4: null })).toBe('card');
    expect(paymentMethodText({ cardBrand: null, cardLast4: '' })).toBe('card');
    expect(paymentMethodText({ cardBrand: 'cashapp', cardLast4: '' })).toBe('Cash App Pay');
  });
});
