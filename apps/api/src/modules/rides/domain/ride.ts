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

/** A ride with the fields that business rules need. Amounts are in cents, distances in meters, durations in seconds. */
export interface Ride {
  id: number;
  organizerId: number;
  quoteId: string;
  pickupLocation: string;
  /** The nearest known address when the rider's name for the pickup is not that of a known place; null otherwise. */
  pickupAddress: string | null;
  pickupLat: number;
  pickupLng: number;
  dropoffLocation: string;
  /** Like `pickupAddress`, for the destination. */
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
  /** The run that serves this ride together with others; null for a ride alone. */
  runId: number | null;
  bookingType: BookingType;
  scheduledAt: Date | null;
  isHourlyBooking: boolean;
  hourlyDuration: number | null;
  paymentMethod: PaymentMethod;
  /** The cash that the driver received; null for card rides and before completion. */
  cashReceived: Cents | null;
  splitMode: SplitMode;
  /** Prices of seats 1, 2, …; null unless the split is custom. */
  customShares: Cents[] | null;
  /** State of the pledge. This and the other fields of a pledge are null for other rides. */
  pledgeState: PledgeState | null;
  pledgeMinRiders: number | null;
  /** Prices for the minimum number of riders, for one more, and so on up to all seats. */
  pledgeTotals: Cents[] | null;
  pledgeDeadline: Date | null;
  /** Time since which nobody can join or leave. */
  pledgeClosedAt: Date | null;
  /** Deadline for members to replace a card that was declined after the pledge's deadline. */
  pledgeFixBy: Date | null;
  distanceMeters: number;
  durationSeconds: number;
  /** Number of the newest event. */
  lastEvent: number;
  wrongCodes: number;
  codesLockedUntil: Date | null;
  createdAt: Date;
  pendingSince: Date | null;
  /** Start of the first search for a driver; null until a driver was lost. */
  waitingSince: Date | null;
  acceptedAt: Date | null;
  /** Start of the period in which the driver can take no other ride; null without a driver. */
  busyFrom: Date | null;
  busyUntil: Date | null;
  arrivedAt: Date | null;
  startedAt: Date | null;
  completedAt: Date | null;
  cancelledAt: Date | null;
  cancelReason: string | null;
  /** Version of the cancellation policy under which the ride was booked. */
  cancelPolicyId: number;
  /** The cancellation rule that applied when the organizer cancelled or nobody came. */
  cancelRule: CancellationRule | null;
  /** Cancellation fee to capture from the organizer's hold; `cancelDriverPart` is the driver's part of it. */
  cancelFee: Cents;
  cancelDriverPart: Cents;
}

export const isOver = ({ status }: Pick<Ride, 'status'>): boolean => status === 'completed' || status === 'cancelled';

/** The fields on which the price of the seats depends. */
export function sharedRide(
  ride: Pick<Ride, 'totalCost' | 'groupSize' | 'splitMode' | 'customShares' | 'paymentMethod'>,
): SharedRide {
  // Members pay nothing when a business account pays.
  const total = ride.paymentMethod === 'account' ? 0 : ride.totalCost;
  return { total, groupSize: ride.groupSize, mode: ride.splitMode, custom: ride.customShares };
}

const withAddress = (name: string, address: string | null): string => (address ? `${name} (${address})` : name);

/** The pickup as shown to drivers: with its address when the rider chose the name. */
export const pickupForDriver = ({ pickupLocation, pickupAddress }: Pick<Ride, 'pickupLocation' | 'pickupAddress'>) =>
  withAddress(pickupLocation, pickupAddress);

/** Like `pickupForDriver`, for the destination. */
export const destinationForDriver = ({ dropoffLocation, dropoffAddress }: Ride) =>
  withAddress(dropoffLocation, dropoffAddress);
