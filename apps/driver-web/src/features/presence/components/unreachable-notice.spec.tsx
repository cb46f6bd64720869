import { fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { DriverView } from '@groupride/web-api-client';
import { renderInApp } from '../../../testing/render-in-app';
import { UnreachableNotice } from './unreachable-notice';

const driver = (unreachable: DriverView['unreachable']): DriverView => ({
  id: 1,
  name: 'Dana',
  phone: null,
  vehicle: 'Van',
  licensePlate: 'A',
  seats: 6,
  vehicleClass: 'van',
  rating: '5.0',
  isNew: true,
  totalTrips: 0,
  isOnline: true,
  avatar: null,
  applicationStatus: 'approved',
  ...(unreachable ? { unreachable } : {}),
});
const show = (unreachable: DriverView['unreachable']) =>
  renderInApp(
    <MemoryRouter>
      <UnreachableNotice driver={driver(unreachable)} />
    </MemoryRouter>,
  );
const gap = { from: '2026-11-23T14:02:00.000Z', until: '2026-11-23T14:14:00.000Z' };

describe('a driver whose phone was asleep', () => {
  beforeEach(() => localStorage.clear());

  it('sees once when no request could arrive', () => {
    const { unmount } = show(gap);
    expect(screen.getByText(/^You were unreachable from .+:02.+ to .+:14/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Notification settings' }).getAttribute('href')).toBe('/driver/settings');
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.queryByText(/unreachable/)).toBeNull();
    unmount();
    show(gap);
    expect(screen.queryByText(/unreachable/)).toBeNull();
  });

  it('sees a notice about a later period again, and none without one', () => {
    localStorage.setItem('groupride.unreachable-seen', gap.until);
    const { unmount } = show({ ...gap, until: '2026-11-23T15:14:00.000Z' });
    expect(screen.getByText(/^You were unreachable/)).toBeTruthy();
    unmount();
    show(null);
    expect(screen.queryByText(/unreachable/)).toBeNull();
  });
});
