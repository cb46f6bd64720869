import { screen, within } from '@testing-library/react';
import type { AlertView } from '@groupride/web-api-client';
import { fakeApi } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { LatestAlerts } from './latest-alerts';

const anAlert = (id: number, at: Date): AlertView => ({
  ...{ id, kind: 'payout_failed', rideId: null, data: {} },
  ...{ openedAt: at.toISOString(), seenAt: at.toISOString() },
});
const HOUR_MS = 3_600_000;

it('shows the day of an alert that was not opened today', async () => {
  const now = new Date();
  const longAgo = new Date(now.getTime() - 100 * HOUR_MS);
  fakeApi(({ what }) =>
    what.startsWith('GET /api/admin/alerts')
      ? { status: 200, body: [anAlert(2, now), anAlert(1, longAgo)] }
      : { status: 404 },
  );
  renderInApp(<LatestAlerts />);
  const rows = within(await screen.findByRole('list', { name: 'System alerts' })).getAllByRole('listitem');
  const weekday = /(Mon|Tue|Wed|Thu|Fri|Sat|Sun), /;
  expect(rows.map(({ textContent }) => weekday.test(textContent ?? ''))).toEqual([false, true]);
});
