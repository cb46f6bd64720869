import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import type { LatLng } from '@groupride/geo';

const askedRoutes = jest.fn();
const drawn = jest.fn();
let route: { points: LatLng[]; estimated: boolean; pending?: boolean } | null = null;
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  useDeployment: () => ({ config: { city: { map: null } } }),
}));
jest.unstable_mockModule('./use-route', () => ({
  useRoute: (from: LatLng | null, to: LatLng | null) => {
    if (from && to) askedRoutes();
    return { route: from && to ? route : null };
  },
}));
jest.unstable_mockModule('@groupride/web-map', () => ({
  RouteThumbnail: (props: unknown) => {
    drawn(props);
    return null;
  },
}));

let show: () => void = () => undefined;
const disconnect = jest.fn();
globalThis.IntersectionObserver = class {
  constructor(changed: IntersectionObserverCallback) {
    show = () =>
      changed([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
  observe = () => undefined;
  disconnect = disconnect;
} as unknown as typeof IntersectionObserver;

const { renderInApp } = await import('../../testing/render-in-app');
const { RideThumbnail } = await import('./ride-thumbnail');
const trip = { pickup: { lat: 35.25, lng: -80.81 }, destination: { lat: 35.21, lng: -80.86 } };

describe('the thumbnail map of a ride', () => {
  beforeEach(() => {
    askedRoutes.mockClear();
    drawn.mockClear();
  });

  it('requests nothing until it comes near the visible part of the page', () => {
    route = { points: [trip.pickup, trip.destination], estimated: false };
    renderInApp(<RideThumbnail {...trip} />);
    expect([askedRoutes.mock.calls.length, drawn.mock.calls.length]).toEqual([0, 0]);
    act(show);
    expect(askedRoutes).toHaveBeenCalled();
    expect(drawn).toHaveBeenLastCalledWith({ tiles: null, ...trip, route });
    expect(disconnect).toHaveBeenCalled();
  });

  it('shows only pickup and destination while the route loads', () => {
    route = { points: [trip.pickup, trip.destination], estimated: true, pending: true };
    renderInApp(<RideThumbnail {...trip} />);
    act(show);
    expect(drawn).toHaveBeenLastCalledWith({ tiles: null, ...trip, route: null });
  });
});
