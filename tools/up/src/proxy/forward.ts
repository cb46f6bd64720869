// Forwards a request to an API process, and to the next one if it certainly was not processed or may be repeated.
import { type IncomingMessage, request as startRequest, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { isDraining, mayBeDraining, readBody } from './draining';
import { requestHeaders, responseHeaders } from './headers';
import { answerProblem, UNREACHABLE } from './problem';
import type { Upstream } from './upstreams';

/** Bodies up to this size are held, so that they can be sent again; the API takes no larger JSON. */
const LARGEST_HELD = 256 * 1024;
const LARGEST_REFUSAL = 16 * 1024;

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A request that may be carried out twice without harm. */
const mayRepeat = ({ method = 'GET', headers }: IncomingMessage): boolean =>
  SAFE.has(method) || headers['idempotency-key'] !== undefined;

/** Whether the client has its response, the next process may be tried, or the request may have been carried out and must not be repeated. */
type Outcome = 'answered' | 'next' | 'failed';

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly app: string;
  /** The whole body, or null when it is too large to be held and passes through as it comes. */
  readonly held: Buffer | null;
}

/** Whether the declared length of the body is small enough to buffer. */
function isSmall({ headers }: IncomingMessage): boolean {
  if (headers['transfer-encoding'] !== undefined) return false;
  return Number(headers['content-length'] ?? 0) <= LARGEST_HELD;
}

/** @param upstreams in the order in which they are to be tried */
export async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  upstreams: readonly Upstream[],
  app: string,
): Promise<void> {
  let held: Buffer | null;
  try {
    held = isSmall(request) ? await readBody(request, LARGEST_HELD) : null;
  } catch {
    // The client went away while it was sending.
    response.destroy();
    return;
  }
  for (const upstream of upstreams) {
    if (response.destroyed) return;
    const outcome = await attempt({ request, response, app, held }, upstream);
    if (outcome === 'answered') return;
    if (outcome === 'failed') {
      answerProblem(
        response,
        502,
        'The connection to the service broke. Please check whether your request was carried out before you repeat it.',
      );
      return;
    }
  }
  answerProblem(response, 503, UNREACHABLE);
}

function attempt({ request, response, app, held }: Exchange, upstream: Upstream): Promise<Outcome> {
  const repeatable = mayRepeat(request);
  return new Promise((done) => {
    let connected = false;
    let bodyStarted = false;
    let passedOn = false;
    // A kept-alive connection may be closing right now, and then it is unknown whether the request was processed.
    const outgoing = startRequest({
      ...upstream.target(request),
      headers: requestHeaders(request, app),
      agent: repeatable ? upstream.agent : false,
    });
    const giveUp = (): void => void outgoing.destroy();
    const finish = (outcome: Outcome): void => {
      response.off('close', giveUp);
      done(outcome);
    };
    const canSendAgain = (): boolean => held !== null || !bodyStarted;
    response.once('close', giveUp);
    outgoing.once('error', () => {
      if (passedOn) return;
      if (!response.destroyed) upstream.failed(connected);
      // Without a connection nothing was sent.
      finish(canSendAgain() && (!connected || repeatable) ? 'next' : 'failed');
    });
    outgoing.once('response', (answer) => {
      refusal(answer).then(
        (refused) => {
          if (refused === true) {
            upstream.state = 'away';
            finish(canSendAgain() ? 'next' : 'failed');
            return;
          }
          passedOn = true;
          passOn(answer, refused, response);
          finish('answered');
        },
        () => finish(canSendAgain() && repeatable ? 'next' : 'failed'),
      );
    });
    outgoing.once('socket', (socket) => {
      const send = () => {
        connected = true;
        if (held !== null) return;
        bodyStarted = true;
        request.pipe(outgoing);
      };
      if (socket.connecting) socket.once('connect', send);
      else send();
    });
    if (held !== null) outgoing.end(held);
  });
}

/** @returns true when a draining process refused the request, the body when it had to be read to find out, else nothing */
async function refusal(answer: IncomingMessage): Promise<true | Buffer | undefined> {
  if (!mayBeDraining(answer) || Number(answer.headers['content-length'] ?? 0) > LARGEST_REFUSAL) return undefined;
  const body = (await readBody(answer, LARGEST_REFUSAL)) ?? Buffer.alloc(0);
  return isDraining(answer, body) ? true : body;
}

function passOn(answer: IncomingMessage, body: Buffer | undefined, response: ServerResponse): void {
  response.writeHead(answer.statusCode ?? 502, answer.statusMessage, responseHeaders(answer));
  if (body !== undefined) {
    response.end(body);
    return;
  }
  // Destroys the response when the answer breaks off, so that it does not look complete.
  pipeline(answer, response, () => undefined);
}
