import { screen, within } from '@testing-library/react';
import type { AlertView } from '@groupride/web-api-client';
import { fakeApi } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { AlertQueue } from './alert-queue';
import { LatestAlerts } from './latest-alerts';

const at = '2026-11-21T17:00:00.000Z';
const show = (what: Partial<AlertView>) =>
  fakeApi(() => ({
    status: 200,
    body: [{ id: 1, kind: 'payout_failed', rideId: null, data: {}, openedAt: at, seenAt: at, ...what }],
  }));
const dana = { driverId: 9, driverName: 'Dana Brooks' };

describe('an alert about a driver', () => {
  it.each([{}, { name: 'Dana Brooks' }])('links their name to their page in the queue, with data %j', async (data) => {
    show({ ...dana, data });
    renderInApp(<AlertQueue />);
    const links = within(await screen.findByRole('table')).getAllByRole('link', { name: 'Dana Brooks' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/admin/drivers/9']);
  });

  it('links their number while there is no name', async () => {
    show({ driverId: 9, driverName: null });
    renderInApp(<AlertQueue />);
    expect(within(await screen.findByRole('table')).getByRole('link', { name: 'Driver 9' })).toBeTruthy();
  });

  it('shows the name of anyone else without a link', async () => {
    show({ kind: 'payment_failing', rideId: 7, data: { name: 'Maya Chen' } });
    renderInApp(<AlertQueue />);
    const row = within(await screen.findByRole('table'));
    expect(row.getByText('Maya Chen')).toBeTruthy();
    expect(row.queryByRole('link', { name: 'Maya Chen' })).toBeNull();
  });

  it('is not linked for a viewer, who may not open the driver’s page', async () => {
    show({ ...dana, kind: 'application_waiting' });
    renderInApp(<AlertQueue />, { role: 'viewer' });
    const row = within(await screen.findByRole('table'));
    expect(row.getByText('Dana Brooks')).toBeTruthy();
    expect(row.queryAllByRole('link')).toEqual([]);
  });

  it.each([
    ['viewer', '/admin/now'],
    ['support', '/admin/drivers/9'],
  ] as const)('leads a %s from the dashboard to %s if there is no ride', async (role, href) => {
    show(dana);
    renderInApp(<LatestAlerts />, { role });
    expect((await screen.findByRole('link', { name: /Dana Brooks/ })).getAttribute('href')).toBe(href);
  });
});
