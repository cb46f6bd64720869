import { screen, within } from '@testing-library/react';
import { aView } from '../../../testing/a-ride';
import { renderInApp } from '../../../testing/render-in-app';
import { RideLedger } from './ride-ledger';

const at = '2026-11-21T17:00:00.000Z';
const entry = (account: string, accountName: string | null, amount: string) => ({
  transactionId: 3,
  kind: 'fare',
  account,
  accountName,
  amount,
  at,
});

describe('the ledger of a ride', () => {
  it('shows both sides, their sums and that they balance', () => {
    const ledger = [
      entry('rider:2', 'Riley Carter', '54.81'),
      entry('driver:1', 'Dana Brooks', '-40.00'),
      entry('platform:fees', null, '-14.81'),
    ];
    renderInApp(<RideLedger view={aView({ ledger })} />);
    const table = screen.getByRole('table');
    const rows = within(table)
      .getAllByRole('row')
      .map((row) =>
        within(row)
          .getAllByRole(row.querySelector('th') ? 'columnheader' : 'cell')
          .map((cell) => cell.textContent),
      );
    expect(rows).toEqual([
      ['Account', 'Debit', 'Credit'],
      ['Riley Carterrider:2', '$54.81', ''],
      ['Dana Brooksdriver:1', '', '$40.00'],
      ['Our feesplatform:fees', '', '$14.81'],
      ['Sum', '$54.81', '$54.81'],
    ]);
    expect(screen.getAllByText('Balanced')).toHaveLength(2);
  });

  it('marks a transaction that does not balance', () => {
    renderInApp(<RideLedger view={aView({ ledger: [entry('rider:2', 'Riley Carter', '54.81')], balanced: false })} />);
    expect(screen.getAllByText('Out of balance')).toHaveLength(2);
  });

  it('says when nothing is booked yet', () => {
    renderInApp(<RideLedger view={aView()} />);
    expect(screen.getByText(/No entries yet/)).toBeTruthy();
  });
});
