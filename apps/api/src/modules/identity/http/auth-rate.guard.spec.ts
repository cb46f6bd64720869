import type { ExecutionContext } from '@nestjs/common';
import { Config } from '../../../config/config';
import { ApiError } from '../../../platform/http/api-error';
import { RateLimiters } from '../../../platform/http/rate-limiters';
import { AuthRateGuard } from './auth-rate.guard';

function verify(): void {
  return undefined;
}
function signUp(): void {
  return undefined;
}

function setUp(perMinute: number, perIdentifier = 100) {
  const guard = new AuthRateGuard(
    Object.assign(new Config(), { AUTH_RATE_PER_MINUTE: perMinute, AUTH_IDENTIFIER_RATE_PER_MINUTE: perIdentifier }),
    RateLimiters.inMemory(),
  );
  const headers = new Map<string, string>();
  const call = (
    ip: string,
    handler = verify,
    more: { body?: object; user?: { userId: number }; controller?: unknown } = {},
  ) =>
    guard.canActivate({
      getClass: () => more.controller ?? Object,
      getHandler: () => handler,
      switchToHttp: () => ({
        getRequest: () => ({ ip, ...more }),
        getResponse: () => ({ setHeader: (name: string, value: string) => headers.set(name, value) }),
      }),
    } as unknown as ExecutionContext);
  return { call, headers };
}

describe('attempts per minute', () => {
  it('are counted per IP address and route, with the remaining calls in the headers', async () => {
    const { call, headers } = setUp(2);
    await call('10.0.0.1');
    expect(Object.fromEntries(headers)).toMatchObject({ 'RateLimit-Limit': '2', 'RateLimit-Remaining': '1' });
    await call('10.0.0.1');
    await expect(call('10.0.0.1')).rejects.toMatchObject({ code: 'too_many_requests' });
    await expect(call('10.0.0.2')).resolves.toBe(true);
    await expect(call('10.0.0.1', signUp)).resolves.toBe(true);
    await expect(call('10.0.0.1', verify, { controller: Array })).resolves.toBe(true);
  });

  it('are counted more strictly for one account, however it is spelled', async () => {
    const { call, headers } = setUp(100, 2);
    const names = (identifier: string, user?: { userId: number }) => ({
      body: { identifier },
      ...(user ? { user } : {}),
    });
    await call('10.0.0.1', verify, names(' Ann@Example.test'));
    expect(headers.get('RateLimit-Limit')).toBe('2');
    await call('10.0.0.1', verify, names('ann@example.test'));
    await expect(call('10.0.0.1', verify, names('ANN@example.test'))).rejects.toMatchObject({
      code: 'too_many_requests',
    });
    await expect(call('10.0.0.1', verify, names('ann@example.test', { userId: 1 }))).rejects.toMatchObject({
      code: 'too_many_requests',
    });
    await expect(call('10.0.0.1', verify, names('bob@example.test'))).resolves.toBe(true);
  });

  it('by strangers elsewhere do not count against an account’s owner', async () => {
    const { call } = setUp(100, 2);
    const ann = { body: { identifier: 'ann@example.test' } };
    for (let stranger = 1; stranger <= 50; stranger += 1) await call(`10.0.1.${stranger}`, verify, ann);
    await expect(call('10.0.0.1', verify, ann)).resolves.toBe(true);
  });

  it('are counted per person where no account is named', async () => {
    const { call } = setUp(100, 1);
    const by = (userId: number) => ({ body: { code: '123456' }, user: { userId } });
    await call('10.0.0.1', verify, by(1));
    await expect(call('10.0.0.2', verify, by(1))).rejects.toMatchObject({ code: 'too_many_requests' });
    await expect(call('10.0.0.1', verify, by(2))).resolves.toBe(true);
  });

  it('are rejected over the limit, with the time to wait', async () => {
    const { call, headers } = setUp(1);
    await call('10.0.0.1');
    const refusal = await call('10.0.0.1').then(
      () => null,
      (error: unknown) => error,
    );
    expect(refusal).toBeInstanceOf(ApiError);
    expect((refusal as ApiError).more.retryAfterSeconds).toBeGreaterThan(0);
    expect((refusal as ApiError).more.retryAfterSeconds).toBeLessThanOrEqual(60);
    expect(headers.get('RateLimit-Remaining')).toBe('0');
  });
});
