import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { API_VERSION, type SandboxConfig } from '../config';
import { planFailure, type PlannedFailure } from '../control/failures';
import { ApiError, invalidRequest } from '../errors';
import { isUnavailable, newRequestId, type Database, type RequestInfo, type Tx } from '../store/database';
import { expanded } from '../store/expand';
import { authenticate, secretKeyRequired } from './auth';
import { readFields } from './fields';
import { parseForm, type FormObject } from './form';
import { parseMultipart } from './multipart';
import { fingerprintOf, keepAnswer, takeKey, type IdempotencyKey, type KeptAnswer } from './idempotency';
import { findRoute, Reply, type KeyKind, type Route } from './router';

/** The response to the caller. */
export interface Answer {
  status: number;
  body: string;
  headers: Record<string, string>;
  /** Break the connection instead of answering. */
  disconnect?: boolean;
}

/** Serves `/v1`: authentication, parameters, idempotency keys, one transaction per call. */
export class Api {
  constructor(
    private readonly config: SandboxConfig,
    private readonly database: Database,
    private readonly routes: readonly Route[],
    private readonly afterCommit: () => void,
  ) {}

  async answer(request: IncomingMessage, url: URL, body: Buffer): Promise<Answer> {
    const keyHeader = request.headers['idempotency-key'];
    const info: RequestInfo = {
      id: newRequestId(),
      idempotencyKey: request.method === 'POST' && typeof keyHeader === 'string' ? keyHeader : null,
      account: accountOf(request),
    };
    let failure: PlannedFailure | undefined;
    let kept: KeptAnswer;
    let replayed = false;
    try {
      const key = authenticate(request, this.config);
      checkVersion(request);
      const found = findRoute(this.routes, request.method ?? '', url.pathname);
      if (!found) throw unknownPath(request.method ?? '', url.pathname);
      if (key === 'publishable' && !found.route.publishable) throw secretKeyRequired();
      const form = await formOf(request, url, body);
      failure = await planFailure(this.database, request.method ?? '', url.pathname);
      if (failure?.when === 'before') {
        await sleep(failure.hang_ms);
        if (failure.status !== null) return failed(failure, failure.status, info);
      }
      const served = await this.serve(found.route, {
        info,
        key,
        form,
        path: found.path,
        url,
        origin: originOf(request),
      });
      kept = served.answer;
      replayed = served.replayed;
    } catch (error) {
      kept = answerTo(error, info);
    }
    if (request.method !== 'GET') this.afterCommit();
    if (failure?.when === 'after') {
      await sleep(failure.hang_ms);
      if (failure.status !== null) return failed(failure, failure.status, info);
    }
    return { status: kept.status, body: kept.body, headers: headersOf(info, kept, replayed) };
  }

  private async serve(route: Route, call: ServedCall): Promise<{ answer: KeptAnswer; replayed: boolean }> {
    const { info, form, url } = call;
    if (route.method === 'GET')
      return this.database.reading(info, async (tx) => {
        await checkAccount(tx);
        return { answer: await this.execute(tx, route, call), replayed: false };
      });
    const key: IdempotencyKey | undefined =
      info.idempotencyKey === null
        ? undefined
        : {
            scope: info.account ? `${call.key}:${info.account}` : call.key,
            key: checkedKey(info.idempotencyKey),
            path: url.pathname,
            fingerprint: fingerprintOf(form, this.config.secretKey),
          };
    return this.database.transaction(info, async (tx) => {
      await checkAccount(tx);
      const before = key && (await takeKey(tx, key));
      if (before) return { answer: before, replayed: true };
      // Without a key nothing is remembered, so a failure undoes the whole transaction.
      const answer = await (key ? this.executeKept(tx, route, call) : this.execute(tx, route, call));
      if (key) await keepAnswer(tx, key, answer);
      return { answer, replayed: false };
    });
  }

  private async execute(tx: Tx, route: Route, { info, key, form, path, origin }: ServedCall): Promise<KeptAnswer> {
    const params = readFields(route.fields, form);
    const result = await route.handle({ tx, path, params, key, request: info, origin });
    const status = result instanceof Reply ? result.status : 200;
    const body =
      result instanceof Reply ? result.body : await expanded(tx, result, params['expand'] as string[] | undefined);
    return { status, body: JSON.stringify(body, null, 2), requestId: info.id ?? '' };
  }

