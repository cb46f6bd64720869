import { configureStore } from '@reduxjs/toolkit';
import { jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { AppSocket } from '@groupride/web-api-client';
import { SocketProvider } from '../../../shared/socket';
import { FakeSocket } from '../testing/fake-socket';

/** The fake server: how many events the ride has, and after which number they were requested. */
const server = { count: 2, asked: [] as (number | undefined)[], left: false };

const fetchEvents = ({ after }: { after?: number }) => {
  server.asked.push(after);
  const all = Array.from({ length: server.count }, (_, index) => ({ number: index + 1, type: 'ride_created' }));
  return { unwrap: () => Promise.resolve(server.left ? undefined : all.filter(({ number }) => number > (after ?? 0))) };
};
const cityMayHaveChanged = jest.fn(() => ({ type: 'config' }));
const rideChanged = jest.fn((rideId: number) => ({ type: 'changed', rideId }));
const driverMayHaveMoved = jest.fn((rideId: number) => ({ type: 'moved', rideId }));
let ride: { lastEvent: number } | undefined;
jest.unstable_mockModule('../api', () => ({
  useGetRideQuery: () => ({ currentData: ride, isFetching: false }),
  useLazyListRideEventsQuery: () => [fetchEvents],
  rideChanged,
  driverMayHaveMoved,
  cityMayHaveChanged,
}));
const { useRideStream } = await import('./use-ride-stream');

function setup() {
  const socket = new FakeSocket();
  const store = configureStore({ reducer: (state: object = {}) => state });
  const connect = () => socket as unknown as AppSocket;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <SocketProvider enabled connect={connect}>
        {children}
      </SocketProvider>
    </Provider>
  );
  const { result } = renderHook(() => useRideStream(12), { wrapper });
  return { socket, numbers: () => result.current.events.map(({ number }) => number), result };
}

describe('useRideStream', () => {
  beforeEach(() => {
    server.count = 2;
    server.asked = [];
    server.left = false;
    ride = undefined;
    rideChanged.mockClear();
    driverMayHaveMoved.mockClear();
  });

  it('fetches missing events from the last known number when there is a gap', async () => {
    const { socket, numbers } = setup();
    await waitFor(() => expect(numbers()).toEqual([1, 2]));
    server.count = 5;
    act(() => socket.receive('rideEvent', { rideId: 12, number: 5, type: 'driver_assigned' }));
    await waitFor(() => expect(numbers()).toEqual([1, 2, 3, 4, 5]));
    expect(server.asked).toEqual([undefined, 2]);
    expect(rideChanged).toHaveBeenCalledWith(12);
  });

  it('catches up after a lost connection, and requests nothing when nothing was missed', async () => {
    const { socket, numbers } = setup();
    await waitFor(() => expect(numbers()).toEqual([1, 2]));
    socket.lastEvent = 2;
    act(() => socket.receive('connect'));
    expect(server.asked).toHaveLength(1);
    server.count = 4;
    socket.lastEvent = 4;
    act(() => socket.receive('connect'));
    await waitFor(() => expect(numbers()).toEqual([1, 2, 3, 4]));
  });

  it('reloads the ride once when it is older than its last event', async () => {
    ride = { lastEvent: 1 };
    const { numbers } = setup();
    await waitFor(() => expect(numbers()).toEqual([1, 2]));
    expect(rideChanged.mock.calls).toEqual([[12]]);
  });

  it('does not reload a ride that is up to date', async () => {
    ride = { lastEvent: 2 };
    const { socket, numbers } = setup();
    await waitFor(() => expect(numbers()).toEqual([1, 2]));
    socket.lastEvent = 2;
    act(() => socket.receive('connect'));
    expect(rideChanged).not.toHaveBeenCalled();
  });

  it('requests the driver’s position after a lost connection, and not before', async () => {
    const { socket, numbers } = setup();
    await waitFor(() => expect(numbers()).toEqual([1, 2]));
    expect(driverMayHaveMoved).not.toHaveBeenCalled();
    socket.lastEvent = 2;
    act(() => socket.receive('connect'));
    driverMayHaveMoved.mockClear();
    act(() => socket.receive('connect'));
    expect(driverMayHaveMoved.mock.calls).toEqual([[12]]);
  });

  it('keeps its events when the request for new ones fails', async () => {
    const { socket, numbers } = setup();
    await waitFor(() => expect(numbers()).toEqual([1, 2]));
    server.left = true;
    await act(async () => {
      socket.receive('rideEvent', { rideId: 12, number: 3, type: 'member_left' });
      await Promise.resolve();
    });
    expect(numbers()).toEqual([1, 2]);
  });

  it('returns the driver’s position as it arrives', async () => {
    const { socket, numbers, result } = setup();
    await waitFor(() => expect(numbers()).toEqual([1, 2]));
    act(() => socket.receive('driverLocationUpdate', { rideId: 12, etaMinutes: 4 }));
    expect(result.current.location).toMatchObject({ etaMinutes: 4 });
  });

  it('checks for another city when the route turns from roads into an estimate, and back', async () => {
    const { socket, numbers } = setup();
    await waitFor(() => expect(numbers()).toEqual([1, 2]));
    const sendRoute = (estimated: boolean) =>
      act(() => socket.receive('driverLocationUpdate', { rideId: 12, route: { polyline: '', estimated } }));
    sendRoute(false);
    expect(cityMayHaveChanged).not.toHaveBeenCalled();
    sendRoute(true);
    sendRoute(true);
    expect(cityMayHaveChanged).toHaveBeenCalledTimes(1);
    sendRoute(false);
    expect(cityMayHaveChanged).toHaveBeenCalledTimes(2);
  });
});
