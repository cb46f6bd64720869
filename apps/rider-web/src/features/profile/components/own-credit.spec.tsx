import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import * as client from '@groupride/web-api-client';
import type { CreditsView, CreditView } from '@groupride/web-api-client';
import { i18n, renderInApp } from '../../../testing/render-in-app';

let answer: { data?: CreditsView; error?: object };
const refetch = jest.fn();
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useGetCreditsQuery: () => ({ ...answer, refetch }),
}));
const { OwnCredit } = await import('./own-credit');

const credit = (more: Partial<CreditView> = {}): CreditView => ({
  id: 1,
  amount: '10.00',
  left: '10.00',
  reserved: '0.00',
  state: 'active',
  reason: 'Late driver',
  rideId: null,
  grantedAt: '2026-11-20T15:00:00.000Z',
  expiresAt: '2027-11-20T15:00:00.000Z',
  revokedFor: null,
  uses: [],
  ...more,
});
const show = (credits: CreditView[], sums = { balance: '10.00', reserved: '0.00' }) => {
  answer = { data: { ...sums, credits } };
  return renderInApp(<OwnCredit />);
};

afterEach(() => i18n.changeLanguage('en'));

describe('your credit', () => {
  it('shows the balance, the reason, the expiry date and what it pays for', () => {
    show([credit()]);
    expect(screen.getAllByText('$10.00')).toHaveLength(2);
    expect(screen.getByText('Late driver')).toBeTruthy();
    expect(screen.getByText(/\$10\.00 left, until Nov 20, 2027/)).toBeTruthy();
    expect(screen.getByText(/It pays for your own seat before your card/)).toBeTruthy();
    expect(screen.queryByText(/more is set aside/)).toBeNull();
  });

  it('shows how each credit was used', () => {
    const used = { rideId: 7, amount: '4.00', state: 'used', at: '2026-11-21T15:00:00.000Z' } as const;
    show(
      [
        credit({
          left: '0.00',
          reserved: '6.00',
          state: 'reserved',
          uses: [used, { ...used, rideId: 8, amount: '6.00', state: 'reserved' }],
        }),
        credit({ id: 2, left: '0.00', state: 'revoked', revokedFor: 'Granted twice' }),
        credit({ id: 3, left: '0.00', state: 'expired' }),
      ],
      { balance: '0.00', reserved: '6.00' },
    );
    expect(screen.getByText(/\$6\.00 more is set aside for rides you’ve booked/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'ride 7' }).getAttribute('href')).toBe('/ride/7');
    expect(screen.getByText(/\$6\.00 set aside for/)).toBeTruthy();
    expect(screen.getByText('Granted twice')).toBeTruthy();
    expect(screen.getByText('Expired Nov 20, 2027')).toBeTruthy();
  });

  it('is hidden from riders who never had any', () => {
    show([], { balance: '0.00', reserved: '0.00' });
    expect(screen.queryByText('Your credit')).toBeNull();
  });

  it('shows a loading state, and offers a retry after a failure', () => {
    answer = {};
    const { unmount } = renderInApp(<OwnCredit />);
    expect(screen.getByText('Loading…')).toBeTruthy();
    unmount();
    answer = { error: { status: 500 } };
    renderInApp(<OwnCredit />);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });
});
