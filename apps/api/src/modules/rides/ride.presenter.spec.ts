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

const presented = (viewer: RideViewer, promotions: RidePromotion[], run: RideRow['run'] = null) => {
  const row = {
    ride: { ...ride, ...none, baseFare: 3000 } as Ride,
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
    ...{ rideId: 7, kind, name: 'A', address: null, lat: 35, lng: -80, plannedAt, doneAt: null, skippedAt: null },
    ...{ people: 2, baseFare: 3000, riderName: 'Ana' },
  });
  const stops = [stop('pickup', '2026-12-01T13:00:00.000Z'), stop('dropoff', '2026-12-01T13:40:00.000Z')];
  expect(presented('member', [], { id: 1, hasSetOut: false, stops }).duration).toBe(40);
  expect(presented('member', []).duration).toBe(10);
});
