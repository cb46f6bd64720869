import type { DriverLocationUpdate, RiderLocationUpdate } from '@groupride/contracts';
import type { AppSocket } from '@groupride/web-api-client';

export interface RideWatcher {
  /** The room is joined, also again after a lost connection; `lastEvent` is the number of the ride's last event. */
  onJoined: (lastEvent: number) => void;
  /** Something happened to the ride. */
  onEvent: (number: number) => void;
  onDriverLocation?: (update: DriverLocationUpdate) => void;
  /** A member who shares where they are. */
  onRiderLocation?: (update: RiderLocationUpdate) => void;
}

/** How many watchers each connection has per ride: the room is left with the last one. */
const rooms = new WeakMap<AppSocket, Map<number, number>>();

/** Watches one ride until the returned function is called. Joins again by itself after every reconnection. */
export function watchRide(socket: AppSocket, rideId: number, watcher: RideWatcher): () => void {
  const counts = rooms.get(socket) ?? new Map<number, number>();
  rooms.set(socket, counts);
  counts.set(rideId, (counts.get(rideId) ?? 0) + 1);

  const join = () =>
    socket.emit('join', { rideId, role: 'rider' }, (answer) => {
      if (answer.ok) watcher.onJoined(answer.lastEvent);
    });
  const onEvent = (message: { rideId: number; number: number }) => {
    if (message.rideId === rideId) watcher.onEvent(message.number);
  };
  const onLocation = (update: DriverLocationUpdate) => {
    if (update.rideId === rideId) watcher.onDriverLocation?.(update);
  };
  const onRider = (update: RiderLocationUpdate) => {
    if (update.rideId === rideId) watcher.onRiderLocation?.(update);
  };

  socket.on('connect', join);
  socket.on('rideEvent', onEvent);
  socket.on('rideStatusChanged', onEvent);
  socket.on('driverLocationUpdate', onLocation);
  socket.on('riderLocationUpdate', onRider);
  if (socket.connected) join();

  return () => {
    socket.off('connect', join);
    socket.off('rideEvent', onEvent);
    socket.off('rideStatusChanged', onEvent);
    socket.off('driverLocationUpdate', onLocation);
    socket.off('riderLocationUpdate', onRider);
    const left = (counts.get(rideId) ?? 1) - 1;
    counts.set(rideId, left);
    if (left === 0 && socket.connected) socket.emit('leave', { rideId });
  };
}
