// The API processes behind a web server: which of them can be asked, and in which order.
import { createHash } from 'node:crypto';
import { Agent, get, type IncomingMessage, type RequestOptions } from 'node:http';
import { isDraining, readBody } from './draining';

/** States of a process, best first: it serves requests, it is not ready, it is shutting down or unreachable. */
const STATES = ['up', 'unready', 'away'] as const;
export type State = (typeof STATES)[number];

const CHECK_MS = 500;
const CHECK_TIMEOUT_MS = 2000;
/** An answer of readiness is short; more is not read. */
const LARGEST_CHECK = 64 * 1024;

export class Upstream {
  state: State = 'up';
  /** Reuses connections for requests that may be repeated when a connection closes under them. */
  readonly agent = new Agent({ keepAlive: true });
  private checking = false;

  constructor(readonly url: URL) {}

  /** The target of a request. Its path is forwarded unchanged, without URL normalization. */
  target({ method, url }: IncomingMessage): Pick<RequestOptions, 'host' | 'port' | 'method' | 'path'> {
    return {
      host: this.url.hostname.replace(/^\[|\]$/g, ''),
      port: this.url.port === '' ? 80 : this.url.port,
      method,
      path: url,
    };
  }

  /** Takes note of a connection that could not be opened or broke. */
  failed(connected: boolean): void {
    if (connected) void this.check();
    else this.state = 'away';
  }

  /** Asks the process for its readiness and remembers the answer; never rejects. */
  async check(): Promise<void> {
    if (this.checking) return;
    this.checking = true;
    try {
      this.state = await this.readiness();
    } finally {
      this.checking = false;
    }
  }

  private readiness(): Promise<State> {
    return new Promise((done) => {
      const request = get(
        new URL('/api/health/ready', this.url),
        { agent: false, timeout: CHECK_TIMEOUT_MS },
        (response: IncomingMessage) => {
          const ok = response.statusCode === 200;
          readBody(response, LARGEST_CHECK).then(
            (body) => done(ok ? 'up' : body !== null && isDraining(response, body) ? 'away' : 'unready'),
            () => done('away'),
          );
        },
      );
      request.once('timeout', () => {
        // The process accepts connections but does not respond, so others are preferred.
        done('unready');
        request.destroy();
      });
      request.once('error', () => done('away'));
    });
  }
}

const weight = (upstream: Upstream, key: string): string =>
  createHash('sha1').update(`${key} ${upstream.url.host}`).digest('hex');

export class Upstreams {
  private readonly all: readonly Upstream[];
  private turn = 0;
  private timer: NodeJS.Timeout | undefined;

  /** @param urls one or more, comma separated, without a path */
  constructor(urls: string) {
    this.all = urls
      .split(',')
      .map((url) => url.trim())
      .filter((url) => url !== '')
      .map((url) => new Upstream(new URL(url)));
    if (this.all.length === 0) throw new Error('the address of the API is missing');
  }

  /** Asks all processes regularly, when there is a choice between them. */
  watch(): void {
    if (this.all.length < 2) return;
    const check = () => this.all.forEach((upstream) => void upstream.check());
    check();
    this.timer = setInterval(check, CHECK_MS).unref();
  }

  close(): void {
    clearInterval(this.timer);
    for (const { agent } of this.all) agent.destroy();
  }

  /**
   * @param key requests of the same key go to the same process for as long as it is up; without one, processes take turns
   * @returns all processes, in the order in which they are to be tried
   */
  inOrder(key?: string): Upstream[] {
    const order =
      key === undefined
        ? this.rotated()
        : [...this.all].sort((one, two) => weight(one, key).localeCompare(weight(two, key)));
    return order.sort((one, two) => STATES.indexOf(one.state) - STATES.indexOf(two.state));
  }

  private rotated(): Upstream[] {
    this.turn = (this.turn + 1) % this.all.length;
    return [...this.all.slice(this.turn), ...this.all.slice(0, this.turn)];
  }
}
