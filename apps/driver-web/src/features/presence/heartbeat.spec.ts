import { jest } from '@jest/globals';
import type { Heartbeat } from '@groupride/contracts';
import { HEARTBEAT_INTERVAL, startHeartbeat } from './heartbeat';

describe('heartbeat', () => {
  const send = jest.fn<(beat: Heartbeat) => void>();
  const sendLast = jest.fn<(beat: Heartbeat) => void>();
  beforeEach(() => {
    jest.useFakeTimers({ now: 1_000_000 });
    send.mockClear();
    sendLast.mockClear();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is sent at once and every 15 seconds until it is stopped', () => {
    const stop = startHeartbeat({ send, sendLast });
    expect(send.mock.calls).toEqual([[{ timestamp: 1_000_000, background: false }]]);
    jest.advanceTimersByTime(HEARTBEAT_INTERVAL * 3);
    expect(send).toHaveBeenCalledTimes(4);
    stop();
    jest.advanceTimersByTime(HEARTBEAT_INTERVAL * 3);
    window.dispatchEvent(new Event('pagehide'));
    expect(send).toHaveBeenCalledTimes(4);
    expect(sendLast).not.toHaveBeenCalled();
  });

  it('is sent at once when the page goes to the background', () => {
    const stop = startHeartbeat({ send, sendLast });
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(send).toHaveBeenLastCalledWith({ timestamp: 1_000_000, background: true });
    hidden.mockRestore();
    stop();
  });

  it('is sent a last time when the page is closed', () => {
    const stop = startHeartbeat({ send, sendLast });
    window.dispatchEvent(new Event('pagehide'));
    expect(sendLast.mock.calls).toEqual([[{ timestamp: 1_000_000, unloading: true }]]);
    stop();
  });
});
