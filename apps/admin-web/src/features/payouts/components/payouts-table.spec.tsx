import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { AdminPayoutView } from '@groupride/web-api-client';
import { fakeApi, type Answer, type RecordedRequest } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { PayoutsTable, type PayoutFilter } from './payouts-table';

const paid: AdminPayoutView = {
  id: 8,
  kind: 'weekly',
  state: 'paid',
  amount: '182.40',
  fee: '0.00',
  failure: null,
  failureReason: null,
  bankLast4: '6789',
  driverId: 3,
  driverName: 'Dana Whitfield',
  requestedAt: '2026-11-17T13:05:00.000Z',
  arrivesAt: '2026-11-19T00:00:00.000Z',
  endedAt: '2026-11-19T12:00:00.000Z',
  transferId: 'tr_1',
  providerPayoutId: 'po_1',
  retriedBy: null,
};
const failed: AdminPayoutView = {
  ...paid,
  id: 7,
  kind: 'instant',
  state: 'failed',
  amount: '54.10',
  fee: '0.50',
  failure: 'The bank account has been closed.',
  failureReason: 'account_closed',
  bankLast4: '1113',
};

function Page() {
  const [filter, setFilter] = useState<PayoutFilter>({ state: undefined, driverId: undefined });
  return <PayoutsTable filter={filter} onFilter={setFilter} />;
}

/** Renders the page with a fake API that pages through the payouts and answers a retry with `retry`. */
function show(
  pages: Record<string, Answer>,
  retry: (asked: RecordedRequest) => Answer = () => ({ status: 500 }),
): RecordedRequest[] {
  const asked = fakeApi((request) =>
    request.what.startsWith('GET')
      ? (pages[request.what.slice('GET /api/admin/payouts'.length)] ?? { status: 404 })
      : retry(request),
  );
  renderInApp(<Page />);
  return asked;
}
const page = (payouts: AdminPayoutView[], next: number | null = null): Answer => ({
  status: 200,
  body: { payouts, next },
});
const cells = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

describe('payouts', () => {
  it('show recipient, amount, method, state and reason for failure', async () => {
    show({ '': page([{ ...paid, state: 'sent', endedAt: null }, failed, { ...failed, id: 6, retriedBy: 8 }]) });
    await screen.findByRole('table');
    // The bank's date is the 19th in every time zone.
    expect(cells()).toEqual([
      [
        'Dana WhitfieldPayout 8',
        '$182.40',
        'WeeklyTo ····6789',
        'On its way',
        'Tue, Nov 17, 8:05 AMExpected by Thu, Nov 19',
        '–',
      ],
      [
        'Dana WhitfieldPayout 7',
        '$54.10Fee $0.50',
        'InstantTo ····1113',
        'FailedThe bank account is closed.The bank account has been closed.',
        'Tue, Nov 17, 8:05 AMFailed Thu, Nov 19, 7:00 AM',
        'Retry payout',
      ],
      [...Array(5).fill(expect.any(String)), 'Retried as payout 8'],
    ]);
    expect(screen.getAllByRole('link', { name: 'Dana Whitfield' })[0]!.getAttribute('href')).toBe('/admin/drivers/3');
  });

  it('distinguish an unavailable service from a lost connection', async () => {
    show({ '': { status: 503, body: { code: 'unavailable', status: 503 } } });
    expect(
      await screen.findByText('GroupRide is unavailable right now. Wait a few seconds, then try again.'),
    ).toBeTruthy();
  });

  it('are paged and filtered by state, and a new filter starts at the first page', async () => {
    show({ '': page([paid], 8), '?before=8': page([{ ...paid, id: 5 }]), '?state=failed': page([]) });
    fireEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(cells()[0]![0]).toBe('Dana WhitfieldPayout 5'));
    expect(screen.getByText('Page 2')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('State'), { target: { value: 'failed' } });
    expect(await screen.findByText('No matching payouts')).toBeTruthy();
    expect(screen.queryByText(/Page/)).toBeNull();
  });

  it('that failed are retried after a confirmation, which shows why a retry is refused', async () => {
    let answer: Answer = { status: 409, body: { code: 'payout_account_not_ready', status: 409 } };
    const asked = show({ '': page([failed]) }, () => answer);
    fireEvent.click((await screen.findAllByRole('button', { name: 'Retry payout: Dana Whitfield, Payout 7' }))[0]!);
    const dialog = await screen.findByRole('alertdialog', { name: 'Retry $54.10 to Dana Whitfield?' });
    const press = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Retry payout' }));
    press();
    expect(await within(dialog).findByText('The driver needs to update their bank details first.')).toBeTruthy();
    answer = { status: 201, body: { ...failed, id: 9 } };
    press();
    expect(await screen.findByText('$54.10 is on its way to Dana Whitfield')).toBeTruthy();
    expect(asked.filter(({ what }) => what.startsWith('POST')).map(({ what }) => what)).toEqual(
      Array(2).fill('POST /api/admin/payouts/7/retry'),
    );
  });

  it('can be requested again after a failure', async () => {
    const pages: Record<string, Answer> = { '': { status: 500 } };
    show(pages);
    expect(screen.getByLabelText('Loading…')).toBeTruthy();
    const again = await screen.findByRole('button', { name: 'Try again' });
    pages[''] = page([]);
    fireEvent.click(again);
    expect(await screen.findByText('No payouts yet')).toBeTruthy();
  });
});
