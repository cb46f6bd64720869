import { jest } from '@jest/globals';
import { watchRide, type RideWatcher } from './ride-room';
import type { AppSocket } from './socket';

type Listener = (message?: unknown) => void;
type Answer = { ok: true; lastEvent: number } | { ok: false; code: string };

/** An in-memory connection whose joins are answered on demand. */
class FakeSocket {
  connected = true;
  readonly sent: string[] = [];
  readonly unanswered: ((answer: Answer) => void)[] = [];
  private readonly listeners = new Map<string, Set<Listener>>();

  on(name: string, listener: Listener) {
    this.listeners.set(name, (this.listeners.get(name) ?? new Set()).add(listener));
  }
  off(name: string, listener: Listener) {
    this.listeners.get(name)?.delete(listener);
  }
  emit(name: string, { rideId, role }: { rideId: number; role?: string }, ack?: (answer: Answer) => void) {
    this.sent.push([name, rideId, role].filter(Boolean).join(' '));
    if (ack) this.unanswered.push(ack);
  }
  receive(name: string, message?: unknown) {
    this.listeners.get(name)?.forEach((listener) => listener(message));
  }
  event(number: number, rideId = 12) {
    this.receive('rideEvent', { rideId, number, type: 'member_verified' });
  }
  answer(answer: Answer) {
    this.unanswered.shift()?.(answer);
  }
  reconnect() {
    this.receive('disconnect');
    this.receive('connect');
  }
}

function setup() {
  const socket = new FakeSocket();
  const watch = (watcher: RideWatcher) =>
    watchRide(socket as unknown as AppSocket, { rideId: 12, role: 'rider' }, watcher);
  return { socket, watch };
}
const aWatcher = (shown = 7) =>
  ({
    lastEvent: () => shown,
    onEvent: jest.fn(),
    onRejoined: jest.fn(),
    onDriverLocation: jest.fn(),
    onRiderLocation: jest.fn(),
  }) satisfies RideWatcher;

