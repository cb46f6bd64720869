import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { SandboxConfig } from '../config';
import { control, type Controlled } from '../control/control';
import { ApiError } from '../errors';
import type { Pages } from '../pages/pages';
import { isUnavailable } from '../store/database';
import type { Api } from './api';
import { authenticate, secretKeyRequired } from './auth';
import { answerChallenge, readChallenge } from './challenge';
import { answerOnboarding, openOnboarding } from './onboarding';
import { localeOf } from '../pages/texts';

const LARGEST_BODY = 1_000_000;
/** Largest body: a dispute file, with a margin so that larger files get an error message. */
const LARGEST_FILE = 12_000_000;

/** Any site may call, because the key and the client secret decide what is allowed. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, Stripe-Version, Stripe-Account',
  'Access-Control-Expose-Headers': 'Request-Id, Stripe-Version, Idempotent-Replayed',
  'Access-Control-Max-Age': '600',
};

interface Parts {
  config: SandboxConfig;
  api: Api;
  pages: Pages;
  controlled: Controlled;
}

/** The HTTP server: `/v1` for both SDKs, `/js`, `/3ds`, `/authorize` and `/connect` for browsers, `/_sandbox` for tests. */
export function sandboxServer(parts: Parts): Server {
  const server = createServer((request, response) => {
    handle(parts, request, response).catch((error: unknown) => {
      // While the database is away every request fails the same way; the deliverer says so once a second.
      const isAway = isUnavailable(error);
      if (!(error instanceof ApiError) && !isAway)
        process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
      const { status, body } =
        error instanceof ApiError
          ? error
          : { status: isAway ? 503 : 500, body: { type: 'api_error', message: 'An unknown error occurred.' } };
      if (!response.headersSent) sendJson(response, status, { error: body });
      else response.destroy();
    });
  });
  server.keepAliveTimeout = 30_000;
  return server;
}

async function handle(
  { config, api, pages, controlled }: Parts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://sandbox');
  const method = request.method ?? 'GET';
  const path = url.pathname;

  if (path.startsWith('/v1/')) {
    if (method === 'OPTIONS') return void response.writeHead(204, CORS).end();
    const answer = await api.answer(
      request,
      url,
      await readBytes(request, path === '/v1/files' ? LARGEST_FILE : LARGEST_BODY),
    );
    if (answer.disconnect) return void request.socket.destroy();
    return void response
      .writeHead(answer.status, { 'Content-Type': 'application/json', ...CORS, ...answer.headers })
      .end(answer.body);
  }

  if (path === '/_sandbox/health') return sendJson(response, 200, { status: 'ok' });
  if (path.startsWith('/_sandbox/')) {
    if (authenticate(request, config) !== 'secret') throw secretKeyRequired();
    return sendJson(response, 200, await control(controlled, method, url, await readBody(request)));
  }

  const challenge = /^\/(?:3ds|authorize)\/((?:pi|seti)_[A-Za-z0-9]+)$/.exec(path)?.[1];
  if (challenge && method === 'GET') {
    const state = await readChallenge(controlled.database, challenge, url.searchParams.get('attempt') ?? '');
    return sendPage(response, pages.challenge(state, localeOf(url.searchParams.get('locale'), request)));
  }
  if (challenge && method === 'POST') {
    const result = await answerChallenge(controlled.database, challenge, new URLSearchParams(await readBody(request)));
    controlled.wake();
    return sendJson(response, 200, result);
  }

  const onboarding = /^\/connect\/onboarding\/(acct_[A-Za-z0-9]+)$/.exec(path)?.[1];
  if (onboarding && method === 'GET') {
    const visit = await openOnboarding(controlled.database, onboarding, url.searchParams.get('link') ?? '');
    if (visit.refresh !== null)
      return void response.writeHead(302, { Location: visit.refresh, 'Cache-Control': 'no-store' }).end();
    return sendPage(response, pages.onboarding(visit.account, localeOf(url.searchParams.get('locale'), request)));
  }
  if (onboarding && method === 'POST') {
    const result = await answerOnboarding(
      controlled.database,
      onboarding,
      new URLSearchParams(await readBody(request)),
    );
    controlled.wake();
    return sendJson(response, 200, result);
  }

  const asset = method === 'GET' || method === 'HEAD' ? pages.asset(path) : undefined;
  if (!asset)
    throw new ApiError(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${path}).`,
    });
  if (request.headers['if-none-match'] === asset.etag) return void response.writeHead(304, { ETag: asset.etag }).end();
  response
    .writeHead(200, { ...asset.headers, ETag: asset.etag, 'Access-Control-Allow-Origin': '*' })
    .end(method === 'HEAD' ? undefined : asset.body);
}

async function readBody(request: IncomingMessage): Promise<string> {
  return (await readBytes(request, LARGEST_BODY)).toString('utf8');
}

async function readBytes(request: IncomingMessage, largest: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largest)
      throw new ApiError(413, { type: 'invalid_request_error', message: 'The request is too large.' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body, null, 2));
}

function sendPage(response: ServerResponse, page: { body: string; headers: Record<string, string> }): void {
  response.writeHead(200, page.headers).end(page.body);
}
