import { screen, within } from '@testing-library/react';
import type { AdminDriverRow } from '@groupride/web-api-client';
import { fakeApi } from '../../../testing/fake-api';
import { renderInApp } from '../../../testing/render-in-app';
import { DriversTable } from './drivers-table';

const dana: AdminDriverRow = {
  id: 3,
  userId: 9,
  name: 'Dana Brooks',
  vehicle: 'Honda Odyssey 2023',
  licensePlate: 'GRX-0001',
  seats: 7,
  vehicleClass: 'van',
  rating: '5.0',
  isNew: true,
  totalTrips: 0,
  isOnline: false,
  isReachable: false,
  applicationStatus: 'approved',
  earnings: '0.00',
  documentsInReview: 0,
};

beforeEach(() => {
  fakeApi(({ what }) =>
    what.startsWith('GET /api/admin/drivers')
      ? { status: 200, body: { drivers: [dana], nextCursor: null } }
      : { status: 404 },
  );
});

describe('the list of drivers', () => {
  it('links each driver to their page', async () => {
    renderInApp(<DriversTable />, { role: 'support' });
    const link = within(await screen.findByRole('table')).getByRole('link', { name: 'Dana Brooks' });
    expect(link.getAttribute('href')).toBe('/admin/drivers/3');
  });

  it('has no links for a viewer, who may not open these pages', async () => {
    renderInApp(<DriversTable />, { role: 'viewer' });
    const table = within(await screen.findByRole('table'));
    expect(table.getByText('Dana Brooks')).toBeTruthy();
    expect(table.queryByRole('link')).toBeNull();
    expect(screen.queryByText(/Press J or K/)).toBeNull();
  });
});