describe('watchRide', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('joins the room once for all watchers, and leaves it with the last', () => {
    const { socket, watch } = setup();
    const [first, second] = [aWatcher(), aWatcher()];
    const stopFirst = watch(first);
    const stopSecond = watch(second);
    socket.answer({ ok: true, lastEvent: 7 });
    stopFirst();
    expect(socket.sent).toEqual(['join 12 rider']);
    socket.event(8);
    expect([first.onEvent, second.onEvent].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    stopSecond();
    expect(socket.sent).toEqual(['join 12 rider', 'leave 12']);
    socket.event(9);
    expect(second.onEvent).toHaveBeenCalledTimes(1);
  });

  it('joins again when the server refused for a moment, and until the connection ends', () => {
    const { socket, watch } = setup();
    const watcher = aWatcher();
    watch(watcher);
    socket.answer({ ok: false, code: 'unavailable' });
    jest.advanceTimersByTime(2_000);
    socket.answer({ ok: true, lastEvent: 8 });
    expect(socket.sent).toHaveLength(2);
    expect(watcher.onEvent).toHaveBeenCalledTimes(1);
    socket.reconnect();
    socket.answer({ ok: false, code: 'unavailable' });
    socket.receive('disconnect');
    jest.advanceTimersByTime(2_000);
    expect(socket.sent).toHaveLength(3);
  });

  it('tells one watcher of an event, once', () => {
    const { socket, watch } = setup();
    const [positions, first, second] = [{ onRiderLocation: jest.fn() }, aWatcher(), aWatcher()];
    for (const each of [positions, first, second]) watch(each);
    socket.answer({ ok: true, lastEvent: 7 });
    socket.event(8, 13);
    socket.event(8);
    socket.event(8);
    socket.event(7);
    expect(first.onEvent).toHaveBeenCalledTimes(1);
    expect(second.onEvent).not.toHaveBeenCalled();
  });

  it('tells of an event that happened after the oldest answer and before the room was joined', () => {
    const { socket, watch } = setup();
    const [fresh, stale] = [aWatcher(9), aWatcher(8)];
    watch(fresh);
    watch(stale);
    socket.answer({ ok: true, lastEvent: 9 });
    expect(fresh.onEvent).toHaveBeenCalledTimes(1);
  });

  it('tells after a reconnection what was missed, even if the ride was read meanwhile', () => {
    const { socket, watch } = setup();
    let shown = 7;
    const watcher = { ...aWatcher(), lastEvent: () => shown };
    watch(watcher);
    socket.answer({ ok: true, lastEvent: 7 });
    expect(watcher.onRejoined).not.toHaveBeenCalled();
    socket.reconnect();
    socket.answer({ ok: true, lastEvent: 7 });
    expect(watcher.onRejoined).toHaveBeenCalledTimes(1);
    expect(watcher.onEvent).not.toHaveBeenCalled();
    socket.reconnect();
    shown = 8;
    socket.answer({ ok: true, lastEvent: 8 });
    expect(watcher.onEvent).toHaveBeenCalledTimes(1);
  });

  it('asks again after a reconnection for what nobody answered before it', () => {
    const { socket, watch } = setup();
    const watcher = aWatcher(7);
    watch(watcher);
    socket.answer({ ok: true, lastEvent: 7 });
    socket.event(8);
    expect(watcher.onEvent).toHaveBeenCalledTimes(1);
    socket.reconnect();
    socket.answer({ ok: true, lastEvent: 8 });
    expect(watcher.onEvent).toHaveBeenCalledTimes(2);
  });

  it('asks again while the answers are older than an event, and not forever', () => {
    const { socket, watch } = setup();
    let shown = 7;
    const watcher = { ...aWatcher(), lastEvent: () => shown };
    const stop = watch(watcher);
    socket.answer({ ok: true, lastEvent: 7 });
    socket.event(8);
    jest.advanceTimersByTime(1_500);
    expect(watcher.onEvent).toHaveBeenCalledTimes(2);
    shown = 8;
    jest.advanceTimersByTime(60_000);
    expect(watcher.onEvent).toHaveBeenCalledTimes(2);
    socket.event(9);
    jest.advanceTimersByTime(60_000);
    expect(watcher.onEvent).toHaveBeenCalledTimes(6);
    // After several events in a row, only the newest is checked again.
    for (const number of [10, 11, 12]) socket.event(number);
    jest.advanceTimersByTime(60_000);
    expect(watcher.onEvent).toHaveBeenCalledTimes(12);
    socket.event(13);
    stop();
    jest.advanceTimersByTime(60_000);
    expect(watcher.onEvent).toHaveBeenCalledTimes(13);
  });

  it('checks regularly whether an event was lost, while it is in the room', () => {
    const { socket, watch } = setup();
    const watcher = aWatcher();
    const stop = watch(watcher);
    socket.answer({ ok: true, lastEvent: 7 });
    jest.advanceTimersByTime(30_000);
    socket.answer({ ok: true, lastEvent: 7 });
    expect(watcher.onEvent).not.toHaveBeenCalled();
    jest.advanceTimersByTime(30_000);
    socket.answer({ ok: true, lastEvent: 8 });
    expect(watcher.onEvent).toHaveBeenCalledTimes(1);
    expect(socket.sent).toEqual(['join 12 rider', 'requestRefresh 12', 'requestRefresh 12']);
    socket.receive('disconnect');
    jest.advanceTimersByTime(60_000);
    socket.receive('connect');
    socket.answer({ ok: true, lastEvent: 8 });
    stop();
    jest.advanceTimersByTime(60_000);
    expect(socket.sent).toEqual([
      'join 12 rider',
      'requestRefresh 12',
      'requestRefresh 12',
      'join 12 rider',
      'leave 12',
    ]);
  });

  it('tells all watchers of the positions in their ride', () => {
    const { socket, watch } = setup();
    const [first, second] = [aWatcher(), aWatcher()];
    watch(first);
    watch(second);
    socket.receive('driverLocationUpdate', { rideId: 13 });
    socket.receive('driverLocationUpdate', { rideId: 12, etaMinutes: 4 });
    socket.receive('riderLocationUpdate', { rideId: 12, userId: 3 });
    for (const { onDriverLocation, onRiderLocation } of [first, second]) {
      expect(onDriverLocation.mock.calls).toEqual([[{ rideId: 12, etaMinutes: 4 }]]);
      expect(onRiderLocation).toHaveBeenCalledTimes(1);
    }
  });

  it('joins again when the person took their seat, or gave it up, on another page', () => {
    const { socket, watch } = setup();
    const watcher = aWatcher();
    const stop = watch(watcher);
    socket.receive('membershipChanged', { rideId: 13 });
    socket.receive('membershipChanged', { rideId: 12 });
    expect(socket.sent).toEqual(['join 12 rider', 'join 12 rider']);
    // The first answer belongs to the join before the person came back.
    socket.answer({ ok: false, code: 'not_found' });
    socket.answer({ ok: true, lastEvent: 9 });
    expect(watcher.onEvent).toHaveBeenCalledTimes(1);
    stop();
    socket.receive('membershipChanged', { rideId: 12 });
    expect(socket.sent).toEqual(['join 12 rider', 'join 12 rider', 'leave 12']);
  });

  it('tries again to join with the next watcher after a refusal', () => {
    const { socket, watch } = setup();
    watch(aWatcher());
    socket.answer({ ok: false, code: 'not_found' });
    watch(aWatcher());
    expect(socket.sent).toEqual(['join 12 rider', 'join 12 rider']);
  });
});
