import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as client from '@groupride/web-api-client';
import { SocketProvider, type AppSocket } from '@groupride/web-api-client';

type Listener = (message: unknown) => void;
const listeners = new Map<string, Listener>();
const socket = {
  connected: true,
  connect: () => undefined,
  disconnect: () => undefined,
  on: (name: string, listener: Listener) => listeners.set(name, listener),
  off: (name: string) => listeners.delete(name),
};
const refetched = jest.fn();
jest.unstable_mockModule('react-redux', () => ({ useDispatch: () => refetched }));
let positions: unknown[] = [];
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useListSharedPositionsQuery: () => ({ currentData: { positions } }),
}));
const { useMemberPositions } = await import('./use-member-positions');
const wrapper = ({ children }: { children: ReactNode }) => (
  <SocketProvider connect={() => socket as unknown as AppSocket}>{children}</SocketProvider>
);

it('refetches positions when somebody boards, leaves or stops sharing', () => {
  positions = [{ userId: 3, name: 'Ben', location: { lat: 35, lng: -80 }, timestamp: '2026-11-23T12:00:00.000Z' }];
  const { result } = renderHook(() => useMemberPositions(7), { wrapper });
  expect(result.current).toHaveLength(1);
  for (const message of ['rideEvent', 'sharedPositionsChanged']) {
    refetched.mockClear();
    act(() => listeners.get(message)?.({ rideId: 7 }));
    expect(refetched).toHaveBeenCalledTimes(1);
    act(() => listeners.get(message)?.({ rideId: 8 }));
    expect(refetched).toHaveBeenCalledTimes(1);
  }
});
