import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { RiderPaymentRow } from '@groupride/web-api-client';
import { renderInApp } from '../../../testing/render-in-app';

const payment: RiderPaymentRow = {
  id: 4,
  rideId: 7,
  purpose: 'ride',
  state: 'captured',
  amount: '54.81',
  captured: '54.81',
  refunded: '0.00',
  disputed: '0.00',
  card: 'Visa ending 4242',
  failureCode: null,
  failureMessage: null,
  createdAt: '2026-05-01T12:00:00.000Z',
};
let payments: RiderPaymentRow[];
jest.unstable_mockModule('../api', () => ({
  useListRiderPaymentsQuery: () => ({ currentData: { payments, nextCursor: null }, isFetching: false }),
}));
const { RiderPayments } = await import('./rider-payments');

it('says what the bank has taken back of a payment, as the page of its ride does', () => {
  payments = [payment, { ...payment, id: 3, rideId: 6, disputed: '54.81' }];
  renderInApp(<RiderPayments riderId={9} />);
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent ?? '');
  expect(rows.filter((row) => row.includes('Taken back by the bank')).length).toBe(1);
  expect(rows.find((row) => row.includes('Taken back by the bank'))).toContain('Taken back by the bank $54.81');
});
