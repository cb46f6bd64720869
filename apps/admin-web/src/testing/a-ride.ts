import type { AdminRideRow, AdminRideView, RideView } from '@groupride/web-api-client';

const pickup = { name: 'Bank of America Stadium', lat: 35.2258, lng: -80.8528 };
const destination = { name: 'NoDa', lat: 35.2472, lng: -80.806 };
const at = '2026-11-21T17:00:00.000Z';

const aRide = (what: Partial<RideView> = {}): RideView => ({
  id: 7,
  organizerId: 2,
  you: 'admin',
  pickupLocation: pickup.name,
  dropoffLocation: destination.name,
  pickup,
  destination,
  groupSize: 4,
  rideType: 'GroupX',
  totalCost: '54.81',
  costPerPerson: '13.71',
  status: 'completed',
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
    paidByMembers: '13.70',
    yourRefunds: '0.00',
  },
  appliedPromotions: [],
  memberCount: 2,
  lastEvent: 3,
  createdAt: at,
  ...what,
});

/** A ride as operations see it; pass what matters to the test. */
export const aView = (what: Partial<AdminRideView> = {}): AdminRideView => ({
  ride: aRide(),
  driverName: 'Dana Brooks',
  members: [],
  contacts: [],
  events: [],
  payments: [],
  ledger: [],
  offers: [],
  balanced: true,
  ...what,
});

export const aRow = (what: Partial<AdminRideRow> = {}): AdminRideRow => ({
  id: 7,
  status: 'completed',
  riderName: 'Riley Carter',
  pickupLocation: pickup.name,
  dropoffLocation: destination.name,
  rideType: 'GroupX',
  groupSize: 4,
  totalCost: '54.81',
  costPerPerson: '13.71',
  driverId: 1,
  driverName: 'Dana Brooks',
  createdAt: at,
  ...what,
});
