import type { RideRequestView, RideView } from '@groupride/web-api-client';

const pickup = { name: 'Bank of America Stadium', lat: 35.2258, lng: -80.8528 };
const destination = { name: 'NoDa', lat: 35.2472, lng: -80.806 };

/** An offer as the server sends it; pass what matters to the test. */
export const aRequest = (what: Partial<RideRequestView> = {}): RideRequestView => ({
  id: 101,
  offerId: 1,
  riderName: 'Maya',
  pickupLocation: pickup.name,
  dropoffLocation: destination.name,
  pickup,
  destination,
  rideType: 'GroupX',
  groupSize: 4,
  estimatedFare: '$42.50',
  paymentMethod: 'card',
  totalFare: '58.20',
  riderTrips: 12,
  distance: 4.2,
  duration: 14,
  pickupDistance: 1.1,
  pickupMinutes: 6,
  scheduledAt: null,
  requestTime: '2026-11-21T12:00:00.000Z',
  offeredAt: '2026-11-21T12:00:00.000Z',
  expiresAt: '2026-11-21T12:00:15.000Z',
  expiresInMs: 15_000,
  ...what,
});

/** A ride as its driver sees it. */
export const aRide = (what: Partial<RideView> = {}): RideView => ({
  id: 7,
  organizerId: 2,
  you: 'driver',
  pickupLocation: pickup.name,
  dropoffLocation: destination.name,
  pickup,
  destination,
  groupSize: 4,
  rideType: 'GroupX',
  totalCost: '54.81',
  costPerPerson: '13.71',
  status: 'in_progress',
  driverId: 1,
  bookingType: 'now',
  isHourlyBooking: false,
  paymentMethod: 'card',
  splitMode: 'cover',
  distance: 4,
  duration: 10,
  money: {
    total: '54.81',
    yourShare: '0.00',
    yourCharge: '0.00',
    yourLargestCharge: '0.00',
    paidByMembers: '0.00',
    yourRefunds: '0.00',
  },
  driverPay: { fare: '50.00', commissionPercent: 20, commission: '10.00', earnings: '40.00' },
  appliedPromotions: [],
  memberCount: 2,
  riderName: 'Riley',
  lastEvent: 8,
  createdAt: '2026-11-21T12:00:00.000Z',
  ...what,
});
