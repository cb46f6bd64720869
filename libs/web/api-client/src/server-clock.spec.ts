/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { serverClock, serverNow, deviceTimeOf } from './server-clock';

const DEVICE = Date.parse('2026-11-22T18:00:00.000Z');
type Headers = Record<string, string>;

/** Sends a request that takes this long, and gets an answer with these headers. */
function ask(headers: Headers, { seconds = 0 } = {}): void {
  const dispatch = serverClock({ dispatch: (action) => action, getState: () => ({}) })((action) => action);
  const meta = { requestId: 'r', arg: {}, requestStatus: 'pending' };
  dispatch({ type: 'api/pending', meta });
  jest.advanceTimersByTime(seconds * 1000);
  const response = {
    headers: { get: (name: string) => headers[name] ?? null, has: (name: string) => name in headers },
  };
  dispatch({
    type: 'api/fulfilled',
    meta: { ...meta, requestStatus: 'fulfilled', baseQueryMeta: { response } },
    payload: {},
  });
}
const secondsAhead = () => Math.round((serverNow() - Date.now()) / 1000);

beforeEach(() => {
  jest.useFakeTimers({ now: DEVICE });
  ask({ date: 'Sun, 22 Nov 2026 18:00:00 GMT' });
});
afterEach(() => jest.useRealTimers());

describe('the server’s clock', () => {
  it('is this device’s own while they agree, however slow the network is', () => {
    expect(serverNow()).toBe(DEVICE);
    ask({ date: 'Sun, 22 Nov 2026 18:00:07 GMT' }, { seconds: 20 });
    expect(secondsAhead()).toBe(0);
  });

  it('is what the answers say on a device whose clock is wrong', () => {
    ask({ date: 'Sun, 22 Nov 2026 17:40:00 GMT' });
    expect(secondsAhead()).toBe(-1199);
    expect(deviceTimeOf('2026-11-22T17:55:00Z') - Date.now()).toBe(899_500);
    ask({ date: 'Sun, 22 Nov 2026 17:40:10 GMT' }, { seconds: 15 });
    expect(secondsAhead()).toBe(-1199);
  });

  it('is still known after a reload without a network', async () => {
    ask({ date: 'Sun, 22 Nov 2026 17:40:00 GMT' });
    jest.resetModules();
    const reloaded = await import('./server-clock');
    expect(reloaded.serverNow).not.toBe(serverNow);
    expect(Math.round((reloaded.serverNow() - Date.now()) / 1000)).toBe(-1199);
  });

  it('is not read from a cached answer', () => {
    ask({ date: 'Sun, 22 Nov 2026 12:00:00 GMT', age: '21600' });
    expect(secondsAhead()).toBe(0);
  });
});
