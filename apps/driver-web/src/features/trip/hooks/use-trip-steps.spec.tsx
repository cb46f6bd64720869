import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { PositionProvider } from '../../../shared/position/position-context';
import { makePositionSource } from '../../../shared/position/position-source';
import { renderInApp } from '../../../testing/render-in-app';
import { aRide } from '../../../testing/rides';

const refused = () => ({ unwrap: () => Promise.reject({ status: 409, data: { code: 'not_at_pickup', status: 409 } }) });
const mutation = () => [refused, {}];
jest.unstable_mockModule('../api', () => ({
  useChangeRideStatusMutation: mutation,
  useCompleteRideMutation: mutation,
  useReleaseRideMutation: mutation,
}));
const { useTripSteps } = await import('./use-trip-steps');

const ride = aRide({ status: 'en_route' });

function Arrive() {
  const steps = useTripSteps(ride, { onEnding: () => undefined });
  return <button onClick={() => void steps.arrive()}>Arrived</button>;
}

/** Renders a driver this many degrees of latitude north of the pickup. */
function renderArrival(degrees: number) {
  const coords = {
    latitude: ride.pickup.lat + degrees,
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
      <Arrive />
    </PositionProvider>,
  );
}

describe('arriving away from the pickup', () => {
  it('tells the driver how far the pickup is', async () => {
    renderArrival(0.0087);
    fireEvent.click(screen.getByText('Arrived'));
    expect(await screen.findByText('You’re 0.6 mi from the pickup. Get closer, then tap Arrived.')).toBeTruthy();
  });

  it('names no distance when the device is already there', async () => {
    renderArrival(0);
    fireEvent.click(screen.getByText('Arrived'));
    expect(await screen.findByText('You’re not at the pickup yet. Get closer, then tap Arrived.')).toBeTruthy();
  });
});
