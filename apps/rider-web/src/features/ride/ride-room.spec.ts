import { jest } from '@jest/globals';
import type { AppSocket } from '@groupride/web-api-client';
import { watchRide, type RideWatcher } from './ride-room';
import { FakeSocket } from './testing/fake-socket';

function setup() {
  const socket = new FakeSocket();
  socket.lastEvent = 7;
  const watcher = { onJoined: jest.fn(), onEvent: jest.fn(), onDriverLocation: jest.fn() } satisfies RideWatcher;
  const watch = () => watchRide(socket as unknown as AppSocket, 12, watcher);
  return { socket, watcher, watch };
}

describe('watchRide', () => {
  it('joins the room, and rejoins after a reconnection to learn what was missed', () => {
    const { socket, watcher, watch } = setup();
    watch();
    socket.receive('connect');
    expect(socket.sent).toEqual([
      ['join', { rideId: 12, role: 'rider' }],
      ['join', { rideId: 12, role: 'rider' }],
    ]);
    expect(watcher.onJoined.mock.calls).toEqual([[7], [7]]);
  });

  it('receives events of its own ride only', () => {
    const { socket, watcher, watch } = setup();
    watch();
    socket.receive('rideEvent', { rideId: 13, number: 1, type: 'ride_created' });
    socket.receive('driverLocationUpdate', { rideId: 13 });
    socket.receive('rideEvent', { rideId: 12, number: 8, type: 'driver_assigned' });
    socket.receive('driverLocationUpdate', { rideId: 12, etaMinutes: 4 });
    expect(watcher.onEvent.mock.calls).toEqual([[8]]);
    expect(watcher.onDriverLocation).toHaveBeenCalledTimes(1);
  });

  it('leaves the room with the last watcher, and receives nothing afterwards', () => {
    const { socket, watcher, watch } = setup();
    const stopFirst = watch();
    const stopSecond = watch();
    stopFirst();
    expect(socket.sent.some(([name]) => name === 'leave')).toBe(false);
    stopSecond();
    expect(socket.sent.filter(([name]) => name === 'leave')).toEqual([['leave', { rideId: 12 }]]);
    socket.receive('rideEvent', { rideId: 12, number: 9 });
    expect(watcher.onEvent).not.toHaveBeenCalled();
  });
});
