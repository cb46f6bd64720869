import { GroupRideClient } from '@groupride/client';
import { cookieFetch } from '@groupride/client/cookies';

export const OPERATOR = 'ops@example.test';
/** Origin of the operations application, as configured for the API in admin.ts. */
export const ORIGIN = 'http://admin.bench.test';
const PHONE = '9045550100';

/** An operator who is signed in with both codes. */
export class Operator {
  private readonly client: GroupRideClient;

  private constructor(api: string) {
    this.client = new GroupRideClient({
      url: api,
      fetch: cookieFetch().fetch,
      headers: { origin: ORIGIN },
      retries: 0,
    });
  }

  static async signIn(api: string): Promise<Operator> {
    const operator = new Operator(api);
    await operator.call('POST', '/api/users', { name: 'Olga Ops', email: OPERATOR, phone: PHONE });
    await operator.call('POST', '/api/auth/verify', { identifier: OPERATOR, code: await operator.codeFor(OPERATOR) });
    await operator.call('POST', '/api/auth/second-factor', { code: await operator.codeFor(PHONE) });
    return operator;
  }

  /** @throws Error when the request is not successful */
  async get(path: string): Promise<Record<string, unknown>> {
    return this.call('GET', path);
  }

  private async codeFor(to: string): Promise<string> {
    const { messages } = await this.call('GET', `/api/dev/outbox?to=${encodeURIComponent(to)}`);
    const sent = (messages as { code: string | null }[]).find(({ code }) => code)?.code;
    if (!sent) throw new Error(`no code was sent to ${to}`);
    return sent;
  }

  private async call(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
    return ((await this.client.request(method, path, { body })).body ?? {}) as Record<string, unknown>;
  }
}
