import {
  firstName,
  isProgressCause,
  type ActorKind,
  type PaymentMethod,
  type PledgeState,
  type RideEventType,
  type SplitMode,
} from '@groupride/contracts';
import { parseCents, type Cents } from '@groupride/pricing';
import {
  CHANGE_FAILURES,
  type NewNotification,
  type NotificationFacts,
  type NotificationKind,
  type RouteChangeFacts,
} from './notification';

/** The parts of a ride event that notifications need. */
export interface NoticeEvent {
  number: number;
  type: RideEventType;
  actorKind: ActorKind;
  actorId: number | null;
  actorName: string | null;
  reason: string | null;
  data: Record<string, unknown>;
}

export interface NoticeContext {
  ride: {
    id: number;
    organizerId: number;
    pickupLocation: string;
    dropoffLocation: string;
    totalCost: Cents;
    splitMode: SplitMode;
    paymentMethod: PaymentMethod;
    pledgeState: PledgeState | null;
    cancelFee: Cents;
  };
  /** Users who currently have a seat, including the organizer. */
  members: readonly number[];
  /** Users with a seat whom the driver marked as no-shows. */
  absent: ReadonlySet<number>;
  /** Current price of each member's seat, by user id. */
  shares: ReadonlyMap<number, Cents>;
  driver: { name: string; vehicle: string; licensePlate: string } | null;
  /** The payer of the payment in the event; null when it is about none. */
  payerId: number | null;
  /** Whether the next driver of the standby list already has the ride. */
  isReplaced: boolean;
}

type Notice = { [Kind in NotificationKind]: [Kind, NotificationFacts[Kind], readonly number[]] }[NotificationKind];

/**
 * The notifications about a ride event. Whoever caused the event gets none. Events between a payer and their bank go
 * only to the payer.
 */
export function noticesOf(event: NoticeEvent, context: NoticeContext): NewNotification[] {
  const notice = noticeOf(event, context);
  if (!notice) return [];
  const [kind, facts, people] = notice;
  const { id: rideId } = context.ride;
  const isPriced = 'total' in facts && kind !== 'vehicle_shared';
  const factsOf = (userId: number) => ({
    ...facts,
    ...(isPriced && { share: context.shares.get(userId) }),
    ...(kind === 'ride_cancelled' && { fee: feeOf(userId, context.ride) }),
  });
  return people
    .filter((userId) => userId !== event.actorId)
    .map(
      (userId) =>
        ({ userId, key: `ride:${rideId}:${event.number}`, kind, rideId, facts: factsOf(userId) }) as NewNotification,
    );
}

function noticeOf(event: NoticeEvent, context: NoticeContext): Notice | null {
  const { ride, members, absent, driver, payerId, isReplaced } = context;
  const destination = ride.dropoffLocation;
  const riding = members.filter((userId) => !absent.has(userId));
  const car = driver && {
    driverName: firstName(driver.name),
    vehicle: driver.vehicle,
    licensePlate: driver.licensePlate,
  };
  switch (event.type) {
    case 'driver_assigned':
      return car && driverFound(event, { ...car, destination }, members);
    case 'driver_released':
      // When a standby driver has already moved up, that notification is enough.
      return isReplaced ? null : lost(event.data['cause'], destination, members);
    case 'driver_set_out':
      return car && ['driver_set_out', { driverName: car.driverName }, members];
    case 'driver_arrived':
      return car && ['driver_arrived', car, members];
    case 'pickup_moved':
      return ['pickup_moved', { pickup: ride.pickupLocation, destination, ...changedBy(event, ride) }, members];
    case 'destination_changed':
      return ['destination_changed', { destination, ...changedBy(event, ride) }, members];
    case 'change_given_up':
      return changeFailed(event.data['cause'], destination, ride.organizerId);
    case 'vehicle_shared':
      return shared(event.data['total'], ride.paymentMethod, members);
    case 'trip_started':
      return ['trip_started', { destination }, riding];
    case 'trip_completed':
      return 'metersFromDestination' in event.data
        ? ['trip_ended_away', { destination, reason: event.reason ?? '' }, withOrganizer(riding, ride)]
        : ['trip_completed', { destination, reason: ofOperations(event) }, riding];
    case 'ride_cancelled':
      // A missed pledge has its own notification.
      return ride.pledgeState === 'missed' ? null : ['ride_cancelled', { destination, reason: event.reason }, members];
    case 'member_joined':
      // A member of a pledge counts only once they have paid.
      return event.actorName === null || ride.splitMode === 'pledge'
        ? null
        : ['member_joined', { name: firstName(event.actorName), destination }, [ride.organizerId]];
    case 'member_left':
      // An undecided pledge has a notification of its own.
      return event.actorName === null || ride.splitMode === 'pledge'
        ? null
        : [
            'member_left',
            { name: firstName(event.actorName), destination, isCovered: isCoveredByOrganizer(ride) },
            [ride.organizerId],
          ];
    case 'payment_failed':
    case 'share_failed':
    case 'hold_renewal_failed':
      return payerId === null ? null : ['payment_needed', { amount: amountOf(event), destination }, [payerId]];
    case 'share_released':
      // Only who no longer sees the ride: its members are told why they pay less, or that the ride was cancelled.
      return payerId === null || members.includes(payerId)
        ? null
        : ['share_released', { amount: amountOf(event), destination }, [payerId]];
    case 'payment_refunded':
      return payerId === null ? null : ['payment_refunded', { amount: amountOf(event), destination }, [payerId]];
    default:
      return null;
  }
}

