import { screen } from '@testing-library/react';
import type { RideAccountCharge as AccountCharge } from '@groupride/web-api-client';
import { renderInApp } from '../../../testing/render-in-app';
import { RideAccountCharge } from './ride-account-charge';

const charge: AccountCharge = {
  accountId: 3,
  accountName: 'Grand Hotel',
  state: 'reserved',
  kind: null,
  costCenter: 'SALES',
  reference: 'Room 12',
  eventId: 4,
  eventName: 'Gala',
  amount: '49.33',
  discount: '5.48',
  discountPercent: 10,
  credited: '0.00',
  settledAt: null,
  invoiceId: null,
  invoiceNumber: null,
};
const show = (what: Partial<AccountCharge> = {}) => renderInApp(<RideAccountCharge charge={{ ...charge, ...what }} />);

describe('a ride that a business account pays', () => {
  it('shows the account, cost center, reference, event and discount', () => {
    show();
    expect(screen.getByRole('link', { name: 'Grand Hotel' }).getAttribute('href')).toBe('/admin/business/3');
    expect(screen.getByRole('link', { name: 'Gala' }).getAttribute('href')).toBe(
      '/admin/business/3?tab=charges&event=4',
    );
    expect(screen.getByText('Cost center').nextElementSibling?.textContent).toBe('SALES');
    expect(screen.getByText('Reference').nextElementSibling?.textContent).toBe('Room 12');
    expect(screen.getByText('Volume discount').nextElementSibling?.textContent).toBe('10% · $5.48');
  });

  it.each([
    [{}, /^The account reserves \$49\.33 until the ride is over\./],
    [
      { state: 'charged', kind: 'fare' },
      /^The ride is over, and the account owes \$49\.33 for it\. It goes on the next invoice\.$/,
    ],
    [
      { state: 'charged', kind: 'cancellation_fee' },
      /^The ride was cancelled, and the account owes a fee of \$49\.33\./,
    ],
    [{ state: 'charged', kind: 'no_show_fee' }, /^Nobody came to the pickup/],
    [{ state: 'released', amount: '0.00' }, /^The ride was cancelled free of charge\./],
  ] as const)('explains in a sentence what the account owes: %j', (what, sentence) => {
    show(what);
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  it('links to its invoice', () => {
    show({ state: 'charged', kind: 'fare', invoiceId: 9, invoiceNumber: 'INV-000009' });
    expect(screen.getByRole('link', { name: 'INV-000009' }).getAttribute('href')).toBe('/admin/business/invoices/9');
    expect(screen.queryByText(/next invoice/)).toBeNull();
  });
});
