import { io, type Socket } from 'socket.io-client';
import type { GroupRideClient } from './client';
import type { components } from './sockets/generated';
import type { Item } from './types';

type Named<Name extends 'SocketEvents' | 'SocketMessages' | 'SocketAnswers'> = components['schemas'][Name];

/** What GroupRide sends, by event. */
export type SocketEvents = Named<'SocketEvents'>;
/** What may be sent, by message. */
export type SocketMessages = Named<'SocketMessages'>;
/** Acknowledgements by message, without refusals. */
export type SocketAnswers = { [Message in keyof SocketMessages]: Accepted<Named<'SocketAnswers'>[Message]> };
type Accepted<Answer> = Extract<Answer, { ok: true }>;

export type GroupRideSocket = Socket<
  { [Event in keyof SocketEvents]: (payload: SocketEvents[Event]) => void },
  {
    [Message in keyof SocketMessages]: (
      message: SocketMessages[Message],
      acknowledge?: (answer: Named<'SocketAnswers'>[Message]) => void,
    ) => void;
  }
>;

export interface SocketOptions {
  /** Where GroupRide is. Left out in a browser, it is the page’s own origin. */
  url?: string;
  /** Session of a program that signed in like a person; a browser sends its own. */
  cookie?: string;
  /** Of the application in which that person acts. */
  origin?: string;
}

/** Opens a socket, which connects again whenever the connection is lost, until `disconnect()` is called. */
export function connectSocket({ url, cookie, origin }: SocketOptions = {}): GroupRideSocket {
  const headers = { ...(cookie ? { cookie } : {}), ...(origin ? { origin } : {}) };
  const options = {
    path: '/socket.io',
    transports: ['websocket'],
    withCredentials: true,
    forceNew: true,
    reconnectionDelay: 1000,
    reconnectionDelayMax: 10_000,
    ...(Object.keys(headers).length > 0 ? { extraHeaders: headers } : {}),
  };
  const socket: GroupRideSocket = url === undefined ? io(options) : io(url, options);
  // The library does not come back by itself when the other side ended the connection, as an API that is stopped does.
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') socket.connect();
  });
  return socket;
}

/** A message was refused. */
export class SocketRefusedError extends Error {
  override readonly name = 'SocketRefusedError';

  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}

/** Sends a message and waits for its acknowledgement. @throws SocketRefusedError */
export async function send<Message extends keyof SocketMessages>(
  socket: GroupRideSocket,
  message: Message,
  payload: SocketMessages[Message],
): Promise<SocketAnswers[Message]> {
  const emit = socket.emitWithAck.bind(socket) as (message: string, payload: unknown) => Promise<unknown>;
  const answer = (await emit(message, payload)) as { ok: true } | { ok: false; code: string; message: string };
  if (!answer.ok) throw new SocketRefusedError(answer.code, answer.message);
  return answer as SocketAnswers[Message];
}

export type RideEvent = Item<'/api/rides/{rideId}/events'>;

export interface Following {
  /** Number of the last event that was handled. */
  readonly last: number;
  stop(): void;
}

export interface FollowOptions {
  rideId: number;
  /** Number of the last event that is known already; 0 to hear all of them. */
  after?: number;
  /** Hears every event once and in order. The next one waits for it. */
  onEvent: (event: RideEvent) => void | Promise<void>;
  /** Hears what went wrong. Missed events are asked for again with the next sign of life. */
  onError?: (error: unknown) => void;
}

/**
 * Hears every event of a ride. Messages only say that there is something; the events are read from the API after the last one that is known, so
 * that nothing is missed while the connection is lost.
 */
export function followRide(
  socket: GroupRideSocket,
  client: Pick<GroupRideClient, 'paginate'>,
  { rideId, after = 0, onEvent, onError = () => undefined }: FollowOptions,
): Following {
  let [last, wanted, reading, stopped] = [after, after, false, false];

  /** Reads what is missing; one reader at a time. */
  const catchUp = async (number: number): Promise<void> => {
    wanted = Math.max(wanted, number);
    if (reading) return;
    reading = true;
    try {
      for (let asked = last; !stopped && wanted > asked;) {
        asked = wanted;
        const missed = client.paginate('/api/rides/{rideId}/events', { path: { rideId }, query: { after: last } });
        for await (const event of missed) {
          if (stopped) return;
          await onEvent(event);
          last = event.number;
        }
      }
    } catch (error) {
      onError(error);
    } finally {
      reading = false;
    }
  };
  const join = () => void send(socket, 'join', { rideId }).then(({ lastEvent }) => catchUp(lastEvent), onError);
  const hear = (event: { rideId: number; number: number }) => {
    if (event.rideId === rideId && event.number > last) void catchUp(event.number);
  };
  socket.on('connect', join);
  socket.on('rideEvent', hear);
  if (socket.connected) join();
  return {
    get last() {
      return last;
    },
    stop: () => {
      stopped = true;
      socket.off('connect', join);
      socket.off('rideEvent', hear);
      if (socket.connected) socket.emit('leave', { rideId });
    },
  };
}
