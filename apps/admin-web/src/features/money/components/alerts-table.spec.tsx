import { screen, within } from '@testing-library/react';
import { fakeApi } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { AlertsTable } from './alerts-table';

const at = '2026-11-21T17:00:00.000Z';

describe('the alerts about money', () => {
  it('link to the ride and to the driver by name', async () => {
    fakeApi(() => ({
      status: 200,
      body: [
        {
          id: 1,
          kind: 'payout_failed',
          rideId: 7,
          data: { driverId: 9, failureReason: 'no_funds' },
          driverId: 9,
          driverName: 'Dana Brooks',
          openedAt: at,
          seenAt: at,
        },
      ],
    }));
    renderInApp(<AlertsTable />);
    const table = within(await screen.findByRole('table'));
    const href = (name: string) => table.getByRole('link', { name }).getAttribute('href');
    expect(href('Dana Brooks')).toBe('/admin/drivers/9');
    expect(href('R-007')).toBe('/admin/rides/7');
    expect(table.queryByText(/Driver 9/)).toBeNull();
  });
});
