import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as client from '@groupride/web-api-client';
import { OutboxNotice } from '../../../shared/outbox/outbox-notice';
import { useOutboxState } from '../../../shared/outbox/outbox-context';
import { PositionProvider } from '../../../shared/position/position-context';
import { makePositionSource } from '../../../shared/position/position-source';
import { renderInApp } from '../../../testing/render-in-app';
import { aRide } from '../../../testing/rides';

const NO_NETWORK = { status: 'FETCH_ERROR', error: 'no network' };
let failure: object = NO_NETWORK;
const fail = () => {
  // Calls reject with the client library's value, which is not an Error.
  const failed = Promise.reject(failure as Error);
  failed.catch(() => undefined);
  return Object.assign(Promise.resolve({}), { unwrap: () => failed });
};
const mutation = () => [fail, {}];
jest.unstable_mockModule('../api', () => ({
  useChangeRideStatusMutation: mutation,
  useCompleteRideMutation: mutation,
  useReleaseRideMutation: mutation,
  useSetDriverLocationMutation: mutation,
}));
/** This device's clock is ten minutes late. */
const serverNow = () => Date.now() + 600_000;
jest.unstable_mockModule('@groupride/web-api-client', () => ({ ...client, serverNow }));
const { useTripSteps } = await import('./use-trip-steps');

const ride = aRide({ status: 'en_route', arrivedAt: null });
const seen: object[] = [];

function Steps() {
  const steps = useTripSteps(ride, { onEnding: () => undefined });
  const { steps: waiting } = useOutboxState();
  seen.splice(0, seen.length, ...waiting);
  return (
    <>
      <button onClick={() => void steps.arrive()}>Arrived</button>
      <button onClick={() => void steps.start()}>Start</button>
      <button onClick={() => void steps.complete('60.00')}>Complete</button>
      <button onClick={steps.forgetAway}>Drive on</button>
      <output>{steps.away ? 'away' : 'here'}</output>
    </>
  );
}

function show(at: { lat: number; lng: number }) {
  const coords = {
    latitude: at.lat,
    longitude: at.lng,
    accuracy: 5,
    altitude: null,
    altitudeAccuracy: null,
    heading: null,
    speed: null,
  };
  const source = makePositionSource({
    geolocation: {
      getCurrentPosition: jest.fn<Geolocation['getCurrentPosition']>(),
      watchPosition: (listen: PositionCallback) => {
        listen({ timestamp: 0, coords: { ...coords, toJSON: () => coords }, toJSON: () => ({}) });
        return 1;
      },
      clearWatch: () => undefined,
    },
  });
  source.watch('ride');
  return renderInApp(
    <PositionProvider source={source}>
      <OutboxNotice />
      <Steps />
    </PositionProvider>,
  );
}

describe('trip steps taken offline', () => {
  beforeEach(() => {
    failure = NO_NETWORK;
    localStorage.clear();
    Object.defineProperty(globalThis.crypto, 'randomUUID', { configurable: true, value: () => `id-${seen.length}` });
  });

  it('are stored with time and place, and the driver sees how many wait', async () => {
    const { unmount } = show(ride.pickup);
    fireEvent.click(screen.getByText('Arrived'));
    expect(await screen.findByText('1 step waiting to be sent')).toBeTruthy();
    fireEvent.click(screen.getByText('Start'));
    expect(await screen.findByText('2 steps waiting to be sent')).toBeTruthy();
    expect(seen).toMatchObject([
      {
        kind: 'arrived',
        rideId: ride.id,
        happenedAt: expect.any(String),
        position: { lat: ride.pickup.lat, lng: ride.pickup.lng },
      },
      { kind: 'started' },
    ]);
    const arrivedAt = Date.parse((seen[0] as { happenedAt: string }).happenedAt);
    expect(Math.abs(arrivedAt - serverNow())).toBeLessThan(60_000);
    unmount();
    show(ride.pickup);
    expect(screen.getByText('2 steps waiting to be sent')).toBeTruthy();
  });

  it.each([
    ['the session has ended', { status: 401, data: { code: 'not_signed_in' } }, /^Your session has ended/],
    ['there were too many calls', { status: 429, data: { code: 'too_many_requests' } }, /^Too many attempts/],
    ['the server fails', { status: 500, data: { code: 'internal' } }, /^Something went wrong on our side/],
  ])('are stored also when %s, with the reason', async (_why, answer, reason) => {
    failure = answer;
    show(ride.pickup);
    fireEvent.click(screen.getByText('Arrived'));
    expect(await screen.findByText('1 step waiting to be sent')).toBeTruthy();
    expect(screen.getByText(reason).textContent).toContain('The step is saved on this phone');
  });

  it('are not stored when the server refuses them', async () => {
    failure = { status: 409, data: { code: 'ride_state_conflict' } };
    show(ride.pickup);
    fireEvent.click(screen.getByText('Arrived'));
    await waitFor(() => expect(screen.getByText(/changed/)).toBeTruthy());
    expect(screen.queryByText(/waiting to be sent/)).toBeNull();
  });

  it('are refused on the device if the server would refuse them', async () => {
    show(ride.pickup);
    fireEvent.click(screen.getByText('Complete'));
    await waitFor(() => expect(screen.getByText('away')).toBeTruthy());
    expect(screen.queryByText(/waiting to be sent/)).toBeNull();
    fireEvent.click(screen.getByText('Drive on'));
    expect(screen.getByText('here')).toBeTruthy();
  });
});
