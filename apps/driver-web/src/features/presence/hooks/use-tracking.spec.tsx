import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as client from '@groupride/web-api-client';
import { PositionProvider } from '../../../shared/position/position-context';
import { makePositionSource } from '../../../shared/position/position-source';

const setLocation = jest.fn();
jest.unstable_mockModule('../api', () => ({ useSetDriverLocationMutation: () => [setLocation] }));
const { useTracking, LOCATION_INTERVAL } = await import('./use-tracking');

const AT = 1_700_000_000_000;

function start(active = true) {
  let onFix: PositionCallback = () => undefined;
  const position = (timestamp: number): GeolocationPosition => {
    const coords = { latitude: 35.1, longitude: -80.84, accuracy: 5 } as GeolocationCoordinates;
    return { timestamp, coords, toJSON: () => ({}) };
  };
  let now = AT;
  const source = makePositionSource({
    geolocation: {
      getCurrentPosition: (found) => found(position(now)),
      watchPosition: (listen) => {
        onFix = listen;
        return 1;
      },
      clearWatch: () => undefined,
    },
  });
  let connected: () => void = () => undefined;
  const socket = {
    connect: () => undefined,
    disconnect: () => undefined,
    on: (_event: string, listen: () => void) => (connected = listen),
    off: () => undefined,
  } as unknown as client.AppSocket;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <client.SocketProvider connect={() => socket}>
      <PositionProvider source={source}>{children}</PositionProvider>
    </client.SocketProvider>
  );
  renderHook(() => useTracking({ driverId: 3, active, riding: true }), { wrapper });
  const seen: number[] = [];
  source.onFix(({ at }) => seen.push(at));
  return {
    seen,
    stand: () => onFix(position(AT)),
    later: (ms: number) => (now += ms),
    reconnect: () => connected(),
  };
}

describe('useTracking', () => {
  beforeEach(() => setLocation.mockClear());

  it.each(['socket', 'network'])('sends a new position of a parked car when the connection is back: %s', (what) => {
    const { seen, stand, later, reconnect } = start();
    stand();
    expect(setLocation).toHaveBeenCalledTimes(1);
    later(LOCATION_INTERVAL / 3);
    if (what === 'socket') reconnect();
    else window.dispatchEvent(new Event('online'));
    expect(setLocation).toHaveBeenCalledTimes(2);
    expect(seen).toEqual([AT, AT + LOCATION_INTERVAL / 3]);
  });

  it('does not watch the position off shift', () => {
    const { seen, reconnect } = start(false);
    reconnect();
    window.dispatchEvent(new Event('online'));
    expect([seen, setLocation.mock.calls]).toEqual([[], []]);
  });
});
