import { paymentOf, paymentProblems } from './payment-form';

const typed = { amount: '50.00', receivedOn: '2026-11-24', reference: ' TRX-1 ' };

describe('a recorded payment', () => {
  it('needs a reference, and is at most what is left, on a day that is not in the future', () => {
    expect(paymentProblems(typed, '50.00', '2026-11-24')).toEqual([]);
    expect(
      paymentProblems({ amount: '50.01', receivedOn: '2026-11-25', reference: ' ' }, '50.00', '2026-11-24'),
    ).toEqual(['amount', 'receivedOn', 'reference']);
    expect(paymentProblems({ ...typed, amount: '0' }, '50.00', '2026-11-24')).toEqual(['amount']);
    expect(paymentOf(typed)).toEqual({ amount: '50.00', receivedOn: '2026-11-24', reference: 'TRX-1' });
  });
});
