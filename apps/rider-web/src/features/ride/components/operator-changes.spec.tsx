import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { RideEventView, RideView } from '@groupride/web-api-client';
import { someAmounts } from '../../../testing/amounts';
import { renderInApp } from '../../../testing/render-in-app';
import { aRide } from '../../../testing/rides';

let events: readonly RideEventView[];
jest.unstable_mockModule('../../../shared/socket', () => ({ useConnected: () => true }));
jest.unstable_mockModule('../api', () => ({ useListRideEventsQuery: () => ({ data: events }) }));
const { OperatorChanges } = await import('./operator-changes');

const event = (what: Partial<RideEventView>): RideEventView => ({
  number: 5,
  type: 'destination_changed',
  at: '2026-11-21T12:00:00Z',
  actorKind: 'admin',
  reason: 'Road closed',
  data: { total: ['48.06', '54.81'] },
  ...what,
});
const show = (happened: readonly RideEventView[], ride: Partial<RideView> = {}) => {
  events = happened;
  return renderInApp(<OperatorChanges ride={aRide({ amounts: someAmounts({ share: '13.71' }), ...ride })} />);
};

it('shows what the ride costs after operations changed the route, the rider’s own share, and the reason', () => {
  show([event({})]);
  expect(screen.getByText('We changed your destination')).toBeTruthy();
  expect(
    screen.getByText('The ride now costs $54.81 instead of $48.06. Your share is $13.71. Reason: Road closed'),
  ).toBeTruthy();
});

it('shows no price once it has changed again, or when a business account pays', () => {
  const { unmount } = show([event({ data: { total: ['48.06', '50.00'] } })]);
  expect(screen.getByText('Reason: Road closed')).toBeTruthy();
  unmount();
  show([event({})], { paymentMethod: 'account' });
  expect(screen.getByText('Reason: Road closed')).toBeTruthy();
});

it('shows why operations replaced the driver, until another driver takes over', () => {
  const given = event({ type: 'driver_assigned', reason: 'Flat tire', data: { replaced: true } });
  const { unmount } = show([given]);
  expect(screen.getByText('We changed your driver')).toBeTruthy();
  expect(screen.getByText('Reason: Flat tire')).toBeTruthy();
  unmount();
  show([given, event({ number: 6, type: 'driver_assigned', actorKind: 'driver', reason: null, data: {} })]);
  expect(screen.queryByText('Reason: Flat tire')).toBeNull();
});

it('does not show changes by riders and drivers', () => {
  show([event({ actorKind: 'rider', type: 'pickup_moved' })]);
  expect(screen.queryByText('We moved your pickup')).toBeNull();
});
