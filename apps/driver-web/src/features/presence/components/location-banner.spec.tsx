import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { PositionProvider } from '../../../shared/position/position-context';
import { makePositionSource } from '../../../shared/position/position-source';
import { renderInApp } from '../../../testing/render-in-app';
import { LocationBanner } from './location-banner';

const BANNER = 'Please allow location access to receive ride requests';

function open(getCurrentPosition: Geolocation['getCurrentPosition']) {
  const geolocation = { getCurrentPosition, watchPosition: () => 1, clearWatch: () => undefined };
  renderInApp(
    <PositionProvider source={makePositionSource({ geolocation })}>
      <LocationBanner />
    </PositionProvider>,
  );
}

describe('the location banner', () => {
  it('asks for the permission, and disappears when there is a position', () => {
    const coords = {
      latitude: 35.2,
      longitude: -80.8,
      accuracy: 5,
      altitude: null,
      altitudeAccuracy: null,
      heading: null,
      speed: null,
    };
    open((onFix) => onFix({ timestamp: 1, coords: { ...coords, toJSON: () => coords }, toJSON: () => ({}) }));
    expect(screen.getByText(BANNER)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Allow location' }));
    expect(screen.queryByText(BANNER)).toBeNull();
  });

  it('explains how to undo a denial', () => {
    const refuse = jest.fn<Geolocation['getCurrentPosition']>((_, onError) =>
      onError?.({ code: 1 } as GeolocationPositionError),
    );
    open(refuse);
    fireEvent.click(screen.getByRole('button', { name: 'Allow location' }));
    expect(screen.getByText(/Location is blocked for this page/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refuse).toHaveBeenCalledTimes(2);
  });
});
