import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInApp } from '../testing/render-in-app';

jest.unstable_mockModule('../features/chat/chat-button', () => ({ ChatButton: () => null }));
jest.unstable_mockModule('../features/ride/components/ended-ride', () => ({ EndedRide: () => null }));
jest.unstable_mockModule('../features/ride/components/live-ride-card', () => ({ LiveRideCard: () => null }));
jest.unstable_mockModule('../features/ride/components/open-sos-list', () => ({
  OpenSosList: () => <p>Calls for help</p>,
}));
jest.unstable_mockModule('../features/ride/hooks/use-live-ride', () => ({ useLiveRide: () => null }));
const { CurrentRide } = await import('./current-ride');

it('shows calls for help to riders who have left the ride', () => {
  renderInApp(<CurrentRide />);
  expect(screen.getByText('Calls for help')).toBeTruthy();
});
