import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInApp } from '../testing/render-in-app';
import { aRide } from '../testing/rides';

let live: ReturnType<typeof aRide> | undefined;

jest.unstable_mockModule('../features/chat/chat-button', () => ({ ChatButton: () => null }));
jest.unstable_mockModule('../features/ride/components/ended-ride', () => ({ EndedRide: () => null }));
jest.unstable_mockModule('../features/ride/components/live-ride-card', () => ({ LiveRideCard: () => null }));
jest.unstable_mockModule('../features/ride/components/open-sos-list', () => ({
  OpenSosList: () => <p>Calls for help</p>,
}));
jest.unstable_mockModule('../features/ride/hooks/use-live-ride', () => ({ useLiveRide: () => live }));
const { CurrentRide } = await import('./current-ride');

it.each([false, true])('shows calls for help to riders who have left the ride, while they plan: %s', (isBrief) => {
  renderInApp(<CurrentRide isBrief={isBrief} />);
  expect(screen.getByText('Calls for help')).toBeTruthy();
});

it.each([
  ['pending', '/ride/7'],
  ['en_route', '/rider-track?rideId=7'],
  ['in_progress', '/rider-track?rideId=7'],
] as const)('links to a ride that is %s while another one is planned', (status, address) => {
  live = aRide({ id: 7, status });
  renderInApp(<CurrentRide isBrief />);
  expect(screen.getByRole('link').getAttribute('href')).toBe(address);
  expect(screen.getByRole('link').textContent).toContain(`${live.pickupLocation} → ${live.dropoffLocation}`);
  live = undefined;
});
