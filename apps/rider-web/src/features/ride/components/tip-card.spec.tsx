import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { TipView } from '@groupride/web-api-client';
import { renderInApp } from '../../../testing/render-in-app';
import { aRide } from '../../../testing/rides';

let tip: TipView;
jest.unstable_mockModule('../api', () => ({ useGetTipQuery: () => ({ data: tip }) }));
const { TipCard } = await import('./tip-card');

const limits = { mayTip: true, smallest: '0.50', largest: '200.00', given: [] };
const friend = aRide({ you: 'member', status: 'completed' });

it('suggests whole dollars to a member with a small fare, and opens the payment of the tip', () => {
  tip = { ...limits, presets: ['1.00', '2.00', '3.00'].map((amount) => ({ amount })) };
  const { address } = renderInApp(<TipCard ride={friend} />);
  const presets = screen.getByRole('group').querySelectorAll('button');
  expect([...presets].map(({ textContent }) => textContent)).toEqual(['$1', '$2', '$3']);
  fireEvent.click(screen.getByRole('button', { name: '$2.00' }));
  fireEvent.click(screen.getByRole('button', { name: 'Tip $2.00' }));
  expect(address()).toBe('/payment?rideId=7&tip=2.00');
});

it('suggests percentages of a larger fare', () => {
  tip = { ...limits, presets: [{ percent: 15, amount: '8.22' }] };
  renderInApp(<TipCard ride={friend} />);
  expect(screen.getByRole('button', { name: '15% · $8.22' })).toBeTruthy();
});

it('refuses a comma before the cents, and says what to write', () => {
  tip = { ...limits, presets: [{ percent: 15, amount: '8.22' }] };
  renderInApp(<TipCard ride={friend} />);
  const type = (text: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: /Another amount/ }), { target: { value: text } });
  type('7,50');
  expect(screen.getByText(/^Use a period before the cents, like 12\.50\./)).toBeTruthy();
  type('7.50');
  expect(screen.queryByText(/^Use a period/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Tip $7.50' })).toBeTruthy();
});
