import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { FakeSocket } from '../testing/fake-socket';
import { pageOn } from '../testing/socket-page';

const cityMayHaveChanged = jest.fn(() => ({ type: 'config' }));
const rideChanged = jest.fn((rideId: number) => ({ type: 'changed', rideId }));
const driverMayHaveMoved = jest.fn((rideId: number) => ({ type: 'moved', rideId }));
jest.unstable_mockModule('../api', () => ({ rideChanged, driverMayHaveMoved, cityMayHaveChanged }));
const { useRideStream } = await import('./use-ride-stream');

/** Renders a page that shows ride 12 as of event 2, once or twice. `lastEvent` is the last event on the server. */
function setup({ lastEvent = 2, twice = false, driverId = 3 } = {}) {
  const socket = new FakeSocket();
  socket.lastEvent = lastEvent;
  const ride = { id: 12, lastEvent: 2, driverId };
  const hook = renderHook((now) => ({ first: useRideStream(now), second: useRideStream(twice ? now : undefined) }), {
    initialProps: ride,
    wrapper: pageOn(socket),
  });
  return { socket, stream: () => hook.result.current.first, rerender: hook.rerender };
}

describe('useRideStream', () => {
  beforeEach(() => {
    rideChanged.mockClear();
    driverMayHaveMoved.mockClear();
    cityMayHaveChanged.mockClear();
  });

  it('reloads the ride once for each event, however many parts of the page follow it', () => {
    const { socket } = setup({ twice: true });
    expect(rideChanged).not.toHaveBeenCalled();
    act(() => {
      socket.receive('rideEvent', { rideId: 12, number: 5, type: 'driver_assigned' });
      socket.receive('rideStatusChanged', { rideId: 12, number: 5, status: 'en_route' });
    });
    expect(rideChanged.mock.calls).toEqual([[12]]);
  });

  it('reloads a ride that is older than its last event when it is joined', () => {
    setup({ lastEvent: 3 });
    expect(rideChanged.mock.calls).toEqual([[12]]);
  });

  it('requests the driver’s position after a lost connection, and not before', () => {
    const { socket } = setup();
    expect(driverMayHaveMoved).not.toHaveBeenCalled();
    act(() => socket.receive('connect'));
    expect(driverMayHaveMoved.mock.calls).toEqual([[12]]);
    expect(rideChanged).not.toHaveBeenCalled();
  });

  it('returns the driver’s position as it arrives', () => {
    const { socket, stream } = setup();
    act(() => socket.receive('driverLocationUpdate', { rideId: 12, etaMinutes: 4 }));
    expect(stream().location).toMatchObject({ etaMinutes: 4 });
  });

  it('forgets the position and route of a driver who was replaced', () => {
    const { socket, stream, rerender } = setup();
    act(() => socket.receive('driverLocationUpdate', { rideId: 12, route: { polyline: '', estimated: false } }));
    rerender({ id: 12, lastEvent: 3, driverId: 4 });
    expect(stream()).toEqual({ location: null, route: null });
  });

  it('does not keep a route after a lost connection, because a newer one may have been missed', () => {
    const { socket, stream } = setup();
    act(() => socket.receive('driverLocationUpdate', { rideId: 12, route: { polyline: '', estimated: false } }));
    expect(stream().route).not.toBeNull();
    act(() => socket.receive('connect'));
    expect(stream().route).toBeNull();
  });

  it('checks for another city when the route turns from roads into an estimate, and back', () => {
    const { socket } = setup();
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
