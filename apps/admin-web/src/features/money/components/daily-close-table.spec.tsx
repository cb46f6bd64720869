import { jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { makeStore } from '../../../app/store';
import { fakeApi, type Answer } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { DailyCloseTable } from './daily-close-table';

const day = {
  day: '2026-11-24',
  captured: '150.00',
  refunded: '7.00',
  fees: '12.00',
  payouts: '30.00',
  sum: '0.00',
  balances: [
    { account: 'provider:clearing', balance: '113.00' },
    { account: 'drivers', balance: '-113.00' },
  ],
};
function show(answer: Answer) {
  const asked = fakeApi(() => answer);
  renderInApp(<DailyCloseTable />, { store: makeStore() });
  return asked;
}

describe('the daily close', () => {
  it('shows what was booked and every balance that is not zero', async () => {
    const asked = show({ status: 200, body: { days: [day] } });
    const table = await screen.findByRole('table', { name: 'Daily close' });
    const [head, row] = within(table).getAllByRole('row');
    expect([...head!.children].map(({ textContent }) => textContent)).toEqual([
      'Day',
      'Captured',
      'Refunded',
      'Fees',
      'Payouts',
      'Provider (balance)',
      'Drivers (balance)',
      'Sum',
    ]);
    expect([...row!.children].map(({ textContent }) => textContent)).toEqual([
      'Tue, Nov 24',
      '$150.00',
      '$7.00',
      '$12.00',
      '$30.00',
      '$113.00',
      '-$113.00',
      '$0.00',
    ]);
    expect(asked[0]?.what).toMatch(/^GET \/api\/admin\/daily-close\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/);
  });

  it('shows what business accounts owe and what arrived at the bank, so that the balances add up to the sum', async () => {
    const balances = [
      { account: 'platform:fees', balance: '-80.00' },
      { account: 'businesses', balance: '55.00' },
      { account: 'platform:bank', balance: '25.00' },
    ];
    show({ status: 200, body: { days: [{ ...day, balances }] } });
    const [head, row] = within(await screen.findByRole('table', { name: 'Daily close' })).getAllByRole('row');
    expect([...head!.children].slice(5).map(({ textContent }) => textContent)).toEqual([
      'Fees (balance)',
      'Business accounts (balance)',
      'Bank (balance)',
      'Sum',
    ]);
    expect([...row!.children].slice(5).map(({ textContent }) => textContent)).toEqual([
      '-$80.00',
      '$55.00',
      '$25.00',
      '$0.00',
    ]);
  });

  it('exports the displayed days and their payments', async () => {
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.getAttribute('href') ?? '');
    });
    show({ status: 200, body: { days: [day] } });
    fireEvent.change(screen.getByLabelText('From day'), { target: { value: '2026-11-01' } });
    fireEvent.change(screen.getByLabelText('To day'), { target: { value: '2026-11-07' } });
    fireEvent.click(screen.getByRole('button', { name: 'Export the daily close' }));
    expect(await screen.findByText('Sun, Nov 1 – Sat, Nov 7')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Excel (.xlsx)' }));
    fireEvent.click(screen.getByRole('button', { name: 'Export payments' }));
    fireEvent.click(await screen.findByRole('button', { name: 'CSV' }));
    expect(saved).toEqual([
      '/api/admin/daily-close/file?from=2026-11-01&to=2026-11-07&format=xlsx&language=en',
      '/api/admin/exports/payments?from=2026-11-01&to=2026-11-07&format=csv&language=en',
    ]);
    fireEvent.change(screen.getByLabelText('To day'), { target: { value: '2026-10-07' } });
    expect(screen.getByText('The last day is before the first')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Export payments' }).disabled).toBe(true);
    jest.restoreAllMocks();
  });

  it('starts with seven days, also when a clock change makes them an hour longer', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-04T23:30:00-05:00'));
    const asked = show({ status: 200, body: { days: [day] } });
    await screen.findByRole('table', { name: 'Daily close' });
    expect(asked[0]?.what).toBe('GET /api/admin/daily-close?from=2026-10-29&to=2026-11-04');
    now.mockRestore();
  });

  it('says when it could not be loaded', async () => {
    show({ status: 500 });
    expect(await screen.findByText('We couldn’t load the daily close')).toBeTruthy();
  });
});
