import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { SocketProvider, type AppSocket, type SharedPosition } from '@groupride/web-api-client';
import type { MapMarker } from '@groupride/web-map';
import { renderInApp } from '../../../testing/render-in-app';

type Listener = (message: unknown) => void;
const listeners = new Map<string, Listener>();
const socket = {
  ...{ connected: true, connect: () => undefined, disconnect: () => undefined },
  on: (name: string, listener: Listener) => listeners.set(name, listener),
  off: (name: string) => listeners.delete(name),
};
const receive = (name: string, message: unknown) => act(() => listeners.get(name)?.(message));
let positions: SharedPosition[];
let asked: { rideId: number } | null;
const refetched = jest.fn();
let markers: readonly MapMarker[] = [];
let fitTo: readonly string[] | undefined;
jest.unstable_mockModule('react-redux', () => ({ useDispatch: () => refetched }));
jest.unstable_mockModule('../api', () => ({
  useListSharedPositionsQuery: (arg: { rideId: number }, { skip }: { skip: boolean }) => {
    asked = skip ? null : arg;
    return { currentData: skip ? undefined : { sharing: false, positions } };
  },
}));
jest.unstable_mockModule('../hooks/use-navigation', () => ({
  useNavigation: () => ({ guidance: null, left: null, car: null, starting: false, failed: false }),
}));
jest.unstable_mockModule('../../../shared/map/driver-map', () => ({
  DriverMap: (props: { markers: readonly MapMarker[]; fitTo?: readonly string[] }) => {
    ({ markers, fitTo } = props);
    return null;
  },
}));
const { NavigationCard } = await import('./navigation-card');

const NODA = { name: 'NoDa', lat: 35.2482, lng: -80.8054 };
const AIRPORT = { name: 'Airport', lat: 35.2214, lng: -80.9435 };
const NOW = Date.parse('2026-11-23T12:00:00Z');
const ago = (seconds: number) => new Date(NOW - seconds * 1000).toISOString();
const at = (lat: number) => ({ lat, lng: -80.8 });
const card = (toPickup: boolean, waiting = false) => (
  <SocketProvider connect={() => socket as unknown as AppSocket}>
    <NavigationCard
      rideId={7}
      pickup={NODA}
      destination={AIRPORT}
      toPickup={toPickup}
      waiting={waiting}
      riderName="Ana"
      riderPhone={null}
      arriving={false}
    />
  </SocketProvider>
);
const members = () => markers.filter(({ kind }) => kind === 'member');
const rows = () => within(screen.getByRole('list', { name: 'On the way to the pickup' })).getAllByRole('listitem');

beforeEach(() => {
  markers = [];
  jest.useFakeTimers({ now: NOW });
  refetched.mockClear();
  positions = [
    { userId: 3, name: 'Ben', location: at(35.24), timestamp: ago(5) },
    { userId: 4, name: 'Cy', location: at(35.25), timestamp: ago(180) },
  ];
});
afterEach(() => jest.useRealTimers());

describe('members on the way to the pickup', () => {
  it('are on the driver’s map with their first names and the age of the position', () => {
    renderInApp(card(true));
    expect(asked).toEqual({ rideId: 7 });
    expect(members()).toMatchObject([
      { id: 'member-3', label: 'Ben, just now', position: at(35.24) },
      { id: 'member-4', label: 'Cy, 3 minutes ago', position: at(35.25) },
    ]);
    expect(rows().map(({ textContent }) => textContent)).toEqual(['Benjust now', 'Cy3 minutes ago']);
    expect(fitTo).toEqual(['car', 'pickup', 'member-3', 'member-4']);
    act(() => jest.advanceTimersByTime(60_000));
    expect(rows()[0]!.textContent).toBe('Ben1 minute ago');
  });

  it('move with every newer position, and nobody appears whom the server does not list', () => {
    renderInApp(card(true));
    receive('riderLocationUpdate', { rideId: 7, userId: 4, name: 'Cy', location: at(35.26), timestamp: ago(0) });
    receive('riderLocationUpdate', { rideId: 7, userId: 3, name: 'Ben', location: at(35.3), timestamp: ago(60) });
    receive('riderLocationUpdate', { rideId: 7, userId: 9, name: 'Zoe', location: at(35.3), timestamp: ago(0) });
    receive('riderLocationUpdate', { rideId: 8, userId: 3, name: 'Ben', location: at(35.4), timestamp: ago(0) });
    expect(members().map(({ label, position }) => [label, position.lat])).toEqual([
      ['Ben, just now', 35.24],
      ['Cy, just now', 35.26],
    ]);
  });

  it('are fetched again when somebody boards, leaves or stops sharing', () => {
    renderInApp(card(true));
    for (const message of ['rideEvent', 'sharedPositionsChanged']) {
      refetched.mockClear();
      receive(message, { rideId: 7 });
      expect(refetched).toHaveBeenCalledTimes(1);
      receive(message, { rideId: 8 });
      expect(refetched).toHaveBeenCalledTimes(1);
    }
    positions = [];
    receive('riderLocationUpdate', { rideId: 7, userId: 3, name: 'Ben', location: at(35.3), timestamp: ago(0) });
    expect(members()).toEqual([]);
    expect(screen.queryByText('On the way to the pickup')).toBeNull();
  });

  it('are still there while the driver waits at the pickup, until nobody is on the way', () => {
    const { rerender } = renderInApp(card(false, true));
    expect(rows()).toHaveLength(2);
    expect(members()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Start Navigation' })).toBeNull();
    positions = [];
    rerender(card(false, true));
    expect(screen.queryByText('On the way to the pickup')).toBeNull();
  });

  it('are not asked for once the trip has started', () => {
    renderInApp(card(false));
    expect(asked).toBeNull();
    expect(members()).toEqual([]);
  });
});
