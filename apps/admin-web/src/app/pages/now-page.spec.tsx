import { screen } from '@testing-library/react';
import type { OperationsMapView } from '@groupride/web-api-client';
import { fakeApi } from '../../testing/fake-api';
import { renderInApp } from '../../testing/render-in-app';
import { NowPage } from './now-page';

const at = '2026-11-21T17:00:00.000Z';
const position = { lat: 35.2, lng: -80.8 };
const map: OperationsMapView = {
  rides: [],
  drivers: [
    { id: 3, name: 'Dana Brooks', position, heading: 90, seenAt: at, activeRideId: 7 },
    { id: 4, name: 'Marcus Hill', position, heading: 90, seenAt: at, activeRideId: 8 },
  ],
};
const config = {
  city: { name: 'Charlotte, NC', timeZone: 'America/New_York', center: position, radiusMiles: 30, map: null },
  features: {},
};
const sos = { id: 1, kind: 'sos', rideId: 7, data: {}, openedAt: at, seenAt: at };

it('says on the map which car a call for help concerns', async () => {
  const answers: [path: string, body: unknown][] = [
    ['/api/config', config],
    ['/api/admin/map', map],
    ['/api/admin/alerts', [sos]],
  ];
  fakeApi(({ what }) => ({ status: 200, body: answers.find(([path]) => what.includes(path))?.[1] ?? {} }));
  renderInApp(<NowPage />);
  expect(await screen.findByText(/Dana Brooks, on R-007: asked for help/)).toBeTruthy();
  expect(screen.getByText(/Marcus Hill, on R-008$/)).toBeTruthy();
});
