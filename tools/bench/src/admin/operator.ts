export const OPERATOR = 'ops@example.test';
/** Of the operations application, as the API is told in admin.ts. */
export const ORIGIN = 'http://admin.bench.test';
const PHONE = '9045550100';

/** Somebody who works in operations, signed in with both codes. */
export class Operator {
  private constructor(
    private readonly api: string,
    private readonly cookies: Map<string, string>,
  ) {}

  static async signIn(api: string): Promise<Operator> {
    const operator = new Operator(api, new Map());
    await operator.call('POST', '/api/users', { name: 'Olga Ops', email: OPERATOR, phone: PHONE });
    await operator.call('POST', '/api/auth/verify', { identifier: OPERATOR, code: await operator.codeFor(OPERATOR) });
    await operator.call('POST', '/api/auth/second-factor', { code: await operator.codeFor(PHONE) });
    return operator;
  }

  /** @throws Error when the answer is no success */
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
    const answer = await fetch(`${this.api}${path}`, {
      method,
      headers: {
        origin: ORIGIN,
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name && value !== undefined) this.cookies.set(name, value);
    }
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${text.slice(0, 300)}`);
    return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
  }
}
