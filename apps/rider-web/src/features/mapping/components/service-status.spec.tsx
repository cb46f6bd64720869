import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import * as client from '@groupride/web-api-client';
import { renderInApp } from '../../../testing/render-in-app';

const service = (id: string, what: object = {}) => ({
  id,
  name: { google: 'Google Maps', mapbox: 'Mapbox' }[id] ?? id,
  configured: true,
  available: true,
  answers: [],
  ...what,
});
let services: object[];
jest.unstable_mockModule('@groupride/web-api-client', () => ({
  ...client,
  useGetMappingStatusQuery: () => ({ data: { services } }),
}));
jest.unstable_mockModule('../../../shared/session', () => ({
  useClientConfig: () => ({ city: { name: 'Charlotte' } }),
}));
const { ServiceStatus } = await import('./service-status');

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('shows for each mapping service whether it responds, and what it needs', () => {
  services = [
    service('city'),
    service('estimate', { available: false }),
    service('google', { configured: false }),
    service('mapbox', { configured: false }),
  ];
  renderInApp(<ServiceStatus />);
  const [city, estimate, google, mapbox] = rows();
  expect(city).toMatch(/Charlotte.*Available$/);
  expect(estimate).toBe('Straight-line estimateNot responding');
  expect(google).toBe('Google MapsAPI Key Required');
  expect(mapbox).toBe('MapboxToken Required');
});
