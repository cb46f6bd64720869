import type { AcknowledgedStep, JournalRide } from './journal';

/** A ride in the database, and its status as the API shows it to its rider. */
export interface StoredRide {
  readonly status: string;
  readonly shownStatus: string;
  readonly driverId: number | null;
  /** Event types, repeated for each occurrence. */
  readonly events: readonly string[];
  readonly payments: readonly { readonly id: number; readonly state: string }[];
}

const FINAL: readonly string[] = ['completed', 'cancelled'];
const CONFIRMED: readonly string[] = ['authorized', 'captured', 'released'];
/** States in which nothing is held on a card. */
const SETTLED: readonly string[] = ['captured', 'released', 'failed'];
const EVENTS: Partial<Record<AcknowledgedStep, string>> = {
  accepted: 'driver_assigned',
  arrived: 'driver_arrived',
  in_progress: 'trip_started',
  completed: 'trip_completed',
};

/**
 * Compares a ride with what the API has acknowledged about it, once everything has settled.
 * @returns one sentence per difference
 */
export function differences(ride: JournalRide, stored: StoredRide | undefined): string[] {
  const say = (text: string) => `ride ${ride.rideId}: ${text}`;
  if (stored === undefined) return [say('was acknowledged and does not exist')];
  return [...lostSteps(ride, stored), ...lostPayment(ride, stored), ...unfinished(stored)].map(say);
}

function lostSteps(
  { steps, driverId }: JournalRide,
  { status, shownStatus, driverId: storedDriver, events }: StoredRide,
): string[] {
  const found: string[] = [];
  if (shownStatus !== status) found.push(`the API says ${shownStatus}, the database ${status}`);
  for (const final of ['cancelled', 'completed'] as const) {
    if (steps.has(final) && status !== final) found.push(`"${final}" was acknowledged, and it is ${status}`);
  }
  for (const [step, event] of Object.entries(EVENTS) as [AcknowledgedStep, string][]) {
    const times = events.filter((type) => type === event).length;
    if (steps.has(step) && times === 0) found.push(`"${step}" was acknowledged and is not recorded`);
    if (times > 1) found.push(`${event} is recorded ${times} times`);
  }
  if (steps.has('completed') && storedDriver !== driverId)
    found.push(`driver ${driverId} completed it, and it belongs to driver ${storedDriver}`);
  return found;
}

function lostPayment({ steps, paymentId }: JournalRide, { payments }: StoredRide): string[] {
  if (!steps.has('authorized')) return [];
  const state = payments.find(({ id }) => id === paymentId)?.state ?? 'missing';
  return CONFIRMED.includes(state) ? [] : [`payment ${paymentId} was authorized and is ${state}`];
}

function unfinished({ status, payments }: StoredRide): string[] {
  const open = payments.filter(({ state }) => !SETTLED.includes(state));
  return [
    ...(FINAL.includes(status) ? [] : [`is stuck in ${status}`]),
    ...open.map(({ id, state }) => `payment ${id} is stuck in ${state}`),
  ];
}
