import { jest } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { api } from '@groupride/web-api-client';
import { makeStore } from '../../../app/store';

let answer: { error?: object } = {};
const sendHeartbeat = jest.fn(async () => answer);
jest.unstable_mockModule('../api', () => ({ useSendHeartbeatMutation: () => [sendHeartbeat] }));
let steps: object[] = [];
const outbox = { current: () => ({ steps }), flush: jest.fn(async () => undefined) };
jest.unstable_mockModule('../../../shared/outbox/outbox-context', () => ({ useOutbox: () => outbox }));
const { useHeartbeat } = await import('./use-heartbeat');

async function beat(): Promise<void> {
  const store = makeStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  renderHook(() => useHeartbeat({ driverId: 3, active: true }), { wrapper });
  await waitFor(() => expect(sendHeartbeat).toHaveBeenCalledTimes(1));
  await sendHeartbeat.mock.results[0]?.value;
  await Promise.resolve();
}

describe('a heartbeat', () => {
  beforeEach(() => jest.clearAllMocks());
  afterEach(() => void jest.useRealTimers());

  it('that arrives is followed by the steps that wait to be sent', async () => {
    answer = {};
    steps = [{ kind: 'arrived' }];
    await beat();
    expect(outbox.flush).toHaveBeenCalledTimes(1);
  });

  it('that arrives after a minute without network reloads since when the phone was unreachable', async () => {
    jest.useFakeTimers();
    const store = makeStore();
    const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
    const dispatch = jest.spyOn(store, 'dispatch');
    const reloads = () => dispatch.mock.calls.map(([action]) => action).filter(api.util.invalidateTags.match);
    steps = [];
    answer = { error: { status: 'FETCH_ERROR' } };
    const { unmount } = renderHook(() => useHeartbeat({ driverId: 3, active: true }), { wrapper });
    await jest.advanceTimersByTimeAsync(75_000);
    expect(reloads()).toEqual([]);
    answer = {};
    await jest.advanceTimersByTimeAsync(30_000);
    expect(reloads()).toEqual([api.util.invalidateTags(['Driver'])]);
    unmount();
  });

  it('sends nothing else when it is lost, or when no step waits', async () => {
    answer = { error: { status: 'FETCH_ERROR' } };
    steps = [{ kind: 'arrived' }];
    await beat();
    sendHeartbeat.mockClear();
    answer = {};
    steps = [];
    await beat();
    expect(outbox.flush).not.toHaveBeenCalled();
  });
});
