import { io, type Socket } from 'socket.io-client';
import type { GroupRideClient } from './client';
import type { components } from './sockets/generated';
import { isEndedToken, type Token, TokenSource } from './tokens';
import type { Item } from './types';

type Named<Name extends 'SocketEvents' | 'SocketMessages' | 'SocketAnswers'> = components['schemas'][Name];

/** Messages from GroupRide, by event. */
export type SocketEvents = Named<'SocketEvents'>;
/** Messages to GroupRide, by name. */
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
  /** A client whose address and token are used. */
  client?: Pick<GroupRideClient, 'url' | 'tokens'>;
  /** Origin of GroupRide. In a browser, it defaults to the page’s own origin. */
  url?: string;
  /** A token from Developers, or a function that fetches one. Without it, a browser uses its own session. */
  token?: Token;
  /** Session cookie of a program that signed in like a person; a browser sends its own. */
  cookie?: string;
  /** Origin of the application in which that person acts. */
  origin?: string;
}

/** First and longest pause between connection attempts, in milliseconds. */
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [1000, 10_000];
/** Codes of temporary refusals. */
const PASSING = new Set(['unavailable', 'internal', 'too_many_requests']);

/**
 * Opens a socket that reconnects whenever the connection is lost, until `disconnect()` is called. An expired token is
 * replaced if a function was given for it. A `connect_error` with the code of any other refusal is final.
 */
export function connectSocket({ client, token, cookie, origin, ...options }: SocketOptions = {}): GroupRideSocket {
  const url = options.url ?? client?.url;
  const tokens = token === undefined ? client?.tokens : new TokenSource(token);
  const headers = { ...(cookie ? { cookie } : {}), ...(origin ? { origin } : {}) };
  const settings = {
    path: '/socket.io',
    transports: ['websocket'],
    withCredentials: true,
    forceNew: true,
    // Connects only after everything below is set up.
    autoConnect: false,
    reconnectionDelay: FIRST_PAUSE_MS,
    reconnectionDelayMax: LONGEST_PAUSE_MS,
    ...(Object.keys(headers).length > 0 ? { extraHeaders: headers } : {}),
  };
  const socket: GroupRideSocket = url === undefined ? io(settings) : io(url, settings);
  keepConnected(socket, tokens ?? new TokenSource(undefined));
  return socket.connect();
}

/** Reconnects when the library does not: it treats a disconnect by the server, and every refusal, as final. */
function keepConnected(socket: GroupRideSocket, tokens: TokenSource): void {
  let [used, pauseMs, isEnded]: [string | undefined, number, boolean] = [undefined, FIRST_PAUSE_MS, false];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const disconnect = socket.disconnect.bind(socket);
  socket.disconnect = () => {
    isEnded = true;
    clearTimeout(timer);
    return disconnect();
  };
  const connectLater = () => {
    clearTimeout(timer);
    if (isEnded) return;
    timer = setTimeout(() => socket.connect(), pauseMs);
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
  };
  const report = (error: RefusedConnection) => {
    error.isReported = true;
    for (const hear of socket.listeners('connect_error')) hear(error);
  };
  /** The program's token function failed, so there is no token to connect with. */
  const withoutToken = (error: unknown) => {
    disconnect();
    report(error instanceof Error ? error : new Error(String(error)));
    connectLater();
  };
  socket.auth = (answer) => {
    Promise.resolve()
      .then(() => tokens.get())
      .then((token) => {
        used = token;
        answer(token === undefined ? {} : { token });
      }, withoutToken);
  };
  socket.on('connect', () => {
    [pauseMs, isEnded] = [FIRST_PAUSE_MS, false];
  });
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') socket.connect();
  });
  socket.on('connect_error', (error: RefusedConnection) => {
    if (socket.active || error.isReported) return;
    const code = error.message;
    const refused = isEndedToken(code) && tokens.isRenewable ? used : undefined;
    error.isReported = !PASSING.has(code) && refused === undefined;
    if (PASSING.has(code)) connectLater();
    if (refused === undefined) return;
    tokens.replace(refused).then((token) => {
      if (token !== null && !isEnded) return void socket.connect();
      report(error);
      connectLater();
    }, withoutToken);
  });
}

/** The error of `connect_error`; `data` is set if GroupRide refused the connection. */
interface RefusedConnection extends Error {
  data?: { code: string; message: string };
  /** False while a connection may still succeed with another token, or a little later. */
  isReported?: boolean;
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
  /** Number of the last handled event. */
  readonly last: number;
  stop(): void;
}

export interface FollowOptions {
  rideId: number;
  /** Number of the last known event; 0 to receive all of them. */
  after?: number;
  /** Called for every event once and in order. The next event waits for the returned promise. */
  onEvent: (event: RideEvent) => void | Promise<void>;
  /** Called with errors. Missed events are requested again with the next message. */
  onError?: (error: unknown) => void;
}

/**
 * Receives every event of a ride. Messages only announce that there are events; the events after the last known one are
 * read from the API, so that nothing is missed while the connection is lost.
 */
export function followRide(
  socket: GroupRideSocket,
  client: Pick<GroupRideClient, 'paginate'>,
  { rideId, after = 0, onEvent, onError = () => undefined }: FollowOptions,
): Following {
  let [last, wanted, reading, stopped] = [after, after, false, false];

  /** Reads the missing events; only one call reads at a time. */
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
  const refused = (error: RefusedConnection) => {
    if (socket.active || error.isReported === false) return;
    onError(error.data ? new SocketRefusedError(error.data.code, error.data.message) : error);
  };
  socket.on('connect', join);
  socket.on('connect_error', refused);
  socket.on('rideEvent', hear);
  if (socket.connected) join();
  return {
    get last() {
      return last;
    },
    stop: () => {
      stopped = true;
      socket.off('connect', join);
      socket.off('connect_error', refused);
      socket.off('rideEvent', hear);
      if (socket.connected) socket.emit('leave', { rideId });
    },
  };
}
