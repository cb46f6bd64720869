import type { ActorKind, BookingType, RideStatus } from './enums';

/** One allowed transition of a ride's status. */
export interface RideTransition {
  from: RideStatus;
  to: RideStatus;
  /**
   * Roles that may cause the transition. `organizer` is the rider who booked; `driver` is the assigned driver, or the
   * one who accepts.
   */
  by: readonly TransitionActor[];
  when: string;
}

export type TransitionActor = 'organizer' | 'driver' | 'admin' | 'system';

export const RIDE_TRANSITIONS: readonly RideTransition[] = [
  { from: 'awaiting_payment', to: 'pending', by: ['system'], when: 'the payment is authorized; cash: at once' },
  {
    from: 'awaiting_payment',
    to: 'cancelled',
    by: ['organizer', 'admin', 'system'],
    when: 'given up, or 15 minutes without payment',
  },
  { from: 'pending', to: 'en_route', by: ['driver'], when: 'a driver accepts an immediate ride' },
  { from: 'pending', to: 'confirmed', by: ['driver'], when: 'a driver accepts a scheduled ride' },
  { from: 'pending', to: 'confirmed', by: ['system'], when: 'a driver moves up from the standby list' },
  {
    from: 'confirmed',
    to: 'en_route',
    by: ['driver', 'system'],
    when: 'the driver sets out; automatically when its pickup is the next stop of a run under way',
  },
  { from: 'en_route', to: 'in_progress', by: ['driver'], when: 'arrived, and a passenger verified or a reason stated' },
  { from: 'in_progress', to: 'completed', by: ['driver', 'admin'], when: 'the trip ends' },
  {
    from: 'en_route',
    to: 'completed',
    by: ['admin'],
    when: 'operations complete a trip that the driver never started',
  },
  { from: 'in_progress', to: 'cancelled', by: ['admin'], when: 'operations end a trip that cannot be finished' },
  { from: 'pending', to: 'en_route', by: ['system'], when: 'the group joins a vehicle that another group shares' },
  { from: 'pending', to: 'en_route', by: ['admin'], when: 'operations assign a driver to an immediate ride' },
  { from: 'pending', to: 'confirmed', by: ['admin'], when: 'operations assign a driver to a scheduled ride' },
  { from: 'confirmed', to: 'confirmed', by: ['admin'], when: 'operations hand the ride to another driver' },
  { from: 'en_route', to: 'en_route', by: ['admin'], when: 'operations hand the ride to another driver' },
  {
    from: 'pending',
    to: 'cancelled',
    by: ['organizer', 'admin', 'system'],
    when: 'cancelled, or no driver was found in time',
  },
  { from: 'confirmed', to: 'cancelled', by: ['organizer', 'admin', 'system'], when: 'cancelled' },
  { from: 'en_route', to: 'cancelled', by: ['organizer', 'admin', 'system'], when: 'cancelled' },
  { from: 'en_route', to: 'cancelled', by: ['driver'], when: 'arrived, and nobody came within the waiting time' },
  {
    from: 'confirmed',
    to: 'pending',
    by: ['driver', 'system'],
    when: 'the driver gives the ride back, does not confirm it, is still far away 5 minutes before the start, or has not set out 5 minutes after it',
  },
  {
    from: 'en_route',
    to: 'pending',
    by: ['driver', 'system'],
    when: 'the driver gives the ride back, or is asked whether they are still coming and does not come nearer',
  },
  { from: 'confirmed', to: 'pending', by: ['admin'], when: 'operations suspend the driver' },
  { from: 'en_route', to: 'pending', by: ['admin'], when: 'operations suspend the driver and hand the ride over' },
];

/** Final statuses. */
export const FINAL_STATUSES: readonly RideStatus[] = ['completed', 'cancelled'];
/**
 * Statuses in which a driver is on the road for the ride. A driver has at most one such ride, or several rides of one
 * run.
 */
export const ACTIVE_STATUSES: readonly RideStatus[] = ['en_route', 'in_progress'];

/** The statuses from which `actor` may move a ride to `to`; empty when there are none. */
export function statusesLeadingTo(to: RideStatus, actor: TransitionActor): RideStatus[] {
  return RIDE_TRANSITIONS.filter((step) => step.to === to && step.by.includes(actor)).map((step) => step.from);
}

export function mayMove(from: RideStatus, to: RideStatus, actor: TransitionActor): boolean {
  return RIDE_TRANSITIONS.some((step) => step.from === from && step.to === to && step.by.includes(actor));
}

/** The next status to which a driver can move a ride; null when the driver has no more steps. */
export function nextStatusOf({
  status,
  bookingType,
}: {
  status: RideStatus;
  bookingType: BookingType;
}): 'confirmed' | 'en_route' | 'in_progress' | 'completed' | null {
  switch (status) {
    case 'pending':
      return bookingType === 'scheduled' ? 'confirmed' : 'en_route';
    case 'confirmed':
      return 'en_route';
    case 'en_route':
      return 'in_progress';
    case 'in_progress':
      return 'completed';
    default:
      return null;
  }
}

/** Statuses that cannot be reached from the first one. Must be empty; checked when the API starts. */
export function unreachableStatuses(
  all: readonly RideStatus[],
  transitions: readonly RideTransition[] = RIDE_TRANSITIONS,
): RideStatus[] {
  const reached = new Set<RideStatus>(['awaiting_payment']);
  for (let grown = true; grown;) {
    grown = false;
    for (const step of transitions) {
      if (reached.has(step.from) && !reached.has(step.to)) {
        reached.add(step.to);
        grown = true;
      }
    }
  }
  return all.filter((status) => !reached.has(status));
}

export const ACTOR_OF: Readonly<Record<TransitionActor, ActorKind>> = {
  organizer: 'rider',
  driver: 'driver',
  admin: 'admin',
  system: 'system',
};
