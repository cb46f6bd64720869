import { EventEmitter } from 'node:events';
import { GroupRideClient } from './index';
import { followRide, type GroupRideSocket, send, SocketRefusedError } from './sockets';

/** A socket whose server is this test. */
class FakeSocket extends EventEmitter {
  connected = true;
  readonly sent: [string, unknown][] = [];
  answer: object = { ok: true, lastEvent: 0 };

  emitWithAck(message: string, payload: unknown): Promise<object> {
    this.sent.push([message, payload]);
    return Promise.resolve(this.answer);
  }
  get asSocket(): GroupRideSocket {
    return this as unknown as GroupRideSocket;
  }
}

/** A ride with events 1 to n, which the API returns two at a time. */
class FakeRide {
  events = 0;
  isAway = false;
  readonly asked: string[] = [];
  readonly client = new GroupRideClient({
    url: 'http://api.test',
    retries: 0,
    fetch: (url) => {
      if (this.isAway) return Promise.reject(new Error('away'));
      const after = Number(new URL(String(url)).searchParams.get('after'));
      this.asked.push(String(after));
      const rows = Array.from({ length: this.events }, (_, index) => ({ number: index + 1 }));
      return Promise.resolve(Response.json(rows.filter(({ number }) => number > after).slice(0, 2)));
    },
  });
}

/** Waits until everything that needs no timer has happened. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
}

function follow(ride: FakeRide, after = 0) {
  const socket = new FakeSocket();
  socket.answer = { ok: true, lastEvent: ride.events };
  const [heard, errors]: [number[], unknown[]] = [[], []];
  const following = followRide(socket.asSocket, ride.client, {
    rideId: 7,
    after,
    onEvent: ({ number }) => void heard.push(number),
    onError: (error) => errors.push(error),
  });
  const hint = (number: number, rideId = 7) => socket.emit('rideEvent', { rideId, number, type: 'ride_created' });
  return { socket, heard, errors, following, hint };
}

describe('following a ride', () => {
  it('receives every event once and in order, including those before it joined', async () => {
    const ride = new FakeRide();
    ride.events = 3;
    const { heard, hint, following } = follow(ride);
    await settled();
    expect(heard).toEqual([1, 2, 3]);
    ride.events = 5;
    hint(5);
    hint(4);
    hint(5);
    await settled();
    expect(heard).toEqual([1, 2, 3, 4, 5]);
    expect(following.last).toBe(5);
  });

  it('requests nothing while it is up to date, and ignores other rides', async () => {
    const ride = new FakeRide();
    ride.events = 3;
    const { hint } = follow(ride, 3);
    await settled();
    hint(9, 8);
    hint(2);
    await settled();
    expect(ride.asked).toEqual([]);
  });

  it('catches up on what happened while the connection was lost', async () => {
    const ride = new FakeRide();
    const { socket, heard } = follow(ride);
    await settled();
    ride.events = 4;
    socket.answer = { ok: true, lastEvent: 4 };
    socket.emit('connect');
    await settled();
    expect(heard).toEqual([1, 2, 3, 4]);
    expect(socket.sent.map(([message]) => message)).toEqual(['join', 'join']);
  });

  it('reports errors and retries with the next message', async () => {
    const ride = new FakeRide();
    const { heard, errors, hint } = follow(ride);
    await settled();
    [ride.events, ride.isAway] = [1, true];
    hint(1);
    await settled();
    expect(errors).toHaveLength(1);
    [ride.events, ride.isAway] = [2, false];
    hint(2);
    await settled();
    expect(heard).toEqual([1, 2]);
  });

  it('ends when it is stopped', async () => {
    const ride = new FakeRide();
    const { heard, hint, following, socket } = follow(ride);
    await settled();
    following.stop();
    ride.events = 1;
    hint(1);
    await settled();
    expect([heard, socket.listenerCount('rideEvent'), socket.listenerCount('connect')]).toEqual([[], 0, 0]);
  });
});

describe('a message', () => {
  it('is refused with an error code', async () => {
    const socket = new FakeSocket();
    socket.answer = { ok: false, code: 'not_found', message: 'There is no such ride.' };
    await expect(send(socket.asSocket, 'join', { rideId: 7 })).rejects.toEqual(
      new SocketRefusedError('not_found', 'There is no such ride.'),
    );
  });
});
