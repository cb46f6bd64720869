import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { DebtView, RideView } from '@groupride/web-api-client';
import { renderInApp } from '../../../testing/render-in-app';

const debt = { rideId: 7, amount: '8.00', reason: 'cash', onItsWay: false };
let cashStatedBy: DebtView['cashStatedBy'];
jest.unstable_mockModule('../api', () => ({ useListDebtsQuery: () => ({ data: [{ ...debt, cashStatedBy }] }) }));
const { DebtNotice } = await import('./debt-notice');

it.each([
  ['driver', /^Your driver reported less cash/],
  ['operations', /^Our operations team completed this ride and recorded less cash/],
] as const)('names the %s as who stated the cash', (who, text) => {
  cashStatedBy = who;
  const ride = { id: 7, status: 'completed', you: 'organizer', paymentMethod: 'cash' } as RideView;
  renderInApp(<DebtNotice ride={ride} />);
  expect(screen.getByText(text)).toBeTruthy();
});

it('is left out while a card is being charged for the debt', () => {
  debt.onItsWay = true;
  renderInApp(
    <DebtNotice ride={{ id: 7, status: 'completed', you: 'organizer', paymentMethod: 'cash' } as RideView} />,
  );
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText(/less cash/)).toBeNull();
});
