import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AlertView } from '@groupride/web-api-client';
import { fakeApi } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { AlertQueue, RideAlerts } from './alert-queue';

const at = '2026-11-21T17:00:00.000Z';
const anAlert = (what: Partial<AlertView>): AlertView => ({
  id: 1,
  kind: 'pickup_late',
  rideId: 7,
  data: { name: 'Dana Brooks', phone: '7045550102' },
  openedAt: at,
  seenAt: at,
  ...what,
});
/** Narrow screens show the same rows as a list, so the table is queried by its role. */
const table = () => screen.findByRole('table', { name: 'Alerts' });

describe('the alert queue', () => {
  it('shows emergencies first, then the oldest, with a number to call', async () => {
    fakeApi(() => ({
      status: 200,
      body: [
        anAlert({ id: 3, kind: 'sos', openedAt: '2026-11-21T17:05:00.000Z' }),
        anAlert({ id: 2, kind: 'driver_stalled', openedAt: '2026-11-21T17:02:00.000Z' }),
        anAlert({ id: 1 }),
      ],
    }));
    renderInApp(<AlertQueue />);
    const [, ...rows] = within(await table()).getAllByRole('row');
    expect(rows.map((row) => /SOS|moving|late/.exec(row.textContent ?? '')?.[0])).toEqual(['SOS', 'late', 'moving']);
    const call = within(rows[1]!).getByRole('link', { name: 'Call Dana Brooks' });
    expect(call.getAttribute('href')).toBe('tel:+17045550102');
  });

  it('marks an alert that is seconds old as new', async () => {
    const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
    fakeApi(() => ({
      status: 200,
      body: [
        anAlert({ id: 3, kind: 'sos', openedAt: ago(5), seenAt: ago(5) }),
        anAlert({ id: 1, openedAt: ago(80), seenAt: ago(80) }),
      ],
    }));
    renderInApp(<AlertQueue />);
    const [, sos, late] = within(await table()).getAllByRole('row');
    expect(within(sos!).getByText('Just now')).toBeTruthy();
    expect(within(late!).getByText('1 min')).toBeTruthy();
  });

  it('shows the driver document that expires, and links to the driver', async () => {
    const data = {
      driverId: 9,
      name: 'Dana Brooks',
      phone: '7045550102',
      document: 'insurance',
      expiresOn: '2026-12-05',
    };
    fakeApi(() => ({ status: 200, body: [anAlert({ kind: 'documents_expiring', rideId: null, data })] }));
    renderInApp(<AlertQueue />);
    const row = within(await table());
    expect(row.getByRole('link', { name: 'Review documents' }).getAttribute('href')).toBe('/admin/drivers/9');
    expect(row.getByText(/Insurance · .*Dec 5, 2026/)).toBeTruthy();
  });

  it('names the background job that failed, with the number of failures', async () => {
    const data = { queue: 'capture-hold', count: 2 };
    fakeApi(() => ({ status: 200, body: [anAlert({ kind: 'jobs_failed', rideId: null, data })] }));
    renderInApp(<AlertQueue />);
    const row = within(await table());
    expect(row.getByText('Background jobs failed and won’t be retried')).toBeTruthy();
    expect(row.getByText('2 jobs: capture-hold')).toBeTruthy();
  });

  it('lets an operator take an alert, and says when that failed', async () => {
    let fails = true;
    const asked = fakeApi(({ what }) => {
      if (what.startsWith('GET')) return { status: 200, body: [anAlert({})] };
      return fails ? { status: 500, body: { status: 500, code: 'internal' } } : { status: 200, body: anAlert({}) };
    });
    renderInApp(<AlertQueue />);
    const take = within(await table()).getByRole<HTMLButtonElement>('button', { name: /^Take it: Pickup is late/ });
    fireEvent.click(take);
    expect(await screen.findByText('The alert wasn’t changed. Please try again.')).toBeTruthy();
    fails = false;
    await waitFor(() => expect(take.disabled).toBe(false));
    fireEvent.click(take);
    await waitFor(() => expect(asked.filter(({ what }) => what === 'PATCH /api/admin/alerts/1')).toHaveLength(2));
    expect(asked.find(({ what }) => what.startsWith('PATCH'))?.body).toEqual({ assign: 'me' });
  });

  it('takes over an alert only from the named colleague, and lets only its holder hand it back', async () => {
    const theirs = (id: number) => anAlert({ id, assignedToId: 5, assignedTo: 'Ana Ortiz', acknowledgedAt: at });
    let refused = false;
    const asked = fakeApi(({ what }) => {
      if (what.startsWith('PATCH') && !refused) {
        refused = true;
        const extra = { assignedToId: 5, assignedTo: 'Ana Ortiz' };
        return { status: 409, body: { status: 409, code: 'alert_taken', extra } };
      }
      if (what.startsWith('PATCH')) return { status: 200, body: theirs(1) };
      const mine = anAlert({ id: 2, rideId: 8, assignedToId: 1, assignedTo: 'Olga Ops', acknowledgedAt: at });
      return { status: 200, body: [refused ? theirs(1) : anAlert({}), mine] };
    });
    renderInApp(<AlertQueue />, { ownId: 1 });
    const shown = within(await table());
    expect(shown.getAllByRole('button', { name: /^Hand back/ })).toHaveLength(1);
    fireEvent.click(shown.getByRole('button', { name: /^Take it/ }));
    expect(await screen.findByText('Ana Ortiz is handling this alert.')).toBeTruthy();
    fireEvent.click(await shown.findByRole('button', { name: /^Take over from Ana Ortiz: Pickup is late R-007/ }));
    await waitFor(() =>
      expect(asked.filter(({ what }) => what.startsWith('PATCH')).map(({ body }) => body)).toEqual([
        { assign: 'me' },
        { assign: 'me', from: 5 },
      ]),
    );
    expect(shown.getAllByRole('button', { name: /^Hand back/ })).toHaveLength(1);
  });

  it('shows who took an alert, and offers to take it over instead of handing it back', async () => {
    const taken = { assignedToId: 5, assignedTo: 'Ana Ortiz', acknowledgedAt: at, acknowledgedBy: 'Ana Ortiz' };
    fakeApi(() => ({ status: 200, body: [anAlert(taken), anAlert({ id: 2, rideId: 8 })] }));
    renderInApp(<AlertQueue />, { ownId: 1 });
    const [, theirs, nobodys] = within(await table()).getAllByRole('row');
    const actionsOf = (row: HTMLElement) =>
      within(row)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')?.split(':')[0]);
    expect(theirs!.textContent).toContain('Taken by: Ana Ortiz');
    expect(actionsOf(theirs!)).toEqual(['Take over from Ana Ortiz', 'Resolve']);
    expect(nobodys!.textContent).toContain('Nobody yet');
    expect(actionsOf(nobodys!)).toEqual(['Seen', 'Take it', 'Resolve']);
  });

  it('keeps the focus on the actions of an alert after it is marked as seen', async () => {
    let seen = false;
    fakeApi(({ what }) => {
      if (!what.startsWith('GET')) seen = true;
      const alert = anAlert(seen ? { acknowledgedAt: at, acknowledgedBy: 'Olga Ops' } : {});
      return { status: 200, body: what.startsWith('GET') ? [alert] : alert };
    });
    renderInApp(<AlertQueue />);
    const button = within(await table()).getByRole('button', { name: /^Seen: Pickup is late/ });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(button.isConnected).toBe(false));
    const actions = within(await table()).getByRole('group', { name: 'Pickup is late R-007' });
    await waitFor(() => expect(document.activeElement).toBe(actions));
  });

  it('shows an alert on the map when it has a position there', async () => {
    fakeApi(() => ({ status: 200, body: [anAlert({}), anAlert({ id: 2, kind: 'low_rating', rideId: 8 })] }));
    const onShow = jest.fn<(alert: AlertView, position: object) => void>();
    const position = { lat: 35.2, lng: -80.8 };
    renderInApp(<AlertQueue placeOf={({ rideId }) => (rideId === 7 ? position : null)} onShow={onShow} />);
    const show = within(await table()).getAllByRole('button', { name: /^Show on map/ });
    expect(show).toHaveLength(1);
    fireEvent.click(show[0]!);
    expect(onShow).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }), position);
  });

  it('moves between alerts with j and k, and gives every action an accessible name', async () => {
    fakeApi(() => ({ status: 200, body: [anAlert({}), anAlert({ id: 2, kind: 'low_rating', rideId: 8 })] }));
    renderInApp(<AlertQueue />);
    const shown = await table();
    const [, first, second] = within(shown).getAllByRole('row');
    const actionsOf = (row: HTMLElement) =>
      within(row)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')?.split(':')[0]);
    expect(actionsOf(first!)).toEqual(['Seen', 'Take it', 'Resolve']);
    const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
    // The keys work from anywhere on the page.
    document.body.focus();
    press('j');
    expect(first!.contains(document.activeElement)).toBe(true);
    press('j');
    expect(second!.contains(document.activeElement)).toBe(true);
    press('j');
    press('k');
    expect(first!.contains(document.activeElement)).toBe(true);
  });

  it('links to the review or the evidence of an alert', async () => {
    fakeApi(() => ({
      status: 200,
      body: [
        anAlert({ kind: 'low_rating', data: { name: 'Dana Brooks', stars: 2 } }),
        anAlert({ id: 2, kind: 'dispute_open', data: { disputeId: 'dp_1' }, ours: '20.00', theirs: '0.00' }),
      ],
    }));
    renderInApp(<AlertQueue />);
    const href = (name: string) => within(screen.getByRole('table')).getByRole('link', { name }).getAttribute('href');
    await table();
    expect(href('Read review')).toBe('/admin?tab=reviews&stars=2');
    expect(href('Evidence')).toBe('/admin/money?tab=disputes&dispute=dp_1');
  });

  it('has no link to evidence for a role that may not open the page', async () => {
    const alert = anAlert({ kind: 'dispute_open', data: { disputeId: 'dp_1' }, ours: '20.00', theirs: '0.00' });
    fakeApi(() => ({ status: 200, body: [alert] }));
    renderInApp(<AlertQueue />, { role: 'dispatcher' });
    expect(within(await table()).queryByRole('link', { name: 'Evidence' })).toBeNull();
  });

  it('shows whose payout failed, how much and why, and links to the payouts', async () => {
    fakeApi(() => ({
      status: 200,
      body: [
        anAlert({
          kind: 'payout_failed',
          rideId: null,
          ours: '110.00',
          theirs: '0.00',
          difference: '-110.00',
          data: { driverId: 4, failureReason: 'no_funds', failureMessage: 'You have insufficient available funds' },
        }),
      ],
    }));
    renderInApp(<AlertQueue />);
    const shown = await table();
    expect(shown.textContent).toContain('$110.00');
    expect(shown.textContent).toContain('Our balance at the payment provider was too low.');
    expect(shown.textContent).not.toContain('insufficient');
    const link = await within(shown).findByRole('link', { name: 'Open payouts' });
    expect(link.getAttribute('href')).toBe('/admin/money?tab=payouts&driver=4');
  });

  it('links from a payout that is stuck to the payouts of its driver', async () => {
    fakeApi(() => ({
      status: 200,
      body: [
        anAlert({
          kind: 'payout_stuck',
          rideId: null,
          ours: '110.00',
          theirs: null,
          difference: null,
          data: { driverId: 4, failureMessage: 'Insufficient funds' },
        }),
      ],
    }));
    renderInApp(<AlertQueue />);
    const link = await within(await table()).findByRole('link', { name: 'Open payouts' });
    expect(link.getAttribute('href')).toBe('/admin/money?tab=payouts&driver=4');
  });

  it('sorts by the start of the cause, which is the time shown', async () => {
    fakeApi(() => ({
      status: 200,
      body: [
        anAlert({ id: 2, kind: 'driver_stalled', openedAt: at, data: { since: '2026-11-21T16:50:00.000Z' } }),
        anAlert({ id: 1, openedAt: '2026-11-21T16:59:00.000Z' }),
      ],
    }));
    renderInApp(<AlertQueue />);
    const [, ...rows] = within(await table()).getAllByRole('row');
    expect(rows.map((row) => /moving|late/.exec(row.textContent ?? '')?.[0])).toEqual(['moving', 'late']);
  });

  it.each([
    [12.2, '12 min'],
    [47 * 60 + 59.2, '47 hr 59 min'],
    [335.5 * 24 * 60, '335 days'],
  ])('shows for how long each alert has been waiting, days from the second on: %d min', async (minutes, text) => {
    const openedAt = new Date(Date.now() - minutes * 60_000).toISOString();
    fakeApi(() => ({ status: 200, body: [anAlert({ openedAt })] }));
    renderInApp(<AlertQueue />);
    expect(within(await table()).getByText(text)).toBeTruthy();
  });

  it('shows where somebody asked for help', async () => {
    const asked = fakeApi(({ what }) => ({
      status: 200,
      body: what.startsWith('GET /api/geocode')
        ? {
            id: 'p1',
            kind: 'address',
            type: 'search',
            name: '400 S Tryon St',
            address: 'Charlotte',
            lat: 35.22,
            lng: -80.84,
          }
        : [anAlert({ kind: 'sos', data: { name: 'Dana Brooks', position: '35.22000, -80.84000' } })],
    }));
    renderInApp(<AlertQueue />);
    const shown = await table();
    expect(await within(shown).findByText(/near 400 S Tryon St, Charlotte \(35.22000, -80.84000\)/)).toBeTruthy();
    expect(asked.map(({ what }) => what)).toContain('GET /api/geocode/reverse?at=35.22%2C-80.84');
  });

  it('pages on to older alerts', async () => {
    const page = (newest: number, count: number) =>
      Array.from({ length: count }, (_, index) => anAlert({ id: newest - index, rideId: newest - index }));
    const asked = fakeApi(({ what }) => ({
      status: 200,
      body: what.includes('before=') ? page(100, 1) : page(200, 100),
    }));
    renderInApp(<AlertQueue />);
    await screen.findByText('Next');
    // Queries by role take seconds with a hundred rows.
    const rows = () => document.querySelectorAll('tbody tr').length;
    const next = () => screen.getByText('Next').closest('button')!;
    expect(rows()).toBe(100);
    fireEvent.click(next());
    await waitFor(() => expect(rows()).toBe(1));
    expect(asked.at(-1)?.what).toBe('GET /api/admin/alerts?state=open&before=101');
    expect(next().disabled).toBe(true);
  });

  it('shows the alerts of one ride on its page, where they can be closed', async () => {
    const asked = fakeApi(({ what }) => ({
      status: 200,
      body: what.includes('rideId=7') ? [anAlert({ id: 3, kind: 'sos' })] : [],
    }));
    const { unmount } = renderInApp(<RideAlerts rideId={7} />);
    const shown = await screen.findByRole('table', { name: 'Open alerts' });
    expect(within(shown).getAllByRole('row')).toHaveLength(2);
    fireEvent.click(within(shown).getByRole('button', { name: /^Resolve: SOS/ }));
    const dialog = await screen.findByRole('dialog');
    // An emergency has no amounts.
    expect(dialog.textContent).not.toContain('amounts');
    expect(dialog.textContent).toContain('Riders and drivers aren’t told');
    unmount();
    renderInApp(<RideAlerts rideId={9} />);
    await waitFor(() => expect(asked.at(-1)?.what).toBe('GET /api/admin/alerts?state=open&rideId=9'));
    expect(screen.queryByText('Open alerts')).toBeNull();
  });

  it('shows empty and error states', async () => {
    fakeApi(() => ({ status: 200, body: [] }));
    const { unmount } = renderInApp(<AlertQueue />);
    expect(await screen.findByText('Nothing needs you right now')).toBeTruthy();
    unmount();
    fakeApi(() => ({ status: 500, body: { status: 500, code: 'internal' } }));
    renderInApp(<AlertQueue />);
    expect(await screen.findByText('We couldn’t load the alerts')).toBeTruthy();
  });
});
