import type {
  BookingType,
  CancellationRule,
  PaymentMethod,
  PledgeState,
  RideStatus,
  RideType,
  SplitMode,
} from '@groupride/contracts';
import type { Cents, SharedRide } from '@groupride/pricing';

/** A ride as the rules see it. Amounts in cents, distances in meters, durations in seconds. */
export interface Ride {
  id: number;
  organizerId: number;
  quoteId: string;
  pickupLocation: string;
  /** The nearest known address, where the rider’s name of the pickup is none of a known place there. */
  pickupAddress: string | null;
  pickupLat: number;
  pickupLng: number;
  dropoffLocation: string;
  /** The same of the destination. */
  dropoffAddress: string | null;
  dropoffLat: number;
  dropoffLng: number;
  groupSize: number;
  rideType: RideType;
  totalCost: Cents;
  costPerPerson: Cents;
  baseFare: Cents;
  serviceFee: Cents;
  taxes: Cents;
  discount: Cents;
  status: RideStatus;
  driverId: number | null;
  /** The run that serves it with other rides; null for a ride alone. */
  runId: number | null;
  bookingType: BookingType;
  scheduledAt: Date | null;
  isHourlyBooking: boolean;
  hourlyDuration: number | null;
  paymentMethod: PaymentMethod;
  /** What the driver received of a ride that is paid in cash; null until it is completed, and for cards. */
  cashReceived: Cents | null;
  splitMode: SplitMode;
  /** What seats 1, 2, … cost; null unless the split is custom. */
  customShares: Cents[] | null;
  /** The terms and the state of a pledge; null for other rides, as are the other fields of a pledge. */
  pledgeState: PledgeState | null;
  pledgeMinRiders: number | null;
  /** Price for the minimum of riders, for one more, and so on up to all seats. */
  pledgeTotals: Cents[] | null;
  pledgeDeadline: Date | null;
  /** Since when nobody can join or leave. */
  pledgeClosedAt: Date | null;
  /** Until when members can replace a card that was declined after the deadline. */
  pledgeFixBy: Date | null;
  distanceMeters: number;
  durationSeconds: number;
  /** Number of the newest event. */
  lastEvent: number;
  wrongCodes: number;
  codesLockedUntil: Date | null;
  createdAt: Date;
  pendingSince: Date | null;
  /** When the first search for a driver began; null until a driver was lost. */
  waitingSince: Date | null;
  acceptedAt: Date | null;
  /** From when until when its driver can take no other ride; null without a driver. */
  busyFrom: Date | null;
  busyUntil: Date | null;
  arrivedAt: Date | null;
  startedAt: Date | null;
  completedAt: Date | null;
  cancelledAt: Date | null;
  cancelReason: string | null;
  /** Which version of the cancellation policy it was booked under. */
  cancelPolicyId: number;
  /** Which cancellation rule applied, when the organizer cancelled or nobody came. */
  cancelRule: CancellationRule | null;
  /** What was decided to be kept of the organizer's hold, and the driver's part of that. */
  cancelFee: Cents;
  cancelDriverPart: Cents;
}

/** What the price of its seats depends on. */
export function sharedRide(
  ride: Pick<Ride, 'totalCost' | 'groupSize' | 'splitMode' | 'customShares' | 'paymentMethod'>,
): SharedRide {
  // Seats cost nobody anything when a business account pays.
  const total = ride.paymentMethod === 'account' ? 0 : ride.totalCost;
  return { total, groupSize: ride.groupSize, mode: ride.splitMode, custom: ride.customShares };
}

const withAddress = (name: string, address: string | null): string => (address ? `${name} (${address})` : name);

/** The pickup as drivers are told of it: with its address where the rider made up a name. */
export const pickupForDriver = ({ pickupLocation, pickupAddress }: Pick<Ride, 'pickupLocation' | 'pickupAddress'>) =>
  withAddress(pickupLocation, pickupAddress);

/** The same of the destination. */
export const destinationForDriver = ({ dropoffLocation, dropoffAddress }: Ride) =>
  withAddress(dropoffLocation, dropoffAddress);
