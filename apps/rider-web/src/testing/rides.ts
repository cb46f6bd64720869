import type { RideView } from '@groupride/web-api-client';

const pickup = { name: 'NoDa', lat: 35.2472, lng: -80.806 };
const destination = { name: 'South End', lat: 35.2127, lng: -80.8584 };

/** A ride as its organizer sees it; pass what matters to the test. */
export const aRide = (what: Partial<RideView> = {}): RideView => ({
  id: 7,
  organizerId: 2,
  you: 'organizer',
  pickupLocation: pickup.name,
  dropoffLocation: destination.name,
  pickup,
  destination,
  groupSize: 4,
  rideType: 'GroupX',
  totalCost: '54.81',
  costPerPerson: '13.71',
  status: 'pending',
  bookingType: 'now',
  isHourlyBooking: false,
  paymentMethod: 'card',
  splitMode: 'cover',
  distance: 4,
  duration: 10,
  money: {
    total: '54.81',
    yourShare: '13.71',
    yourCharge: '54.81',
    yourLargestCharge: '54.81',
    paidByMembers: '0.00',
    yourRefunds: '0.00',
  },
  appliedPromotions: [],
  memberCount: 1,
  lastEvent: 1,
  createdAt: '2026-11-21T12:00:00.000Z',
  ...what,
});
