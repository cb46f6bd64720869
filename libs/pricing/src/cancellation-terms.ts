import type { PolicyRow } from './cancellation';

/** A time from which a percentage of the price is charged. */
export interface LateStage {
  /** Minutes after a driver accepted an immediate ride, or before the start of a scheduled one. */
  minutes: number;
  /** Percentage of the price. */
  keptPercent: number;
}

/** The configurable terms of a cancellation policy version; everything else is the same in all versions. */
export interface CancellationTerms {
  /** Minutes of free cancellation after a driver accepted, even if the driver has arrived. */
  freeMinutes: number;
  /**
   * Stages counted from the driver's acceptance. Cancelling is free until the first one, or without any, until the
   * driver has arrived.
   */
  immediate: LateStage[];
  /** The same for scheduled rides, counted back from the start. */
  scheduled: LateStage[];
  /** Percentage charged once the driver has arrived. */
  arrivedPercent: number;
  /** How long the driver waits for passengers. */
  waitMinutes: number;
  /** Group size from which the driver waits longer. */
  largeGroupSize: number;
  largeGroupWaitMinutes: number;
  /** Percentage charged when nobody came. */
  noShowPercent: number;
  /** The driver's part of the fee, in percent. */
  driverPercent: number;
}

export interface TermsProblem {
  field: string;
  message: string;
}

/** Group size from which a longer wait applies, if a policy does not specify it. */
const LARGE_GROUP = 15;

/**
 * The policy rows for these terms. Cancelling is free before a driver accepts, and for operators; a member who does not
 * come is charged their full share.
 */
export function rowsOf(terms: CancellationTerms): PolicyRow[] {
  const driverBp = terms.driverPercent * 100;
  const base = {
    occasion: 'cancel',
    who: 'organizer',
    clock: 'none',
    afterSeconds: null,
    minGroupSize: 0,
    keptBp: 0,
    driverBp,
  } as const;
  const late =
    (clock: 'acceptance' | 'start', sign: 1 | -1) =>
    (stage: LateStage): PolicyRow => ({
      ...base,
      phase: 'taken',
      clock,
      // Avoids negative zero, which toEqual and Object.is distinguish from zero.
      afterSeconds: stage.minutes === 0 ? 0 : sign * stage.minutes * 60,
      rule: 'late',
      keptBp: stage.keptPercent * 100,
    });
  return [
    { ...base, phase: 'no_driver', rule: 'no_driver' },
    { ...base, phase: 'taken', rule: 'in_time' },
    ...(terms.freeMinutes > 0
      ? [{ ...base, phase: null, clock: 'grace', afterSeconds: terms.freeMinutes * 60, rule: 'in_time' } as const]
      : []),
    ...terms.immediate.map(late('acceptance', 1)),
    ...terms.scheduled.map(late('start', -1)),
    { ...base, phase: 'arrived', rule: 'after_arrival', keptBp: terms.arrivedPercent * 100 },
    { ...base, who: 'admin', phase: null, rule: 'without_fault' },
    ...noShowRows(terms, 0, terms.waitMinutes),
    ...(terms.largeGroupWaitMinutes === terms.waitMinutes && terms.largeGroupSize === LARGE_GROUP
      ? []
      : noShowRows(terms, terms.largeGroupSize, terms.largeGroupWaitMinutes)),
  ];
}

function noShowRows(
  { noShowPercent, driverPercent }: CancellationTerms,
  minGroupSize: number,
  waitMinutes: number,
): PolicyRow[] {
  const row = {
    occasion: 'no_show',
    phase: 'arrived',
    clock: 'arrival',
    afterSeconds: waitMinutes * 60,
    minGroupSize,
    rule: 'no_show',
    driverBp: driverPercent * 100,
  } as const;
  return [
    { ...row, who: 'organizer', keptBp: noShowPercent * 100 },
    { ...row, who: 'member', keptBp: 10_000 },
  ];
}

/** Inverse of {@link rowsOf}. @throws RangeError when the rows do not form a policy */
export function termsOf(rows: readonly PolicyRow[]): CancellationTerms {
  const arrived = rows.find(({ rule }) => rule === 'after_arrival');
  const noShows = rows.filter(({ rule, who }) => rule === 'no_show' && who === 'organizer');
  const noShow = noShows.find(({ minGroupSize }) => minGroupSize === 0);
  const largeGroup = noShows.find(({ minGroupSize }) => minGroupSize > 0);
  if (!arrived || !noShow) throw new RangeError('a policy says what is kept after the arrival, and when nobody comes');
  const grace = rows.find(({ clock }) => clock === 'grace');
  const stages = (clock: PolicyRow['clock']) =>
    rows
      .filter((row) => row.rule === 'late' && row.clock === clock)
      .sort((a, b) => (a.afterSeconds ?? 0) - (b.afterSeconds ?? 0))
      .map(({ afterSeconds, keptBp }): LateStage => ({
        minutes: Math.abs(afterSeconds ?? 0) / 60,
        keptPercent: keptBp / 100,
      }));
  return {
    freeMinutes: (grace?.afterSeconds ?? 0) / 60,
    immediate: stages('acceptance'),
    scheduled: stages('start'),
    arrivedPercent: arrived.keptBp / 100,
    waitMinutes: (noShow.afterSeconds ?? 0) / 60,
    largeGroupSize: largeGroup?.minGroupSize ?? LARGE_GROUP,
    largeGroupWaitMinutes: ((largeGroup ?? noShow).afterSeconds ?? 0) / 60,
    noShowPercent: noShow.keptBp / 100,
    driverPercent: noShow.driverBp / 100,
  };
}

/** Checks rules beyond ranges: cancelling later must never be cheaper. */
export function problemsOfTerms({
  immediate,
  scheduled,
  arrivedPercent,
  waitMinutes,
  largeGroupWaitMinutes,
  noShowPercent,
}: CancellationTerms): TermsProblem[] {
  const problems = [
    ...problemsOfStages('immediate', immediate, arrivedPercent),
    ...problemsOfStages('scheduled', scheduled, arrivedPercent),
  ];
  if (noShowPercent < arrivedPercent)
    problems.push({ field: 'noShowPercent', message: 'must not be less than is kept after the arrival' });
  if (largeGroupWaitMinutes < waitMinutes)
    problems.push({ field: 'largeGroupWaitMinutes', message: 'must not be less than the wait for smaller groups' });
  return problems;
}

function problemsOfStages(
  field: 'immediate' | 'scheduled',
  stages: readonly LateStage[],
  arrivedPercent: number,
): TermsProblem[] {
  const problems: TermsProblem[] = [];
  const isLater = (minutes: number, before: number) => (field === 'immediate' ? minutes > before : minutes < before);
  stages.forEach(({ minutes, keptPercent }, index) => {
    const before = stages[index - 1];
    const at = (name: string) => `${field}.${index}.${name}`;
    if (before && !isLater(minutes, before.minutes)) {
      problems.push({
        field: at('minutes'),
        message: `must be ${field === 'immediate' ? 'more' : 'less'} than in the stage before`,
      });
    }
    if (keptPercent === 0)
      problems.push({ field: at('keptPercent'), message: 'must be above 0: before the first stage it is free anyway' });
    if (before && keptPercent <= before.keptPercent)
      problems.push({ field: at('keptPercent'), message: 'must be more than in the stage before' });
    if (keptPercent > arrivedPercent)
      problems.push({ field: at('keptPercent'), message: 'must not be more than is kept after the arrival' });
  });
  return problems;
}
