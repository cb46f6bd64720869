import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { PositionProvider } from '../../../shared/position/position-context';
import { makePositionSource } from '../../../shared/position/position-source';
import { renderInApp } from '../../../testing/render-in-app';
import { aRide } from '../../../testing/rides';

let answer: { code: string; detail?: string; extra?: Record<string, unknown> };
const calls: string[] = [];
const mutation = (name: string) => () => [
  () => {
    calls.push(name);
    const done =
      name === 'position' ? Promise.resolve() : Promise.reject({ status: 409, data: { status: 409, ...answer } });
    return Object.assign(done, { unwrap: () => done });
  },
  {},
];
jest.unstable_mockModule('../api', () => ({
  useChangeRideStatusMutation: mutation('step'),
  useCompleteRideMutation: mutation('complete'),
  useReleaseRideMutation: mutation('release'),
  useSetDriverLocationMutation: mutation('position'),
}));
const { useTripSteps } = await import('./use-trip-steps');

const ride = aRide({ status: 'en_route' });

function Steps() {
  const steps = useTripSteps(ride, { onEnding: () => undefined });
  return (
    <>
      <button onClick={() => void steps.arrive()}>Arrived</button>
      <button onClick={() => void steps.setOut()}>Set out</button>
      <button onClick={() => void steps.start('No phones')}>Start</button>
      <button onClick={() => void steps.complete('60.00')}>Complete</button>
    </>
  );
}

/** Presses a button while the server refuses and the device is at the pickup. */
function press(button: string, refusal: typeof answer) {
  answer = refusal;
  calls.length = 0;
  const coords = {
    latitude: ride.pickup.lat,
    longitude: ride.pickup.lng,
    accuracy: 5,
    altitude: null,
    altitudeAccuracy: null,
    heading: null,
    speed: null,
  };
  const watchPosition = (listen: PositionCallback) => {
    listen({ timestamp: 0, coords: { ...coords, toJSON: () => coords }, toJSON: () => ({}) });
    return 1;
  };
  const source = makePositionSource({
    geolocation: {
      getCurrentPosition: jest.fn<Geolocation['getCurrentPosition']>(),
      watchPosition,
      clearWatch: jest.fn<Geolocation['clearWatch']>(),
    },
  });
  source.watch('ride');
  renderInApp(
    <PositionProvider source={source}>
      <Steps />
    </PositionProvider>,
  );
  fireEvent.click(screen.getByText(button));
}

describe('a refused step', () => {
  it.each([
    [
      'Arrived',
      { code: 'not_at_pickup', extra: { meters: 970 } },
      'You’re 0.6 mi from the pickup. Get closer, then tap Arrived.',
    ],
    [
      'Arrived',
      { code: 'not_at_pickup', extra: { meters: null } },
      'We don’t know where you are. Allow location access, wait a moment, then try again.',
    ],
    [
      'Set out',
      { code: 'too_early', extra: { hours: 2 } },
      'You can head to this pickup from 2 hours before its start.',
    ],
    ['Start', { code: 'away_from_pickup' }, /^You’re away from the pickup and no passenger is verified/],
    ['Set out', { code: 'driver_busy' }, 'Finish your current ride first.'],
    ['Set out', { code: 'driver_offline' }, 'You’re offline. Go online first.'],
    ['Complete', { code: 'amount_mismatch', extra: { fare: '54.81' } }, /^The fare is \$54\.81\. Give back the change/],
    [
      'Complete',
      { code: 'amount_mismatch', extra: { recorded: '20.00' } },
      'This trip was completed with $20.00 in cash. Ask support to correct the amount.',
    ],
    ['Set out', { code: 'validation_failed', detail: 'reason: too long' }, 'reason: too long'],
  ])('%s: shows the server’s reason for %j', async (button, refusal, text) => {
    press(button, refusal);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('sends the device’s newest position before the arrival', async () => {
    press('Arrived', { code: 'not_at_pickup', extra: { meters: 970 } });
    await screen.findByText(/0\.6 mi from the pickup/);
    expect(calls).toEqual(['position', 'step']);
  });
});
