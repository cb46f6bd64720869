import { screen, within } from '@testing-library/react';
import type { AlertView } from '@groupride/web-api-client';
import { fakeApi } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { LatestAlerts } from './latest-alerts';

const anAlert = (id: number, at: Date): AlertView => ({
  id,
  kind: 'payout_failed',
  rideId: null,
  data: {},
  openedAt: at.toISOString(),
  seenAt: at.toISOString(),
});
const HOUR_MS = 3_600_000;

function show(alerts: AlertView[]) {
  fakeApi(({ what }) => (what.startsWith('GET /api/admin/alerts') ? { status: 200, body: alerts } : { status: 404 }));
  renderInApp(<LatestAlerts />);
}

it('shows the time below the title, which a long date would squeeze', async () => {
  show([{ ...anAlert(1, new Date('2025-11-24T23:30:00Z')), rideId: 7, driverName: 'Dana Diaz' }]);
  expect(await screen.findByText(/^R-007 · Dana Diaz · Mon, Nov 24, 2025, 6:30.PM$/)).toBeTruthy();
});

it('shows the day of an alert that was not opened today', async () => {
  const now = new Date();
  const longAgo = new Date(now.getTime() - 100 * HOUR_MS);
  show([anAlert(2, now), anAlert(1, longAgo)]);
  const rows = within(await screen.findByRole('list', { name: 'System alerts' })).getAllByRole('listitem');
  const weekday = /(Mon|Tue|Wed|Thu|Fri|Sat|Sun), /;
  expect(rows.map(({ textContent }) => weekday.test(textContent ?? ''))).toEqual([false, true]);
});