  /** A failure that the key remembers undoes what the handler wrote and nothing else. */
  private async executeKept(tx: Tx, route: Route, call: ServedCall): Promise<KeptAnswer> {
    await tx.query('SAVEPOINT handler');
    try {
      return await this.execute(tx, route, call);
    } catch (error) {
      if (!(error instanceof ApiError) || !error.kept) throw error;
      await tx.query('ROLLBACK TO SAVEPOINT handler');
      return answerTo(error, call.info);
    }
  }
}

/** Only file uploads use multipart. */
async function formOf({ method, headers }: IncomingMessage, url: URL, body: Buffer): Promise<FormObject> {
  if (method !== 'POST') return parseForm(url.search.slice(1));
  const type = headers['content-type'] ?? '';
  return type.startsWith('multipart/form-data') ? parseMultipart(body, type) : parseForm(body.toString('utf8'));
}

interface ServedCall {
  info: RequestInfo;
  key: KeyKind;
  form: FormObject;
  path: string[];
  url: URL;
  origin: string;
}

function answerTo(error: unknown, info: RequestInfo): KeptAnswer {
  const { status, body } = error instanceof ApiError ? error : unforeseen(error);
  return { status, body: JSON.stringify({ error: body }, null, 2), requestId: info.id ?? '' };
}

function unforeseen(error: unknown): ApiError {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === '55P03' || code === '40P01') {
    return new ApiError(429, {
      type: 'invalid_request_error',
      code: 'lock_timeout',
      message:
        'This object cannot be accessed right now because another API request or Stripe process is currently accessing it.',
    });
  }
  if (isUnavailable(error))
    return new ApiError(503, { type: 'api_error', message: 'The database of the sandbox is away.' });
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  return new ApiError(500, { type: 'api_error', message: 'An unknown error occurred in the sandbox.' });
}

function failed(failure: PlannedFailure, status: number, info: RequestInfo): Answer {
  const error =
    status === 402
      ? { type: 'card_error', message: 'Your card was declined.', code: 'card_declined', decline_code: failure.code }
      : {
          type: 'api_error',
          message: 'This failure was asked for through the control surface of the sandbox.',
          code: failure.code,
        };
  return {
    status,
    body: JSON.stringify({ error }, null, 2),
    headers: { 'Request-Id': info.id ?? '', 'Stripe-Version': API_VERSION },
    disconnect: failure.disconnect,
  };
}

function headersOf(info: RequestInfo, kept: KeptAnswer, replayed: boolean): Record<string, string> {
  return {
    'Request-Id': info.id ?? '',
    'Stripe-Version': API_VERSION,
    ...(info.idempotencyKey && { 'Idempotency-Key': info.idempotencyKey }),
    ...(replayed && { 'Idempotent-Replayed': 'true', 'Original-Request': kept.requestId }),
  };
}

/** The connected account that the request acts for. */
function accountOf(request: IncomingMessage): string | null {
  const named = request.headers['stripe-account'] ?? request.headers['stripe-context'];
  return typeof named === 'string' && named !== '' ? named : null;
}

/** @throws ApiError 403 where the request acts for an account that does not exist */
async function checkAccount(tx: Tx): Promise<void> {
  const { account } = tx.request;
  if (account && !(await tx.actingFor(null).find('account', account))) throw noAccess(account);
}

function noAccess(account: string): ApiError {
  return invalidRequest(
    `The provided key does not have access to account '${account}' (or that account does not exist). Application access may have been revoked.`,
    { code: 'account_invalid' },
    403,
  );
}

function checkVersion(request: IncomingMessage): void {
  const version = request.headers['stripe-version'];
  if (version === undefined || version === API_VERSION) return;
  throw invalidRequest(`This sandbox speaks API version ${API_VERSION} only, not ${String(version)}.`);
}

function checkedKey(key: string): string {
  if (key.length > 255) throw invalidRequest('The Idempotency-Key header can have up to 255 characters.');
  return key;
}

function unknownPath(method: string, path: string): ApiError {
  return invalidRequest(
    `Unrecognized request URL (${method}: ${path}). The sandbox does not offer this call.`,
    {},
    404,
  );
}

function originOf(request: IncomingMessage): string {
  return `http://${request.headers.host ?? '127.0.0.1'}`;
}
