import { screen } from '@testing-library/react';
import type { RideContact } from '@groupride/web-api-client';
import { aView } from '../../../testing/a-ride';
import { renderInApp } from '../../../testing/render-in-app';
import { RideParties } from './ride-parties';

const contact = { phone: '7045550100', guest: false, driverId: null, vehicle: null, licensePlate: null };
const view = aView({
  driverName: 'Dana Brooks',
  contacts: [
    { ...contact, userId: 9, driverId: 3, name: 'Dana Brooks', lastSeenAt: null },
    { ...contact, userId: 2, name: 'Riley Carter', lastSeenAt: null },
  ] satisfies RideContact[],
});

const links = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !href.startsWith('tel:'));

describe('the people of a ride', () => {
  it('are linked to their pages and support chats', () => {
    renderInApp(<RideParties view={view} />, { role: 'support' });
    expect(links()).toContain('/admin/drivers/3');
    expect(links()).toContain('/admin/support?person=9');
  });

  it('are not linked for a viewer, who may open neither', () => {
    renderInApp(<RideParties view={view} />, { role: 'viewer' });
    expect(screen.getByText('Dana Brooks')).toBeTruthy();
    expect(links()).toEqual([]);
  });
});
