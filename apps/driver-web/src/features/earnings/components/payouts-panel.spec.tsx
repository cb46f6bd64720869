import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { renderInApp } from '../../../testing/render-in-app';
import type { PayoutsView } from '../api';

const payouts: PayoutsView = {
  balance: '45.73',
  available: '20.00',
  pending: '25.73',
  onTheWay: '12.00',
  paid: '310.50',
  instantFee: '0.50',
  instantAmount: '19.50',
  nextWeekly: '2026-11-24',
  account: { state: 'ready', bank: 'Test Bank ending 6789' },
  payouts: [],
};
let shown = payouts;
let paysOut = true;
jest.unstable_mockModule('../api', () => ({
  useFeature: () => paysOut,
  useGetPayoutsQuery: () => ({ data: shown, isFetching: false, refetch: () => undefined }),
  useGetEarningsQuery: () => ({ data: { recent: [{ label: 'Cash received' }] } }),
  useRefreshPayoutAccountMutation: () => [() => undefined],
  useLinkPayoutAccountMutation: () => [() => undefined, {}],
  usePayOutMutation: () => [() => undefined, {}],
}));
const { PayoutsPanel } = await import('./payouts-panel');

function open(what: Partial<PayoutsView> = {}) {
  shown = { ...payouts, ...what };
  renderInApp(
    <MemoryRouter>
      <PayoutsPanel driverId={3} />
    </MemoryRouter>,
  );
  const amount = (name: string) => {
    const term = screen.getAllByText(name).find(({ tagName }) => tagName === 'DT');
    return within(term!.parentElement!).getByRole('definition').textContent;
  };
  return ['Available', 'Pending', 'On its way', 'Paid'].map(amount);
}
const payOut = () => screen.getByRole('button', { name: 'Pay out now' }) as HTMLButtonElement;

describe('the payouts of a driver', () => {
  it('show what is available, pending, on its way and paid', () => {
    expect(open()).toEqual(['$20.00', '$25.73', '$12.00', '$310.50']);
    expect(payOut().disabled).toBe(false);
    expect(screen.getByText(/^Pending earnings become available when/)).toBeTruthy();
    expect(screen.getByText('We’ll pay out your balance of $45.73 on Tue, Nov 24, free of charge.')).toBeTruthy();
    expect(screen.queryByText(/You owe/)).toBeNull();
  });

  it('say that instant payouts are paused, and offer none', () => {
    paysOut = false;
    open();
    paysOut = true;
    expect(screen.queryByRole('button', { name: 'Pay out now' })).toBeNull();
    expect(
      screen.getByText('Instant payouts are paused right now. We still pay out your balance each week.'),
    ).toBeTruthy();
  });

  it('offer no instant payout while everything is pending', () => {
    expect(open({ available: '0.00', pending: '45.73', instantAmount: '0.00' })).toEqual([
      '$0.00',
      '$45.73',
      '$12.00',
      '$310.50',
    ]);
    expect(payOut().disabled).toBe(true);
  });

  it('say that the available amount is unknown while the provider does not respond', () => {
    expect(open({ available: null, pending: null, instantAmount: '0.00' }).slice(0, 2)).toEqual(['–', '–']);
    expect(screen.getByText(/^We can’t reach our payment partner/)).toBeTruthy();
    expect(payOut().disabled).toBe(true);
  });

  it('show what the driver owes only when the balance is negative', () => {
    open({ balance: '-6.54', available: '0.00', pending: '0.00', instantAmount: '0.00' });
    expect(screen.getByText(/^You owe GroupRide \$6\.54 from cash trips/)).toBeTruthy();
  });

  it('show one message about a failed payout when the account needs information', () => {
    const failed = {
      id: 1,
      kind: 'instant',
      state: 'failed',
      failureReason: 'bank_refused',
      amount: '19.50',
      fee: '0.50',
      requestedAt: '2026-11-20T12:00:00Z',
      arrivesAt: null,
      bankLast4: '6789',
    } as PayoutsView['payouts'][number];
    open({ account: { state: 'incomplete', bank: 'Test Bank ending 6789' }, payouts: [failed] });
    expect(
      screen.getByText('We can’t pay out to Test Bank ending 6789. Correct the details, or use another account.'),
    ).toBeTruthy();
    expect(screen.getByText('The money is back in your balance. See “Bank account” for what to do.')).toBeTruthy();
    expect(screen.getByText('We’ll pay out your balance of $45.73 once your bank account below works.')).toBeTruthy();
    expect(screen.queryByText(/Your bank declined|Complete your bank account/)).toBeNull();
  });
});
