import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type AppSocket, SocketProvider } from '@groupride/web-api-client';
import { PositionProvider } from '../../../shared/position/position-context';
import { makePositionSource } from '../../../shared/position/position-source';
import { BROADCAST_INTERVAL, useRideBroadcast } from './use-ride-broadcast';

function start(rideId: number | null) {
  let onFix: PositionCallback = () => undefined;
  const geolocation = {
    getCurrentPosition: jest.fn<Geolocation['getCurrentPosition']>(),
    watchPosition: (listen: PositionCallback) => {
      onFix = listen;
      return 1;
    },
    clearWatch: jest.fn<Geolocation['clearWatch']>(),
  };
  const emit = jest.fn();
  const socket = {
    connected: true,
    connect: jest.fn(),
    disconnect: jest.fn(),
    on: jest.fn(),
    off: jest.fn(),
    volatile: { emit },
  };
  const source = makePositionSource({ geolocation });
  source.watch('ride');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SocketProvider connect={() => socket as unknown as AppSocket}>
      <PositionProvider source={source}>{children}</PositionProvider>
    </SocketProvider>
  );
  const hook = renderHook(({ id }: { id: number | null }) => useRideBroadcast(id), {
    wrapper,
    initialProps: { id: rideId },
  });
  const move = (lat: number, heading: number | null = null, speed: number | null = null) => {
    const coords = {
      latitude: lat,
      longitude: -80.84,
      accuracy: 5,
      altitude: null,
      altitudeAccuracy: null,
      heading,
      speed,
    };
    onFix({ timestamp: 1_700_000_000_123.4, coords: { ...coords, toJSON: () => coords }, toJSON: () => ({}) });
  };
  return { ...hook, emit, move };
}

describe('useRideBroadcast', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('sends the position with heading and speed, and delays the latest of several quick ones', () => {
    const { emit, move } = start(12);
    move(35.1, 90, 11.5);
    move(35.2);
    move(35.3);
    expect(emit.mock.calls).toEqual([
      ['driverLocation', { rideId: 12, lat: 35.1, lng: -80.84, heading: 90, speed: 11.5, ts: 1_700_000_000_123 }],
    ]);
    jest.advanceTimersByTime(BROADCAST_INTERVAL);
    expect(emit).toHaveBeenCalledTimes(2);
    expect(emit).toHaveBeenLastCalledWith('driverLocation', expect.objectContaining({ lat: 35.3 }));
  });

  it('sends nothing without a ride, and stops once it is over', () => {
    const { emit, move, rerender } = start(null);
    move(35.1);
    expect(emit).not.toHaveBeenCalled();
    rerender({ id: 12 });
    expect(emit).toHaveBeenCalledTimes(1);
    move(35.2);
    rerender({ id: null });
    jest.advanceTimersByTime(BROADCAST_INTERVAL * 2);
    move(35.3);
    expect(emit).toHaveBeenCalledTimes(1);
  });
});
