import type { RideViewer } from '@groupride/contracts';
import type { Ride } from './domain/ride';
import { presentRide, type RidePromotion, type RideRow } from './ride.presenter';

const ride: Partial<Ride> = {
  id: 7,
  totalCost: 3481,
  costPerPerson: 871,
  discount: 5000,
  status: 'confirmed',
  scheduledAt: null,
  distanceMeters: 8000,
  durationSeconds: 600,
  createdAt: new Date(0),
};
const none = { acceptedAt: null, arrivedAt: null, startedAt: null, completedAt: null, cancelledAt: null };
const money = { total: 3481, paidByMembers: 0, yours: null };
const promotion: RidePromotion = { name: 'First Ride Free', code: 'FREEFIRST', discount: 5000 };

const presented = (
  viewer: RideViewer,
  promotions: RidePromotion[],
  run: RideRow['run'] = null,
  driverId: number | null = null,
) => {
  const row = {
    ride: { ...ride, ...none, baseFare: 3000, driverId } as Ride,
    organizerName: 'Riley Carter',
    bookedBy: null,
    run,
    sharing: null,
    organizerPhone: null,
    memberCount: 1,
    pledged: 0,
    seat: 0,
    isPaid: false,
    promotions,
  };
  return presentRide(row, viewer, money, { timeZone: 'America/New_York', paymentMinutes: 30 });
};
const promotionsFor = (viewer: RideViewer, promotions: RidePromotion[]) =>
  presented(viewer, promotions).appliedPromotions;

describe('a discount on a ride', () => {
  it('is named with its amount to those who share the price and to operations', () => {
    for (const viewer of ['organizer', 'member', 'admin'] as const) {
      expect(promotionsFor(viewer, [promotion])).toEqual([
        { name: 'First Ride Free', code: 'FREEFIRST', discountAmount: '50.00' },
      ]);
    }
    expect(promotionsFor('organizer', [])).toEqual([]);
  });

  it('is hidden from the driver', () => {
    expect(promotionsFor('driver', [promotion])).toEqual([]);
  });
});

it('shows the planned minutes aboard a vehicle that makes other stops, and the direct ones otherwise', () => {
  const stop = (kind: 'pickup' | 'dropoff', plannedAt: string) => ({
    rideId: 7,
    kind,
    name: 'A',
    address: null,
    lat: 35,
    lng: -80,
    plannedAt,
    doneAt: null,
    skippedAt: null,
    people: 2,
    baseFare: 3000,
    riderName: 'Ana',
    driverId: 4,
  });
  const stops = [stop('pickup', '2026-12-01T13:00:00.000Z'), stop('dropoff', '2026-12-01T13:40:00.000Z')];
  expect(presented('member', [], { id: 1, hasSetOut: false, stops }).duration).toBe(40);
  expect(presented('member', []).duration).toBe(10);
});

it('shows a driver only the groups of a run that they drive, and operations all', () => {
  const stop = (rideId: number, driverId: number | null, kind: 'pickup' | 'dropoff', doneAt: string | null = null) => ({
    rideId,
    driverId,
    kind,
    name: 'A',
    address: null,
    lat: 35,
    lng: -80,
    plannedAt: new Date(0).toISOString(),
    doneAt,
    skippedAt: null,
    people: 2,
    baseFare: 3000,
    riderName: 'Ana',
  });
  // The other group was given back before it boarded.
  const stops = [
    stop(7, 4, 'pickup', new Date(1).toISOString()),
    stop(7, 4, 'dropoff'),
    stop(8, null, 'pickup'),
    stop(8, null, 'dropoff'),
  ];
  const runFor = (viewer: RideViewer) => presented(viewer, [], { id: 1, hasSetOut: false, stops }, 4).run!;
  expect(runFor('driver').stops.map(({ rideId }) => rideId)).toEqual([7, 7]);
  expect(runFor('driver').position).toBe(1);
  expect(runFor('admin').stops).toHaveLength(4);
  expect(Number(runFor('admin').earnings)).toBe(2 * Number(runFor('driver').earnings));
});
