import type { DriverLocationUpdate, RiderLocationUpdate } from '@groupride/contracts';
import { JOIN_AGAIN_MS } from './join-with-retry';
import { isTransientRefusal } from './transient-refusals';
import type { AppSocket } from './socket';

/** A part of a page that follows a ride. */
export interface RideWatcher {
  /** Number of the last event in the ride that this watcher shows. */
  readonly lastEvent?: () => number;
  /**
   * Called after an event, or while the shown data is older than one. Only one watcher is called, because all of them
   * show the same data.
   */
  readonly onEvent?: () => void;
  /** Called after a reconnection, because missed positions are not sent again. */
  readonly onRejoined?: () => void;
  readonly onDriverLocation?: (update: DriverLocationUpdate) => void;
  /** Called with the position of a member who shares it. */
  readonly onRiderLocation?: (update: RiderLocationUpdate) => void;
}

export interface WatchedRoom {
  readonly rideId: number;
  readonly role: 'rider' | 'driver';
}

/** Milliseconds after an event at which the shown data is checked, and refetched if it is still older. */
const LOOKS_MS = [1_500, 5_000, 15_000];

/** Milliseconds between two checks for missed events: the server sends each event once, and it may get lost. */
const CHECK_MS = 30_000;

/** The rooms of a connection, by ride. */
const rooms = new WeakMap<AppSocket, Map<number, RideRoom>>();

/**
 * Watches one ride until the returned function is called. All watchers of a ride share its room, which is joined for
 * the first watcher and after every reconnection, and left after the last.
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
  /** Number of join attempts; only the answer to the last one counts. */
  private attempts = 0;
  /** The newest event that triggered a refetch, or that was known at the start. */
  private newest = 0;
  private joinAgain: ReturnType<typeof setTimeout> | undefined;
  private looks: readonly ReturnType<typeof setTimeout>[] = [];
  private checks: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly socket: AppSocket,
    private readonly rideId: number,
    private readonly role: WatchedRoom['role'],
  ) {
    socket.on('connect', this.join);
    socket.on('disconnect', this.onDisconnect);
    // A status change is also sent as an event.
    socket.on('rideEvent', this.onEvent);
    socket.on('membershipChanged', this.onMembership);
    socket.on('driverLocationUpdate', this.onDriverLocation);
    socket.on('riderLocationUpdate', this.onRiderLocation);
  }

  add(watcher: RideWatcher): void {
    this.watchers.add(watcher);
    if (this.state === 'outside' && this.socket.connected) this.join();
  }

  /** @returns whether this was the last watcher, so that the room was left */
  remove(watcher: RideWatcher): boolean {
    this.watchers.delete(watcher);
    if (this.watchers.size > 0) return false;
    this.state = 'left';
    this.stopLooking();
    clearTimeout(this.joinAgain);
    clearInterval(this.checks);
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
    clearTimeout(this.joinAgain);
    const attempt = ++this.attempts;
    this.socket.emit('join', { rideId: this.rideId, role: this.role }, (answer) => {
      if (this.state !== 'joining' || attempt !== this.attempts) return;
      this.state = answer.ok ? 'joined' : 'outside';
      if (answer.ok) this.onJoined(answer.lastEvent);
      else if (isTransientRefusal(answer.code)) this.joinAgain = setTimeout(this.join, JOIN_AGAIN_MS);
    });
  };

  /** The number of the last event shows whether something happened before the room was joined. */
  private onJoined(lastEvent: number): void {
    if (this.wasJoined) for (const { onRejoined } of this.watchers) onRejoined?.();
    else this.newest = Math.max(this.newest, this.oldestShown());
    this.wasJoined = true;
    this.catchUp(lastEvent);
    clearInterval(this.checks);
    this.checks = setInterval(this.check, CHECK_MS);
  }

  private readonly check = (): void => {
    this.socket.emit('requestRefresh', { rideId: this.rideId }, (answer) => {
      if (answer.ok && this.state === 'joined') this.catchUp(answer.lastEvent);
    });
  };

  private catchUp(lastEvent: number): void {
    // A refetch while the network was down may have failed.
    if (this.oldestShown() < lastEvent) this.newest = Math.min(this.newest, lastEvent - 1);
    this.onNumber(lastEvent);
  }

  /** The oldest event number among the data shown on the page. */
  private oldestShown(): number {
    const shown = [...this.watchers].flatMap(({ lastEvent }) => lastEvent?.() ?? []);
    return shown.length > 0 ? Math.min(...shown) : 0;
  }

  private readonly onDisconnect = (): void => {
    this.state = 'outside';
    clearTimeout(this.joinAgain);
    clearInterval(this.checks);
  };

  /** A member who leaves is removed from the room, and may rejoin the ride on another page. */
  private readonly onMembership = ({ rideId }: { rideId: number }): void => {
    if (rideId === this.rideId) this.join();
  };

  private onNumber(number: number): void {
    if (number <= this.newest) return;
    this.newest = number;
    this.tell();
    // A newer event replaces the checks for older ones.
    this.stopLooking();
    this.looks = LOOKS_MS.map((delay) => setTimeout(this.look, delay));
  }

  /**
   * Refetches if the data is still too old: an answer may get lost, or come from the cache right after the network
   * returned.
   */
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
