// An in-memory version of the sign-in part of the API.
interface Account {
  readonly email: string;
  readonly phone: string;
  readonly operator: boolean;
}

const answer = (status: number, body?: unknown, headers: Record<string, string> = {}) =>
  Promise.resolve(new Response(body === undefined ? null : JSON.stringify(body), { status, headers }));

export class FakeIdentity {
  readonly asked: string[] = [];
  readonly sessions = new Map<string, { email: string; secondFactorRequired: boolean }>();
  private readonly accounts: Account[] = [];
  private readonly outbox: { id: number; to: string; code: string }[] = [];

  know(account: Account): this {
    this.accounts.push(account);
    return this;
  }

  readonly fetch: typeof globalThis.fetch = (input, init = {}) => {
    const url = new URL(String(input));
    const path = url.pathname.replace('/api', '');
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, string>) : {};
    const sid = /sid=(\w+)/.exec(new Headers(init.headers).get('cookie') ?? '')?.[1] ?? '';
    this.asked.push(`${init.method} ${path}`);
    switch (path) {
      case '/auth/user':
        return answer(200, this.sessions.get(sid) ?? null);
      case '/dev/outbox':
        return answer(200, { messages: this.outbox.filter(({ to }) => to === url.searchParams.get('to')) });
      case '/users':
        if (this.find(body.email)) return answer(409, { code: 'email_taken' });
        this.know({ email: body.email ?? '', phone: body.phone ?? '', operator: false });
        this.send(body.email ?? '');
        return answer(201, {});
      case '/auth/code':
        if (this.find(body.identifier)) this.send(body.identifier ?? '');
        return answer(202);
      case '/auth/verify':
        return this.verify(body);
      case '/auth/second-factor':
        return this.giveSecond(sid, body.code);
      default:
        return answer(404, { code: 'not_found' });
    }
  };

  private find(email?: string): Account | undefined {
    return this.accounts.find((account) => account.email === email);
  }

  private send(to: string): void {
    this.outbox.push({ id: this.outbox.length + 1, to, code: String(100000 + this.outbox.length) });
  }

  private lastCode(to?: string): string | undefined {
    return this.outbox.filter((message) => message.to === to).at(-1)?.code;
  }

  private verify({ identifier, code }: Record<string, string>) {
    const account = this.find(identifier);
    if (!account || this.lastCode(identifier) !== code) return answer(400, { code: 'code_invalid' });
    const sid = `s${this.sessions.size + 1}`;
    const user = { email: account.email, secondFactorRequired: account.operator };
    this.sessions.set(sid, user);
    if (account.operator) this.send(account.phone);
    return answer(200, user, { 'set-cookie': `sid=${sid}; Path=/; HttpOnly` });
  }

  private giveSecond(sid: string, code?: string) {
    const user = this.sessions.get(sid);
    if (!user || this.lastCode(this.find(user.email)?.phone) !== code) return answer(400, { code: 'code_invalid' });
    user.secondFactorRequired = false;
    return answer(200, user);
  }
}