/** Whether a seat that nobody pays for becomes part of what the organizer pays. */
const isCoveredByOrganizer = ({ paymentMethod, splitMode }: NoticeContext['ride']) =>
  paymentMethod === 'card' && splitMode !== 'sponsor';

/** The organizer pays the fee, unless a business account pays for the ride. */
function feeOf(userId: number, { organizerId, paymentMethod, cancelFee }: NoticeContext['ride']): Cents | null {
  return userId === organizerId && paymentMethod !== 'account' && cancelFee > 0 ? cancelFee : null;
}

/** The reason that operations gave; null when somebody else caused the event. */
const ofOperations = ({ actorKind, reason }: NoticeEvent) => (actorKind === 'admin' ? reason : null);

const movedUp = ({ data }: NoticeEvent) => data['standby'] === true;

/** Distinguishes a driver who was chosen by operations, moved up from the standby list, or accepted. */
function driverFound(
  event: NoticeEvent,
  car: NotificationFacts['driver_assigned'],
  members: readonly number[],
): Notice {
  if (event.actorKind === 'admin') {
    const kind = 'replacedDriverId' in event.data ? 'driver_reassigned' : 'driver_assigned';
    return [kind, { ...car, reason: event.reason }, members];
  }
  return [movedUp(event) ? 'driver_changed' : 'driver_assigned', car, members];
}

/**
 * Why operations changed a route, with the old and new price. Omits prices that changed again or that riders do not
 * see.
 */
function changedBy(event: NoticeEvent, ride: NoticeContext['ride']): RouteChangeFacts {
  const { actorKind, reason, data } = event;
  if (actorKind !== 'admin' || ride.paymentMethod === 'account') return { reason };
  const [before, total] = pricesOf(data['total']);
  return before === undefined || total !== ride.totalCost ? { reason } : { reason, before, total };
}

const pricesOf = (total: unknown): Cents[] =>
  Array.isArray(total) ? total.map((amount) => parseCents(String(amount))) : [];

/** The organizer is responsible for the ride, with or without a seat. */
const withOrganizer = (members: readonly number[], { organizerId }: NoticeContext['ride']) => [
  ...new Set([organizerId, ...members]),
];

const amountOf = ({ data }: NoticeEvent) => parseCents(String(data['amount']));

/** Nobody is told of a change that the organizer withdrew or replaced, or that ended with the ride. */
function changeFailed(given: unknown, destination: string, organizerId: number): Notice | null {
  const cause = CHANGE_FAILURES.find((each) => each === given);
  return cause ? ['change_given_up', { destination, cause }, [organizerId]] : null;
}

/** Riders at the expense of a business see no prices. */
function shared(total: unknown, paymentMethod: PaymentMethod, members: readonly number[]): Notice | null {
  if (!Array.isArray(total) || paymentMethod === 'account') return null;
  const [before, now] = pricesOf(total);
  return ['vehicle_shared', { before: before ?? 0, total: now ?? 0 }, members];
}

/** Tells apart drivers we replaced because they did not come from other released drivers. */
function lost(cause: unknown, destination: string, members: readonly number[]): Notice {
  return isProgressCause(cause)
    ? ['driver_not_coming', { destination, cause }, members]
    : ['driver_released', { destination }, members];
}
