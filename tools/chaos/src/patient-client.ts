import { setTimeout as delay } from 'node:timers/promises';
import type { Journal } from './journal';

const ANSWER_MS = 15_000;
/** A write that is not acknowledged within this time counts as a violation. */
const LONGEST_MS = 60_000;
const PAUSE_MS = 100;
/** Statuses after which the same request is sent again. */
const AGAIN = new Set([429, 502, 503, 504]);

/** A request that the API refused for good. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    request: string,
    text: string,
  ) {
    super(`${request} was answered ${status}: ${text.slice(0, 300)}`);
  }
}

export type Body = Record<string, unknown>;

/** A browser on a page of one application: it keeps its cookies, and repeats every request until it is answered. */
export class PatientClient {
  private readonly jar = new Map<string, string>();

  constructor(
    /** Address of the application's web server, which is also the origin. */
    readonly origin: string,
    private readonly journal: Journal,
  ) {}

  get headers(): Record<string, string> {
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    return { origin: this.origin, ...(cookie ? { cookie } : {}) };
  }

  /**
   * Sends the same request, with the same key, until it is answered.
   * @throws Refused
   */
  async call(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Body> {
    const request = `${method} ${path}`;
    for (const end = Date.now() + LONGEST_MS; ;) {
      const answer = await this.send(method, path, body, headers);
      if (answer !== null && !AGAIN.has(answer.status) && answer.status !== 500) {
        if (answer.status >= 400) throw new Refused(answer.status, codeOf(answer.text), request, answer.text);
        if (method !== 'GET') this.journal.acknowledged += 1;
        return answer.text === '' ? {} : (JSON.parse(answer.text) as Body);
      }
      if (answer?.status === 500) this.journal.violation(`${request} was answered 500: ${answer.text.slice(0, 300)}`);
      this.journal.refused(answer === null ? 'no answer' : `${answer.status} ${codeOf(answer.text)}`);
      if (Date.now() > end) {
        this.journal.violation(`${request} was not answered within ${LONGEST_MS / 1000} s`);
        throw new Refused(answer?.status ?? 0, 'no_answer', request, answer?.text ?? '');
      }
      await delay(PAUSE_MS);
    }
  }

  /** @returns null when the connection broke or there was no answer in time */
  private async send(
    method: string,
    path: string,
    body: object | undefined,
    headers: Record<string, string>,
  ): Promise<{ status: number; text: string } | null> {
    try {
      const answer = await fetch(`${this.origin}${path}`, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_MS),
        headers: { ...this.headers, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const text = await answer.text();
      for (const line of answer.headers.getSetCookie()) this.keep(line);
      return { status: answer.status, text };
    } catch {
      return null;
    }
  }

  private keep(line: string): void {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    const value = pair.slice(at + 1);
    if (value === '') this.jar.delete(pair.slice(0, at));
    else this.jar.set(pair.slice(0, at), value);
  }
}

function codeOf(text: string): string {
  try {
    return String((JSON.parse(text) as { code?: unknown }).code ?? '');
  } catch {
    return '';
  }
}
