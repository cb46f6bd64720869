import { jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { encodePolyline } from '@groupride/geo';
import * as client from '@groupride/web-api-client';
import { i18n } from '../../../app/i18n';

let car: { lat: number; lng: number; heading: number | null } = { lat: 35.22, lng: -80.84, heading: null };
const along = [
  { lat: 35.22, lng: -80.84 },
  { lat: 35.25, lng: -80.84 },
];
const route = { polyline: encodePolyline(along), estimated: false, steps: [], distance: 900, duration: '90' };
let answer = () => Promise.resolve(route);
const directions = jest.fn((_: object) => ({ unwrap: () => answer() }));
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useLazyGetDirectionsQuery: () => [directions, { isFetching: false, isError: true }],
  useDeployment: () => ({ config: undefined }),
}));
jest.unstable_mockModule('../../../shared/position/position-context', () => ({ usePosition: () => ({ fix: car }) }));
const { useNavigation } = await import('./use-navigation');
const { useTripRoute } = await import('./use-trip-route');

const target = { lat: 35.2472, lng: -80.806 };

describe('the instructions of a route', () => {
  beforeEach(() => {
    localStorage.clear();
    directions.mockClear();
  });
  afterEach(() => act(() => i18n.changeLanguage('en')));

  it('are requested in the language of the app, and again when it changes', async () => {
    const { result } = renderHook(() => useNavigation({ rideId: 7, target }));
    await act(() => result.current.start());
    expect(directions).toHaveBeenLastCalledWith(expect.objectContaining({ language: 'en' }));
    expect(result.current.guidance).not.toBeNull();
    await act(() => i18n.changeLanguage('es'));
    await waitFor(() =>
      expect(directions).toHaveBeenLastCalledWith({
        from: '35.220000,-80.840000',
        to: '35.247200,-80.806000',
        language: 'es',
      }),
    );
    expect(directions).toHaveBeenCalledTimes(2);
  });
});

it('stays ended when a route that was requested before arrives afterward', async () => {
  let arrive = () => undefined as void;
  answer = () => new Promise((resolve) => (arrive = () => resolve(route)));
  const { result } = renderHook(() => useNavigation({ rideId: 7, target }));
  act(() => void result.current.start());
  act(() => result.current.stop());
  await act(async () => arrive());
  expect(result.current.guidance).toBeNull();
  answer = () => Promise.resolve(route);
  await act(() => result.current.start());
  expect(result.current.guidance).not.toBeNull();
});

describe('a car that leaves its route', () => {
  const drive = (result: { rerender: () => void }, lng: number) =>
    act(async () => {
      car = { lat: 35.23, lng, heading: null };
      result.rerender();
    });
  beforeEach(() => {
    localStorage.clear();
    directions.mockClear();
    car = { lat: 35.22, lng: -80.84, heading: null };
    answer = () => Promise.resolve(route);
  });

  it('gets a new route; until then the old one is marked as lost, without a request for each position', async () => {
    const hook = renderHook(() => useNavigation({ rideId: 7, target }));
    await act(() => hook.result.current.start());
    await drive(hook, -80.84);
    expect(hook.result.current.car?.heading).toBeCloseTo(0, 0);

    answer = () => Promise.reject(new Error('offline'));
    for (const lng of [-80.85, -80.851, -80.852, -80.853, -80.854, -80.855]) await drive(hook, lng);
    expect(hook.result.current.lost).toBe(true);
    expect(hook.result.current.car?.heading).toBeNull();
    expect(directions).toHaveBeenCalledTimes(2);

    await drive(hook, -80.84);
    expect(hook.result.current.lost).toBe(false);
  });
});

describe('a trip that starts without a network', () => {
  const ride = { id: 7, pickup: along[0]!, destination: along[1]! };
  const steps = [
    { text: 'Drive north on Tryon Street', distance: 2000, duration: 120, location: along[0]! },
    { text: 'Turn left onto Trade Street', distance: 1336, duration: 90, location: { lat: 35.238, lng: -80.84 } },
  ];
  beforeEach(() => {
    localStorage.clear();
    directions.mockClear();
    car = { lat: 35.2202, lng: -80.8412, heading: null };
    answer = () => Promise.resolve({ ...route, steps } as unknown as typeof route);
  });

  it('is guided by the stored route, also after a reload', async () => {
    const home = renderHook(() => useTripRoute(ride));
    await waitFor(() => expect(localStorage.getItem('groupride.trip-route')).not.toBeNull());
    home.unmount();

    answer = () => Promise.reject(new Error('offline'));
    // The route is cached, so it is not requested again.
    renderHook(() => useTripRoute(ride));
    expect(directions).toHaveBeenCalledTimes(1);
    for (let load = 0; load < 2; load += 1) {
      localStorage.removeItem('groupride.navigation');
      const { result, unmount } = renderHook(() => useNavigation({ rideId: 7, target: ride.destination }));
      await act(() => result.current.start());
      expect(result.current.maneuver?.step.text).toBe('Turn left onto Trade Street');
      expect(result.current.failed).toBe(false);
      unmount();
    }
  });

  it('has no route when the stored one belongs to another ride or destination', async () => {
    renderHook(() => useTripRoute({ ...ride, id: 6 }));
    await waitFor(() => expect(localStorage.getItem('groupride.trip-route')).not.toBeNull());
    answer = () => Promise.reject(new Error('offline'));
    const { result } = renderHook(() => useNavigation({ rideId: 7, target: ride.destination }));
    await act(() => result.current.start());
    expect(result.current.guidance).toBeNull();
  });
});
