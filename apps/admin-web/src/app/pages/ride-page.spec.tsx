import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { SocketProvider, type AppSocket } from '@groupride/web-api-client';
import { aView } from '../../testing/a-ride';
import { fakeApi } from '../../testing/fake-api';
import { renderInApp } from '../../testing/render-in-app';
import { RidePage } from './ride-page';

const nothing = () => undefined;
const socket = {
  connected: true,
  connect: nothing,
  disconnect: nothing,
  on: nothing,
  off: nothing,
  io: { on: nothing, off: nothing },
};

const showPage = () =>
  renderInApp(
    <SocketProvider connect={() => socket as unknown as AppSocket}>
      <Routes>
        <Route path="/admin/rides/:rideId" element={<RidePage />} />
      </Routes>
    </SocketProvider>,
    { at: '/admin/rides/7' },
  );

afterEach(() => jest.useRealTimers());

it('shows the people of a ride, then the map, before progress, money and details, in the order of the DOM', async () => {
  const contact = { userId: 2, driverId: null, name: 'Riley Carter', guest: false, phone: '7045550100', vehicle: null };
  const view = aView({ contacts: [{ ...contact, licensePlate: null, lastSeenAt: null }] });
  fakeApi(({ what }) =>
    what.split('?')[0] === 'GET /api/admin/rides/7' ? { status: 200, body: view } : { status: 404 },
  );
  showPage();
  await screen.findByRole('heading', { name: 'People' });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const shown = ['People', 'Map', 'Timeline', 'Ledger', 'Trip', 'Price'];
  expect(headings.filter((heading) => shown.includes(heading ?? ''))).toEqual(shown);
});

it('refreshes itself while it is connected, because a message may be lost', async () => {
  jest.useFakeTimers();
  const ride = aView().ride;
  let status: typeof ride.status = 'pending';
  fakeApi(({ what }) =>
    what.split('?')[0] === 'GET /api/admin/rides/7'
      ? { status: 200, body: aView({ ride: { ...ride, status } }) }
      : { status: 404 },
  );
  showPage();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText('Pending')).toBeTruthy();
  status = 'cancelled';
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(screen.getByText('Cancelled')).toBeTruthy();
});
