import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import * as client from '@groupride/web-api-client';
import { SocketProvider, type AppSocket, type SharedPosition } from '@groupride/web-api-client';
import type { Navigation } from '../../features/navigation/hooks/use-navigation';
import { offerPushed } from '../../features/requests/slice';
import type { DrivenStage } from '../../features/trip/trip-stage';
import type { DriverMapProps } from '../../shared/map/driver-map';
import { renderInApp } from '../../testing/render-in-app';
import { aRequest, aRide } from '../../testing/rides';
import { makeStore } from '../store';

type Listener = (message: unknown) => void;
const listeners = new Map<string, Listener>();
const socket = {
  connected: true,
  connect: () => undefined,
  disconnect: () => undefined,
  on: (name: string, listener: Listener) => listeners.set(name, listener),
  off: (name: string) => listeners.delete(name),
};
const receive = (name: string, message: unknown) => act(() => listeners.get(name)?.(message));
let positions: SharedPosition[];
let asked: { rideId: number } | null;
const refetched = jest.fn();
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useLazyGetDirectionsQuery: () => [],
  useListSharedPositionsQuery: (arg: { rideId: number }, { skip }: { skip: boolean }) => {
    asked = skip ? null : arg;
    return { currentData: skip ? undefined : { sharing: false, positions }, refetch: refetched };
  },
}));
let drawn: DriverMapProps;
jest.unstable_mockModule('../../shared/map/driver-map', () => ({
  DriverMap: (props: DriverMapProps) => {
    drawn = props;
    return props.children;
  },
}));
const legs = { points: [], estimated: false, approach: [] };
let legsOf: unknown[] = [];
let demand: DriverMapProps['markers'];
jest.unstable_mockModule('../../features/requests/hooks/use-offer-legs', () => ({
  useOfferLegs: (...what: unknown[]) => {
    legsOf = what;
    return what[0] ? legs : null;
  },
}));
const { HomeMap } = await import('./home-map');
const { useMemberPositions } = await import('../../features/navigation/hooks/use-member-positions');
const { MemberPositions } = await import('../../features/navigation/components/member-positions');

const NOW = Date.parse('2026-11-23T12:00:00Z');
const ago = (seconds: number) => new Date(NOW - seconds * 1000).toISOString();
const at = (lat: number) => ({ lat, lng: -80.8 });
const car = { lat: 35.22, lng: -80.84, heading: 90 };
const idle = { guidance: null, car } as unknown as Navigation;
const guidance = { points: [car, at(35.3)], estimated: false } as unknown as NonNullable<Navigation['guidance']>;
const ride = aRide();

function Home({ stage, navigating = false }: { stage: DrivenStage | null; navigating?: boolean }) {
  const people = useMemberPositions(stage && stage !== 'under_way' ? ride.id : null);
  return (
    <>
      <HomeMap
        demand={demand}
        trip={stage && { ride, stage }}
        navigation={navigating ? { ...idle, guidance } : idle}
        navigating={navigating}
        positions={people}
        sheet="peek"
        following
        onFollowLost={() => undefined}
      />
      <MemberPositions positions={people} />
    </>
  );
}
const store = makeStore();
const home = (stage: DrivenStage | null, navigating = false) => (
  <SocketProvider connect={() => socket as unknown as AppSocket}>
    <Home stage={stage} navigating={navigating} />
  </SocketProvider>
);
const ids = () => drawn.markers.map(({ id }) => id);
const members = () => drawn.markers.filter(({ kind }) => kind === 'member');
const rows = () => within(screen.getByRole('list', { name: 'On the way to the pickup' })).getAllByRole('listitem');

beforeEach(() => {
  demand = [];
  jest.useFakeTimers({ now: NOW });
  positions = [
    { userId: 3, name: 'Ben', location: at(35.24), timestamp: ago(5) },
    { userId: 4, name: 'Cy', location: at(35.25), timestamp: ago(180) },
  ];
});
afterEach(() => jest.useRealTimers());

