import { Injectable } from '@nestjs/common';
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { MAX_WEBHOOK_ANSWER, type WebhookFailure } from '@groupride/contracts';
import { Config } from '../../../config/config';
import { Clock } from '../../../platform/clock';
import { retryAfterSeconds } from '../domain/retry-schedule';
import { isPublicAddress, urlProblem } from '../webhook-target';
import { WebhookSender, type SendResult, type SignedRequest } from '../webhook-sender';
import { HostResolver } from './host-resolver';

/** Time limit of an attempt, from the DNS lookup to the end of the response. */
const ATTEMPT_TIMEOUT_MS = 15_000;
/** Bytes read of a response. A longer one is cut off, but its status still counts. */
const MOST_READ = 4096;
/** Secrets and signatures that an endpoint echoes in its response. */
const SIGNED = /(whsec_|v1,)[\w+/=-]+/g;

class Refused extends Error {
  constructor(readonly failure: WebhookFailure) {
    super(failure);
  }
}

@Injectable()
export class HttpWebhookSender extends WebhookSender {
  constructor(
    private readonly config: Config,
    private readonly resolver: HostResolver,
    private readonly clock: Clock,
  ) {
    super();
  }

  async send(request: SignedRequest, signal: AbortSignal): Promise<SendResult> {
    const from = performance.now();
    const attempt = new AbortController();
    const stop = () => attempt.abort();
    // Node 20 garbage-collects a timeout signal that only AbortSignal.any holds, and the attempt would never end.
    const timer = setTimeout(stop, ATTEMPT_TIMEOUT_MS);
    signal.addEventListener('abort', stop, { once: true });
    const none = { status: null, answer: null, retryAfterSeconds: null };
    try {
      const answer = await this.answerTo(request, attempt.signal);
      return { ...answer, durationMs: Math.round(performance.now() - from) };
    } catch (error) {
      return { ...none, failure: failureOf(error, attempt.signal), durationMs: Math.round(performance.now() - from) };
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    }
  }

  private async answerTo({ url, headers, body }: SignedRequest, limit: AbortSignal) {
    const target = new URL(url);
    // The rules may have become stricter since the endpoint was stored.
    if (urlProblem(url, this.config.WEBHOOKS_ALLOW_PRIVATE) !== null) throw new Refused('address_not_allowed');
    const start = target.protocol === 'https:' ? requestHttps : requestHttp;
    const outgoing = start(target, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' },
      lookup: this.checkedLookup,
      // Uses a new connection, so that the address that was just checked is the one used.
      agent: false,
      signal: limit,
    });
    const incoming = await answered(outgoing, body);
    const text = await beginningOf(incoming);
    outgoing.destroy();
    const status = incoming.statusCode ?? 0;
    return {
      status,
      failure:
        status >= 200 && status < 300
          ? null
          : status >= 300 && status < 400
            ? ('redirect' as const)
            : ('bad_status' as const),
      answer: text,
      retryAfterSeconds: retryAfterSeconds(incoming.headers['retry-after'], this.clock.realNow()),
    };
  }

  /**
   * Connects only to the addresses checked here, so a DNS change a moment later has no effect. A single non-public
   * address rejects the host.
   */
  private readonly checkedLookup: LookupFunction = (hostname, options, callback) => {
    this.resolver.addressesOf(hostname).then(
      (addresses) => {
        if (!this.config.WEBHOOKS_ALLOW_PRIVATE && !addresses.every(isPublicAddress))
          return callback(new Refused('address_not_allowed'), []);
        const list = addresses.map((address) => ({ address, family: isIP(address) }));
        if (options.all) callback(null, list);
        else callback(null, list[0]!.address, list[0]!.family);
      },
      () => callback(new Refused('host_not_found'), []),
    );
  };
}

function answered(request: ClientRequest, body: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once('response', resolve);
    // Stays after the response, to handle late errors that nobody waits for.
    request.on('error', reject);
    request.end(body);
  });
}

/**
 * The response text, possibly incomplete: the response may end, be long enough, break off or time out. The status
 * arrived earlier.
 */
async function beginningOf(incoming: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of incoming) {
      parts.push(part as Buffer);
      length += (part as Buffer).length;
      if (length >= MOST_READ) break;
    }
  } catch {
    // An incomplete text is fine, because only the beginning is shown.
  }
  const text = Buffer.concat(parts).toString('utf8').replace(SIGNED, '$1…');
  // PostgreSQL cannot store NUL or unpaired surrogates.
  return text.slice(0, MAX_WEBHOOK_ANSWER).replace(/[^\P{C}\n\t]/gu, '\uFFFD');
}

function failureOf(error: unknown, limit: AbortSignal): WebhookFailure {
  if (error instanceof Refused) return error.failure;
  return limit.aborted ? 'timeout' : 'connection_failed';
}
