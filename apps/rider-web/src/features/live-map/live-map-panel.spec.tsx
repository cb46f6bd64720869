import { jest } from '@jest/globals';
import type { AvailableDriver } from '@groupride/web-api-client';
import type { MapMarker } from '@groupride/web-map';
import { renderInApp } from '../../testing/render-in-app';

let markers: readonly MapMarker[] = [];
const car = (id: string, heading: number | null): AvailableDriver => ({
  ...{ id, name: 'Ana', vehicle: 'Toyota Sienna', rating: '4.9', isNew: false, totalTrips: 9, eta: 4, heading },
  currentLocation: { lat: 35.23, lng: -80.84 },
});
jest.unstable_mockModule('../../shared/map/rider-map', () => ({
  RiderMap: (props: { markers: readonly MapMarker[] }) => {
    markers = props.markers;
    return null;
  },
}));
jest.unstable_mockModule('../../shared/map/use-route', () => ({ useRoute: () => ({ route: null }) }));
jest.unstable_mockModule('./hooks/use-find-me', () => ({ useFindMe: () => ({ position: null, problem: null }) }));
jest.unstable_mockModule('./hooks/use-available-drivers', () => ({
  useAvailableDrivers: () => ({ list: [car('a', 90), car('b', null)], loaded: true, failed: false }),
}));
const { LiveMapPanel } = await import('./live-map-panel');

it('shows nearby cars in the direction they drive', () => {
  renderInApp(<LiveMapPanel compact onChoose={() => undefined} />);
  expect(markers.map(({ id, heading }) => [id, heading])).toEqual([
    ['driver-a', 90],
    ['driver-b', null],
  ]);
});
