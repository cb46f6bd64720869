import type { DriverLocationUpdate, RiderLocationUpdate } from '@groupride/contracts';
import type { AppSocket } from './socket';

/** Something on a page that follows a ride. */
export interface RideWatcher {
  /** Number of the last event in the ride that it shows. */
  readonly lastEvent?: () => number;
  /** Something happened to the ride, or the answers are still older. Of several watchers one is told, as they show the same answers. */
  readonly onEvent?: () => void;
  /** The connection is back: positions that were sent meanwhile are not repeated. */
  readonly onRejoined?: () => void;
  readonly onDriverLocation?: (update: DriverLocationUpdate) => void;
  /** A member who shares where they are. */
  readonly onRiderLocation?: (update: RiderLocationUpdate) => void;
}

export interface WatchedRoom {
  readonly rideId: number;
  readonly role: 'rider' | 'driver';
}

/** After so many milliseconds the answers should know of an event; otherwise they are asked for again. */
const LOOKS_MS = [1_500, 5_000, 15_000];

/** The rooms that a connection is in, by ride. */
const rooms = new WeakMap<AppSocket, Map<number, RideRoom>>();

/**
 * Watches one ride until the returned function is called. All watchers of a ride share its room: it is joined with the first, again
 * after every reconnection, and left with the last.
 */
export function watchRide(socket: AppSocket, { rideId, role }: WatchedRoom, watcher: RideWatcher): () => void {
  const open = rooms.get(socket) ?? new Map<number, RideRoom>();
  rooms.set(socket, open);
  const room = open.get(rideId) ?? new RideRoom(socket, rideId, role);
  open.set(rideId, room);
  room.add(watcher);
  return () => {
    if (!room.remove(watcher)) return;
    open.delete(rideId);
  };
}

class RideRoom {
  private readonly watchers = new Set<RideWatcher>();
  private state: 'outside' | 'joining' | 'joined' | 'left' = 'outside';
  private wasJoined = false;
  /** Only the answer to the last one counts. */
  private attempts = 0;
  /** The newest event for which the ride was asked for again, or that was known at the start. */
  private newest = 0;
  private looks: readonly ReturnType<typeof setTimeout>[] = [];

  constructor(
    private readonly socket: AppSocket,
    private readonly rideId: number,
    private readonly role: WatchedRoom['role'],
  ) {
    socket.on('connect', this.join);
    socket.on('disconnect', this.onDisconnect);
    // Every change of the status is an event too.
    socket.on('rideEvent', this.onEvent);
    socket.on('membershipChanged', this.onMembership);
    socket.on('driverLocationUpdate', this.onDriverLocation);
    socket.on('riderLocationUpdate', this.onRiderLocation);
  }

  add(watcher: RideWatcher): void {
    this.watchers.add(watcher);
    if (this.state === 'outside' && this.socket.connected) this.join();
  }

  /** @returns whether it was the last one, so that the room was left */
  remove(watcher: RideWatcher): boolean {
    this.watchers.delete(watcher);
    if (this.watchers.size > 0) return false;
    this.state = 'left';
    this.stopLooking();
    this.socket.off('connect', this.join);
    this.socket.off('disconnect', this.onDisconnect);
    this.socket.off('rideEvent', this.onEvent);
    this.socket.off('membershipChanged', this.onMembership);
    this.socket.off('driverLocationUpdate', this.onDriverLocation);
    this.socket.off('riderLocationUpdate', this.onRiderLocation);
    if (this.socket.connected) this.socket.emit('leave', { rideId: this.rideId });
    return true;
  }

  private readonly join = (): void => {
    this.state = 'joining';
    const attempt = ++this.attempts;
    this.socket.emit('join', { rideId: this.rideId, role: this.role }, (answer) => {
      if (this.state !== 'joining' || attempt !== this.attempts) return;
      this.state = answer.ok ? 'joined' : 'outside';
      if (answer.ok) this.onJoined(answer.lastEvent);
    });
  };

  /** What happened before the room was joined is known by its number. */
  private onJoined(lastEvent: number): void {
    if (this.wasJoined) for (const { onRejoined } of this.watchers) onRejoined?.();
    else this.newest = Math.max(this.newest, this.oldestShown());
    this.wasJoined = true;
    // What was asked for again while the network was away may have found nobody.
    if (this.oldestShown() < lastEvent) this.newest = Math.min(this.newest, lastEvent - 1);
    this.onNumber(lastEvent);
  }

  /** Of the answers on the page the oldest counts. */
  private oldestShown(): number {
    const shown = [...this.watchers].flatMap(({ lastEvent }) => lastEvent?.() ?? []);
    return shown.length > 0 ? Math.min(...shown) : 0;
  }

  private readonly onDisconnect = (): void => {
    this.state = 'outside';
  };

  /** Whoever gives up their seat is taken out of the room, and may come back on another page. */
  private readonly onMembership = ({ rideId }: { rideId: number }): void => {
    if (rideId === this.rideId) this.join();
  };

  private onNumber(number: number): void {
    if (number <= this.newest) return;
    this.newest = number;
    this.tell();
    // A newer event asks for the older ones too.
    this.stopLooking();
    this.looks = LOOKS_MS.map((delay) => setTimeout(this.look, delay));
  }

  /** An answer may get lost, or be the stored one of a device that has just come back to its network. */
  private readonly look = (): void => {
    if (this.oldestShown() < this.newest) this.tell();
  };

  private stopLooking(): void {
    for (const look of this.looks) clearTimeout(look);
  }

  private tell(): void {
    for (const { onEvent } of this.watchers) {
      if (!onEvent) continue;
      onEvent();
      return;
    }
  }

  private readonly onEvent = (message: { rideId: number; number: number }): void => {
    if (message.rideId === this.rideId) this.onNumber(message.number);
  };

  private readonly onDriverLocation = (update: DriverLocationUpdate): void => {
    if (update.rideId !== this.rideId) return;
    for (const { onDriverLocation } of this.watchers) onDriverLocation?.(update);
  };

  private readonly onRiderLocation = (update: RiderLocationUpdate): void => {
    if (update.rideId !== this.rideId) return;
    for (const { onRiderLocation } of this.watchers) onRiderLocation?.(update);
  };
}
