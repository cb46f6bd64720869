import type { AcknowledgedStep, JournalRide } from './journal';
import { differences, type StoredRide } from './lost-writes';

const acknowledged = (...steps: AcknowledgedStep[]): JournalRide => ({
  rideId: 7,
  riderId: 1,
  key: 'k',
  paymentMethod: 'card',
  steps: new Set(['booked', ...steps]),
  paymentId: 3,
  driverId: 5,
});
const completed: StoredRide = {
  status: 'completed',
  shownStatus: 'completed',
  driverId: 5,
  events: ['ride_created', 'driver_assigned', 'driver_arrived', 'trip_started', 'trip_completed'],
  payments: [{ id: 3, state: 'captured' }],
};
const cancelled: StoredRide = {
  ...completed,
  status: 'cancelled',
  shownStatus: 'cancelled',
  driverId: null,
  events: ['ride_created'],
  payments: [{ id: 3, state: 'released' }],
};

it('finds nothing when everything acknowledged is stored', () => {
  expect(differences(acknowledged('authorized', 'accepted', 'arrived', 'in_progress', 'completed'), completed)).toEqual(
    [],
  );
  expect(differences(acknowledged('authorized', 'cancelled'), cancelled)).toEqual([]);
});

it.each<[string, JournalRide, StoredRide | undefined, RegExp]>([
  ['a booking that is gone', acknowledged(), undefined, /does not exist/],
  [
    'a completion that is gone',
    acknowledged('completed'),
    { ...completed, status: 'in_progress', shownStatus: 'in_progress' },
    /"completed" was acknowledged, and it is in_progress/,
  ],
  [
    'a cancelled ride that was driven',
    acknowledged('cancelled'),
    completed,
    /"cancelled" was acknowledged, and it is completed/,
  ],
  [
    'a step that is not recorded',
    acknowledged('accepted'),
    cancelled,
    /"accepted" was acknowledged and is not recorded/,
  ],
  [
    'a step that happened twice',
    acknowledged(),
    { ...completed, events: [...completed.events, 'trip_completed'] },
    /trip_completed is recorded 2 times/,
  ],
  [
    'another driver',
    acknowledged('completed'),
    { ...completed, driverId: 6 },
    /driver 5 completed it, and it belongs to driver 6/,
  ],
  [
    'an authorization that is gone',
    acknowledged('authorized'),
    { ...cancelled, payments: [] },
    /payment 3 was authorized and is missing/,
  ],
  [
    'a payment that still holds money',
    acknowledged(),
    { ...cancelled, payments: [{ id: 3, state: 'authorized' }] },
    /payment 3 is stuck in authorized/,
  ],
  [
    'a ride that does not go on',
    acknowledged(),
    { ...cancelled, status: 'pending', shownStatus: 'pending' },
    /is stuck in pending/,
  ],
  [
    'an API that says something else',
    acknowledged(),
    { ...completed, shownStatus: 'pending' },
    /the API says pending, the database completed/,
  ],
])('finds %s', (_, ride, stored, text) => {
  expect(differences(ride, stored).join('\n')).toMatch(text);
});
