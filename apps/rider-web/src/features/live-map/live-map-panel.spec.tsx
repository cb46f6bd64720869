import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as client from '@groupride/web-api-client';
import type { AvailableDriver } from '@groupride/web-api-client';
import type { MapMarker } from '@groupride/web-map';
import { renderInApp } from '../../testing/render-in-app';

interface MapProps {
  markers: readonly MapMarker[];
  center: { position: { lat: number; lng: number }; zoom: number } | null;
  onReady: () => void;
  actions?: ReactNode;
  children?: ReactNode;
}
let map: MapProps;
let located: object;
let geocode: () => Promise<object>;
const refused = { status: 404, data: { code: 'place_not_found' } };
const car = (id: string, heading: number | null): AvailableDriver => ({
  id,
  name: 'Ana',
  vehicle: 'Toyota Sienna',
  rating: '4.9',
  isNew: false,
  totalTrips: 9,
  eta: 4,
  heading,
  currentLocation: { lat: 35.23, lng: -80.84 },
});
jest.unstable_mockModule('../../shared/map/rider-map', () => ({
  RiderMap: (props: MapProps) => {
    map = props;
    return (
      <>
        {props.actions}
        {props.children}
      </>
    );
  },
}));
jest.unstable_mockModule('../../shared/map/use-route', () => ({ useRoute: () => ({ route: null }) }));
jest.unstable_mockModule('../../shared/places/locate', () => ({ locate: () => Promise.resolve(located) }));
jest.unstable_mockModule('../../shared/session', () => ({ useClientConfig: () => undefined }));
jest.unstable_mockModule('./hooks/use-available-drivers', () => ({
  useAvailableDrivers: () => ({ list: [car('a', 90), car('b', null)], loaded: true, failed: false }),
}));
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useLazyGeocodeQuery: () => [() => ({ unwrap: () => geocode() }), { isFetching: false }],
}));
const { LiveMapPanel } = await import('./live-map-panel');

const open = async (compact = false) => {
  const onChoose = jest.fn();
  // Some parts are loaded when they are first shown.
  await act(async () => void renderInApp(<LiveMapPanel compact={compact} onChoose={onChoose} />));
  return onChoose;
};
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

it('shows nearby cars in the direction they drive', async () => {
  await open(true);
  expect(map.markers.map(({ id, heading }) => [id, heading])).toEqual([
    ['driver-a', 90],
    ['driver-b', null],
  ]);
});

it('says that it is live once the map is ready', async () => {
  await open();
  expect(screen.queryByText('Live')).toBeNull();
  act(() => map.onReady());
  expect(screen.getByText('Live')).toBeTruthy();
});

describe('Find Me', () => {
  it('zooms in on the device’s position and confirms it', async () => {
    located = { position: { lat: 35.2, lng: -80.8 } };
    await open();
    await press('Find Me');
    expect(screen.getByText('Location Found')).toBeTruthy();
    expect(map.center).toEqual({ position: { lat: 35.2, lng: -80.8 }, zoom: 15 });
    expect(map.markers.map(({ id }) => id)).toContain('you');
  });

  it.each([
    ['denied', 'Please allow location access in your browser to use this.'],
    ['unavailable', 'We can’t find your location. Check your device’s location settings.'],
    ['timeout', 'Location request timed out. Please try again.'],
    ['unsupported', 'Geolocation is not supported by your browser.'],
  ])('says what to do when the position is %s', async (problem, text) => {
    located = { problem };
    await open();
    await press('Find Me');
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByText('Location Found')).toBeNull();
  });
});

describe('Enter Address', () => {
  const enter = async (text: string) => {
    await press('Enter Address');
    const dialog = within(await screen.findByRole('dialog', { name: 'Enter Address' }));
    fireEvent.change(dialog.getByLabelText('Address or city'), { target: { value: text } });
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Show on the map' })));
  };

  it('pins the address, which can become pickup or destination', async () => {
    const place = { id: 'city:1', name: 'South Boulevard', address: 'South End', lat: 35.2, lng: -80.85 };
    geocode = () => Promise.resolve(place);
    const onChoose = await open();
    await enter('South Blvd');
    expect(map.center).toEqual({ position: place, zoom: 15 });
    fireEvent.click(await screen.findByRole('button', { name: 'Use as destination' }));
    expect(onChoose).toHaveBeenCalledWith('destination', expect.objectContaining({ name: 'South Boulevard' }));
    expect(screen.queryByRole('button', { name: 'Use as destination' })).toBeNull();
  });

  it('says which address was not found, and asks for an address when the field is empty', async () => {
    geocode = () => Promise.reject(refused as unknown as Error);
    await open();
    await enter('Atlantis');
    expect(screen.getByText('Could not find location: Atlantis')).toBeTruthy();
    const dialog = within(screen.getByRole('dialog', { name: 'Enter Address' }));
    fireEvent.change(dialog.getByLabelText('Address or city'), { target: { value: ' ' } });
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Show on the map' })));
    expect(screen.getByText('Enter an address or a city.')).toBeTruthy();
  });
});
