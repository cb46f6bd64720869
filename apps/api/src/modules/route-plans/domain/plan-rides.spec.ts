import { SMALL_PLAN } from '../testing/small-plan';
import type { PlanDrive } from './plan-drives';
import { rideOf } from './plan-rides';

const at = (time: string) => new Date(`2026-12-01T${time}:00Z`);
const DRIVES: PlanDrive[] = [
  {
    vehicle: 0,
    seats: 9,
    stops: [
      { request: 1, kind: 'pickup', at: at('10:00') },
      { request: 0, kind: 'pickup', at: at('11:05') },
      { request: 0, kind: 'dropoff', at: at('11:35') },
      { request: 1, kind: 'dropoff', at: at('11:50') },
    ],
  },
  {
    vehicle: 1,
    seats: 3,
    stops: [
      { request: 2, kind: 'pickup', at: at('15:10') },
      { request: 2, kind: 'dropoff', at: at('16:00') },
    ],
  },
];
const VEHICLES = [
  { vehicle: 1, rideType: 'GroupX' as const },
  { vehicle: 0, rideType: 'EventShuttle' as const },
];
const ride = (request: number, vehicles = VEHICLES) =>
  rideOf(SMALL_PLAN, DRIVES, vehicles, request, 'America/New_York');

describe('the ride that a request becomes', () => {
  it('starts when and where its people get in, with the ride type of its vehicle', () => {
    expect(ride(0)).toEqual({
      request: 0,
      vehicle: 0,
      ride: {
        groupSize: 5,
        rideType: 'EventShuttle',
        bookingType: 'scheduled',
        scheduledDate: '2026-12-01',
        scheduledTime: '06:05',
        pickup: expect.objectContaining({ name: 'Home' }),
        destination: expect.objectContaining({ name: 'Work' }),
      },
    });
  });

  it('starts where the vehicle does for people without a pickup, and ends where it does for those without a drop-off', () => {
    expect(ride(1)?.ride).toMatchObject({
      groupSize: 4,
      scheduledTime: '05:00',
      pickup: { name: 'North depot' },
      destination: { name: 'Hotel' },
    });
    expect(ride(2)).toMatchObject({
      vehicle: 1,
      ride: { rideType: 'GroupX', pickup: { name: 'Airport' }, destination: { name: 'South depot' } },
    });
  });

  it('does not exist when nobody drives it, or its vehicle has no ride type', () => {
    expect(rideOf(SMALL_PLAN, DRIVES.slice(0, 1), VEHICLES, 2, 'America/New_York')).toBeNull();
    expect(ride(0, VEHICLES.slice(0, 1))).toBeNull();
  });
});
