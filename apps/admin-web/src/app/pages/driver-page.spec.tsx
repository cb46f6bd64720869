import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { SocketProvider, type AdminDriverView, type AppSocket } from '@groupride/web-api-client';
import { fakeApi, type Answer } from '../../testing/fake-api';
import { renderInApp } from '../../testing/render-in-app';
import { DriverPage } from './driver-page';

const nothing = () => undefined;
const socket = {
  connected: true,
  connect: nothing,
  disconnect: nothing,
  on: nothing,
  off: nothing,
  io: { on: nothing, off: nothing },
};
const DRIVER: AdminDriverView = {
  id: 4,
  userId: 14,
  name: 'Dana Driver',
  phone: '7045550103',
  email: 'dana@example.com',
  vehicle: 'Ford Transit',
  licensePlate: 'ABC-1',
  seats: 12,
  vehicleClass: 'minibus',
  rating: '4.8',
  isNew: false,
  ratingCount: 31,
  totalTrips: 120,
  isOnline: true,
  isReachable: true,
  applicationStatus: 'approved',
  applicationReason: null,
  earnings: '5120.40',
  documentsInReview: 0,
  documentsExpireOn: '2027-01-31',
  activeRideId: null,
  activeRideStatus: null,
  lastSeenAt: null,
  createdAt: '2026-03-02T15:00:00.000Z',
};
const RATES = {
  days: 30,
  accepted: 18,
  declined: 1,
  missed: 1,
  released: 0,
  acceptanceRate: 90,
  cancellationRate: null,
};
const EARNINGS = { today: '12.00', thisWeek: '240.50', balance: '-6.54', tripsThisWeek: 9, recent: [] };

function show(driver: Answer, more: Record<string, Answer> = {}) {
  fakeApi(({ what }) => {
    const call = what.split('?')[0]!;
    const answers: Record<string, Answer> = {
      'GET /api/admin/drivers/4': driver,
      'GET /api/drivers/4/rates': { status: 200, body: RATES },
      'GET /api/drivers/4/earnings': { status: 200, body: EARNINGS },
      'GET /api/drivers/4/documents': { status: 200, body: { documents: [], missing: [], required: false } },
      'GET /api/admin/people/14/notes': { status: 200, body: [] },
      ...more,
    };
    return answers[call] ?? { status: 404, body: { code: 'not_found', status: 404 } };
  });
  renderInApp(
    <SocketProvider connect={() => socket as unknown as AppSocket}>
      <Routes>
        <Route path="/admin/drivers/:driverId" element={<DriverPage />} />
      </Routes>
    </SocketProvider>,
    { at: '/admin/drivers/4' },
  );
}
const answered = (driver: Partial<AdminDriverView> = {}): Answer => ({ status: 200, body: { ...DRIVER, ...driver } });

describe('the driver page', () => {
  it('calls a driver with fewer than three ratings new', async () => {
    show({ status: 200, body: { ...DRIVER, rating: '5.0', isNew: true, ratingCount: 2 } });
    expect(await screen.findByText('New (2)')).toBeTruthy();
    expect(screen.queryByText(/5\.0/)).toBeNull();
  });

  it('shows vehicle, expiry, rates and earnings', async () => {
    show(answered());
    expect(await screen.findByRole('heading', { level: 1, name: 'Dana Driver' })).toBeTruthy();
    expect(await screen.findByText('90%')).toBeTruthy();
    expect(await screen.findByText('$240.50')).toBeTruthy();
    for (const text of ['Ford Transit', 'ABC-1', 'Minibus', 'Jan 31, 2027', '4.8 (31)', '$5,120.40', 'No notes yet.'])
      expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Payouts' }).getAttribute('href')).toBe(
      '/admin/money?tab=payouts&driver=4',
    );
    expect(screen.getByRole('link', { name: 'Rider page' }).getAttribute('href')).toBe('/admin/riders/14');
  });

  it('shows since when an online driver has not responded', async () => {
    const lastSeenAt = new Date(Date.now() - 15 * 60_000).toISOString();
    show(answered({ isReachable: false, lastSeenAt }));
    expect(await screen.findByText('Online · last seen 15 min ago')).toBeTruthy();
    expect(screen.queryByText('Online')).toBeNull();
  });

  it('shows it also for a driver on a ride', async () => {
    const lastSeenAt = new Date(Date.now() - 5 * 60_000).toISOString();
    show(answered({ isReachable: false, lastSeenAt, activeRideId: 7, activeRideStatus: 'en_route' }));
    expect((await screen.findByRole('link', { name: /R-007/ })).parentElement!.textContent).toMatch(
      /R-007 · last seen 5 min ago$/,
    );
  });

  it('asks for a reason before a suspension', async () => {
    show(answered());
    fireEvent.click(await screen.findByRole('button', { name: 'Suspend' }));
    expect(await screen.findByRole('alertdialog', { name: /Suspend Dana Driver/ })).toBeTruthy();
  });

  it('shows why a driver is suspended, and offers to reinstate them', async () => {
    show(answered({ applicationStatus: 'suspended', applicationReason: 'Insurance expired' }));
    expect(await screen.findByText('Insurance expired')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reinstate' })).toBeTruthy();
  });

  it('keeps the rest of the page when the rates could not be loaded', async () => {
    show(answered(), { 'GET /api/drivers/4/rates': { status: 500 } });
    expect(await screen.findByText('We couldn’t load the driver')).toBeTruthy();
    expect(screen.getByText('ABC-1')).toBeTruthy();
  });

  it('says that there is no such driver', async () => {
    show({ status: 404, body: { code: 'not_found', status: 404 } });
    expect(await screen.findByText('There is no such driver')).toBeTruthy();
  });
});
