import { screen } from '@testing-library/react';
import type { RideStatus } from '@groupride/contracts';
import type { RideView } from '@groupride/web-api-client';
import { renderInApp } from '../testing/render-in-app';
import { RIDE_PROGRESS, useRideTexts } from './ride-texts';

function Texts({ status }: { status: RideStatus }) {
  const texts = useRideTexts();
  return <p>{[texts.title(status), RIDE_PROGRESS[status], texts.live(status)].join(' | ')}</p>;
}

it.each<[RideStatus, string]>([
  ['awaiting_payment', 'Finishing payment | 10 | Finishing payment'],
  ['pending', 'Ride Requested | 25 | Looking for driver'],
  ['confirmed', 'Driver Assigned | 40 | Driver assigned'],
  ['en_route', 'Driver En Route | 70 | Live · driver on the way'],
  ['in_progress', 'Trip in Progress | 90 | Live · on the trip'],
  ['completed', 'Trip Completed | 100 | Trip completed'],
  ['cancelled', 'Trip Cancelled | 0 | Trip cancelled'],
])('a ride that is %s has its title, progress and line', (status, line) => {
  renderInApp(<Texts status={status} />);
  expect(screen.getByText(line)).toBeTruthy();
});

function StateTexts({ ride }: { ride: Partial<RideView> }) {
  const texts = useRideTexts();
  const state = { pledge: null, status: 'en_route', ...ride } as RideView;
  return <p>{[texts.titleOf(state), texts.descriptionOf(state), texts.liveOf(state)].join(' | ')}</p>;
}

it.each<[string, Partial<RideView>, string]>([
  ['before', {}, 'Driver En Route | Your driver is on the way to the pickup. | Live · driver on the way'],
  [
    'after',
    { arrivedAt: '2026-12-04T14:00:00.000Z' },
    'Your driver is here | Your driver is at the pickup. | Your driver is here',
  ],
])('a ride has other texts %s the driver has arrived', (_when, ride, line) => {
  renderInApp(<StateTexts ride={ride} />);
  expect(screen.getByText(line)).toBeTruthy();
});
