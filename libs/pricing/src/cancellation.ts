import type { CancellationPhase, CancellationRule } from '@groupride/contracts';
import { portionOf, type Cents } from './cents';
import { SMALLEST_CHARGE } from './price';

/** Who cancels a ride or, for a no-show, who did not come. The organizer represents the whole group. */
export type CancellationParty = 'organizer' | 'member' | 'admin';
export type CancellationOccasion = 'cancel' | 'no_show';
/**
 * What the seconds of a row are counted from: the driver's acceptance of an immediate ride, the start of a scheduled
 * ride, or the arrival. A row of the clock `grace` is different: it ends that many seconds after a driver accepted any
 * ride, and overrides the other rows until then.
 */
export type CancellationClock = 'acceptance' | 'start' | 'arrival' | 'grace' | 'none';

/** One row of a cancellation policy. */
export interface PolicyRow {
  occasion: CancellationOccasion;
  who: CancellationParty;
  /** Null for any phase. */
  phase: CancellationPhase | null;
  clock: CancellationClock;
  /** Seconds after the clock from which the row applies, negative for before; null if it applies from the beginning. */
  afterSeconds: number | null;
  /** Minimum group size. The row replaces those for smaller groups; 0 for any group. */
  minGroupSize: number;
  rule: CancellationRule;
  /** The fee in basis points of the price. */
  keptBp: number;
  /** The driver's part of the fee in basis points. */
  driverBp: number;
}

/** The state of a ride at a given time. */
export interface CancellationMoment {
  now: Date;
  /** When a driver accepted, or null. */
  acceptedAt: Date | null;
  arrivedAt: Date | null;
  /** The start of a scheduled ride, or null for an immediate one. */
  scheduledAt: Date | null;
  /** Number of booked seats. */
  groupSize: number;
}

export interface SplitFee {
  fee: Cents;
  driverPart: Cents;
}

/** When an arrival starts to count: not before the start of a scheduled ride, even if the driver is early. */
export function arrivalOf({
  arrivedAt,
  scheduledAt,
}: Pick<CancellationMoment, 'arrivedAt' | 'scheduledAt'>): Date | null {
  return arrivedAt && scheduledAt && scheduledAt > arrivedAt ? scheduledAt : arrivedAt;
}

export function phaseOf(moment: CancellationMoment): CancellationPhase {
  const { now, acceptedAt } = moment;
  const arrival = arrivalOf(moment);
  if (arrival && arrival <= now) return 'arrived';
  return acceptedAt ? 'taken' : 'no_driver';
}

/** The last row of the phase that has begun; null when cancelling is free. */
export function policyRow(
  policy: readonly PolicyRow[],
  occasion: CancellationOccasion,
  who: CancellationParty,
  moment: CancellationMoment,
): PolicyRow | null {
  const reached = rowsFor(policy, occasion, who, moment).filter((row) => hasCome(row, moment));
  const grace = reached.find(({ clock }) => clock === 'grace');
  return grace ?? reached.sort((a, b) => beginOf(b) - beginOf(a))[0] ?? null;
}

/** When the next row for the same occasion, person and phase takes effect; null if none does during the phase. */
export function nextRowAt(
  policy: readonly PolicyRow[],
  occasion: CancellationOccasion,
  who: CancellationParty,
  moment: CancellationMoment,
): Date | null {
  const [next] = turningPoints(rowsFor(policy, occasion, who, moment), moment);
  return next ?? null;
}

/** When cancelling stops being free; null if only the driver's arrival changes that. */
export function freeUntil(
  policy: readonly PolicyRow[],
  occasion: CancellationOccasion,
  who: CancellationParty,
  moment: CancellationMoment,
): Date | null {
  const arrival = arrivalOf(moment);
  const changes = [
    ...turningPoints(rowsFor(policy, occasion, who, moment), moment),
    ...(arrival && arrival > moment.now ? [arrival] : []),
  ].sort((a, b) => a.getTime() - b.getTime());
  const isFreeAfter = (change: Date) => {
    const row = policyRow(policy, occasion, who, { ...moment, now: new Date(change.getTime() + 1) });
    return (row?.keptBp ?? 0) === 0;
  };
  return changes.find((change) => !isFreeAfter(change)) ?? null;
}

/** The fee for a price: at most the hold, and zero below the minimum card charge. */
export function keptFee(
  row: Pick<PolicyRow, 'keptBp' | 'driverBp'> | null,
  { total, held, hasDriver }: { total: Cents; held: Cents; hasDriver: boolean },
): SplitFee {
  const fee = row ? Math.min(portionOf(total, row.keptBp), held) : 0;
  if (!row || fee < SMALLEST_CHARGE) return { fee: 0, driverPart: 0 };
  return { fee, driverPart: hasDriver ? portionOf(fee, row.driverBp) : 0 };
}

function rowsFor(
  policy: readonly PolicyRow[],
  occasion: CancellationOccasion,
  who: CancellationParty,
  moment: CancellationMoment,
): PolicyRow[] {
  const phase = phaseOf(moment);
  const rows = policy.filter(
    (row) =>
      row.occasion === occasion &&
      row.who === who &&
      (row.phase === null || row.phase === phase) &&
      row.minGroupSize <= moment.groupSize,
  );
  const groupSize = Math.max(...rows.map(({ minGroupSize }) => minGroupSize));
  return rows.filter(({ minGroupSize }) => minGroupSize === groupSize);
}

function turningPoints(rows: readonly PolicyRow[], moment: CancellationMoment): Date[] {
  return rows
    .flatMap((row) => turningPoint(row, moment) ?? [])
    .filter((time) => time >= moment.now.getTime())
    .sort((a, b) => a - b)
    .map((time) => new Date(time));
}

function hasCome(row: PolicyRow, moment: CancellationMoment): boolean {
  if (row.afterSeconds === null) return true;
  const from = turningPoint(row, moment);
  if (from === null) return false;
  const now = moment.now.getTime();
  return row.clock === 'grace' ? now <= from : now > from;
}

/**
 * The last millisecond before the row begins, or the last one of a grace period; null if its clock does not run for
 * this ride.
 */
function turningPoint({ clock, afterSeconds }: PolicyRow, moment: CancellationMoment): number | null {
  const from = clockOf(clock, moment);
  return from === null || afterSeconds === null ? null : from.getTime() + afterSeconds * 1000;
}

function clockOf(clock: CancellationClock, moment: CancellationMoment): Date | null {
  const { acceptedAt, scheduledAt } = moment;
  if (clock === 'acceptance') return scheduledAt ? null : acceptedAt;
  if (clock === 'grace') return acceptedAt;
  if (clock === 'start') return scheduledAt;
  return clock === 'arrival' ? arrivalOf(moment) : null;
}

const beginOf = (row: PolicyRow) => row.afterSeconds ?? Number.NEGATIVE_INFINITY;
