import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import * as client from '@groupride/web-api-client';
import type { MemberView } from '@groupride/web-api-client';
import { someAmounts } from '../../../testing/amounts';
import { renderInApp } from '../../../testing/render-in-app';
import { aRide } from '../../../testing/rides';

/** This device's clock is 20 minutes ahead of the server's. */
const AHEAD_MS = 20 * 60_000;
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  deviceTimeOf: (instant: string) => Date.parse(instant) + AHEAD_MS,
}));
const { PaymentNotice } = await import('./payment-notice');

const ride = aRide({ you: 'member', paymentMethod: 'card', splitMode: 'cover', status: 'pending' });
const authorized = (what: Partial<MemberView>) =>
  ({ isYou: true, share: '15.07', agreed: '15.07', shareState: 'authorized', ...what }) as MemberView;

it('asks for a larger authorization when the share rose above the hold, also with credit', () => {
  const amounts = someAmounts({ share: '15.07', credit: '5.00', due: '8.00', setAside: '13.00' });
  renderInApp(<PaymentNotice ride={ride} members={[authorized({ charge: '8.00', amounts })]} />);
  expect(screen.getByText('Confirm $15.07')).toBeTruthy();
});

it('asks for nothing when the hold covers the share, of which credit pays a part', () => {
  const amounts = someAmounts({ share: '15.07', credit: '5.00', due: '10.07', setAside: '15.07' });
  renderInApp(<PaymentNotice ride={ride} members={[authorized({ charge: '10.07', amounts })]} />);
  expect(screen.queryByText(/^Confirm/)).toBeNull();
});

it('counts down to the end of the payment by the server’s clock', () => {
  const payBefore = new Date(Date.now() - AHEAD_MS + 14.5 * 60_000).toISOString();
  renderInApp(<PaymentNotice ride={aRide({ status: 'awaiting_payment', payBefore })} members={undefined} />);
  expect(screen.getByText(/^Finish paying within 14:(30|29) to keep this ride/)).toBeTruthy();
});
