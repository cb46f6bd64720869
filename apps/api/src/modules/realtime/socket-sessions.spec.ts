import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Principal } from '../../platform/http/principal';
import type { Credential, RideSocket } from './realtime.facade';
import { SocketSessions } from './socket-sessions';

const rider: Principal = {
  userId: 1,
  name: 'Ann',
  isAdmin: false,
  secondFactorRequired: false,
  driverId: null,
  isApprovedDriver: false,
};
const driver: Principal = { ...rider, driverId: 5, isApprovedDriver: true };
type Middleware = (packet: unknown[], next: () => void) => void;

Logger.overrideLogger(false);

function setUp(principal = rider) {
  let now = 1_000_000;
  const good = new Map([['s1', principal]]);
  const current = jest.fn((credentials: readonly Credential[]) =>
    Promise.resolve(credentials.map(({ id }) => good.get(String(id)) ?? null)),
  );
  const sessions = new SocketSessions(current, () => now, 10_000);
  const open = (sessionId = 's1') => {
    const uses: Middleware[] = [];
    const close = jest.fn();
    const socket = {
      data: { principal, credential: { kind: 'session', id: sessionId }, checkedAt: now },
      conn: { close },
      use: (run: Middleware) => void uses.push(run),
    } as unknown as RideSocket;
    sessions.guard(socket);
    /** Resolves with `true` when the message gets through, or with its answer. */
    const send = (message: unknown = {}) =>
      new Promise<unknown>((resolve) => uses[0]?.(['join', message, resolve], () => resolve(true)));
    return { socket, close, send };
  };
  return { sessions, good, current, open, wait: (ms: number) => (now += ms) };
}

describe('the session of an open socket', () => {
  it('is not looked up for every message', async () => {
    const { open, current, wait } = setUp();
    const { send } = open();
    expect([await send(), await send()]).toEqual([true, true]);
    expect(current).not.toHaveBeenCalled();
    wait(10_000);
    expect(await Promise.all([send(), send(), send()])).toEqual([true, true, true]);
    expect(current).toHaveBeenCalledTimes(1);
  });

  it('that has expired lets no message through and closes the connection', async () => {
    const { open, good, wait } = setUp();
    const { send, close } = open();
    good.clear();
    wait(10_000);
    expect(await Promise.all([send(), send()])).toEqual(
      Array.from({ length: 2 }, () => expect.objectContaining({ ok: false, code: 'not_signed_in' })),
    );
    expect(close).toHaveBeenCalled();
  });

  it('is looked up for all sockets together, and closes only those that have expired', async () => {
    const { sessions, open, current, good } = setUp();
    const [stays, goes] = [open('s1'), open('s2')];
    good.set('s1', { ...rider, name: 'Anna' });
    await sessions.sweep([stays.socket, goes.socket]);
    expect(current).toHaveBeenCalledTimes(1);
    expect(stays.close).not.toHaveBeenCalled();
    expect(stays.socket.data.principal.name).toBe('Anna');
    expect(goes.close).toHaveBeenCalledTimes(1);
  });

  it('gives only the person’s current rights, and fewer rights need a new connection', async () => {
    const { sessions, open, good } = setUp(driver);
    const { socket, close } = open();
    good.set('s1', { ...driver, isApprovedDriver: false });
    await sessions.sweep([socket]);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('that cannot be looked up lets no message through and closes nothing', async () => {
    const { open, current, wait } = setUp();
    const { send, close } = open();
    wait(10_000);
    current.mockRejectedValueOnce(new Error('no database'));
    expect(await send()).toMatchObject({ ok: false, code: 'unavailable' });
    expect(close).not.toHaveBeenCalled();
    expect(await send()).toBe(true);
  });

  it('does not matter for a message that is nested too deeply', async () => {
    const { send } = setUp().open();
    expect(await send(Array.from({ length: 4000 }).reduce<unknown>((inner) => [inner], 1))).toMatchObject({
      ok: false,
      code: 'malformed_request',
    });
  });
});