describe('the map of a driver without a ride', () => {
  it('follows the driver’s own car', () => {
    renderInApp(home(null));
    expect(ids()).toEqual(['car']);
    expect(drawn).toMatchObject({ follow: 'car', route: null, headingUp: false });
  });

  it('shows where groups wait, with a legend for the numbers', () => {
    demand = [{ id: 'demand-1', kind: 'demand', position: at(35.3), label: '3 groups waiting', count: 3 }];
    renderInApp(home(null));
    expect(ids()).toEqual(['demand-1', 'car']);
    expect(screen.getByText('Groups waiting for a driver')).toBeTruthy();
    expect(drawn).toMatchObject({ follow: 'car', fitTo: [] });
  });

  it('shows pickup and destination of an offer, with the routes to both', () => {
    renderInApp(home(null), store);
    act(() => void store.dispatch(offerPushed(aRequest())));
    expect(ids()).toEqual(['destination', 'pickup', 'car']);
    expect(legsOf).toMatchObject([{ offerId: 1 }, car]);
    expect(drawn).toMatchObject({ follow: null, route: legs, fitTo: ['car', 'pickup', 'destination'] });
  });
});

describe('the map of a trip', () => {
  it('shows the route and turns with the car during navigation', () => {
    renderInApp(home('to_pickup', true));
    expect(drawn).toMatchObject({ follow: 'car', headingUp: true, fitTo: [], route: { points: guidance.points } });
  });

  it('shows the next place without navigation, and no pickup once the trip has started', () => {
    const { rerender } = renderInApp(home('at_pickup'));
    expect(drawn.fitTo?.slice(0, 2)).toEqual(['car', 'pickup']);
    rerender(home('under_way'));
    expect(ids()).toEqual(['destination', 'car']);
    expect(drawn.fitTo).toEqual(['car', 'destination']);
  });
});

describe('members on the way to the pickup', () => {
  it('are shown on the driver’s map with their first names and the age of the position', () => {
    renderInApp(home('to_pickup'));
    expect(asked).toEqual({ rideId: 7 });
    expect(members()).toMatchObject([
      { id: 'member-3', label: 'Ben, just now', position: at(35.24) },
      { id: 'member-4', label: 'Cy, 3 minutes ago', position: at(35.25) },
    ]);
    expect(rows().map(({ textContent }) => textContent)).toEqual(['Benjust now', 'Cy3 minutes ago']);
    expect(drawn.fitTo).toEqual(['car', 'pickup', 'member-3', 'member-4']);
    act(() => jest.advanceTimersByTime(60_000));
    expect(rows()[0]!.textContent).toBe('Ben1 minute ago');
  });

  it('move with every newer position, and are limited to members whom the server lists', () => {
    renderInApp(home('to_pickup'));
    receive('riderLocationUpdate', { rideId: 7, userId: 4, name: 'Cy', location: at(35.26), timestamp: ago(0) });
    receive('riderLocationUpdate', { rideId: 7, userId: 3, name: 'Ben', location: at(35.3), timestamp: ago(60) });
    receive('riderLocationUpdate', { rideId: 7, userId: 9, name: 'Zoe', location: at(35.3), timestamp: ago(0) });
    receive('riderLocationUpdate', { rideId: 8, userId: 3, name: 'Ben', location: at(35.4), timestamp: ago(0) });
    expect(members().map(({ label, position }) => [label, position.lat])).toEqual([
      ['Ben, just now', 35.24],
      ['Cy, just now', 35.26],
    ]);
  });

  it('stay on the map while the driver waits at the pickup, until nobody is on the way', () => {
    const { rerender } = renderInApp(home('at_pickup'));
    expect(rows()).toHaveLength(2);
    expect(members()).toHaveLength(2);
    positions = [];
    rerender(home('at_pickup'));
    expect(screen.queryByText('On the way to the pickup')).toBeNull();
  });

  it('are not requested once the trip has started', () => {
    renderInApp(home('under_way'));
    expect(asked).toBeNull();
    expect(members()).toEqual([]);
  });
});
