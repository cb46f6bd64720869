import type { PolicyRow } from './cancellation';

/** From here on so much is kept. */
export interface LateStage {
  /** After a driver took an immediate ride, or before the start of a scheduled one. */
  minutes: number;
  /** Of the price. */
  keptPercent: number;
}

/** What an operator decides about a version of the cancellation policy; everything else about it is the same in all. */
export interface CancellationTerms {
  /** Free until the first stage, counted from the driver's acceptance; none: free until the driver has arrived. */
  immediate: LateStage[];
  /** Likewise, counted back from the start. */
  scheduled: LateStage[];
  /** Kept once the driver has arrived. */
  arrivedPercent: number;
  /** How long the driver waits for passengers. */
  waitMinutes: number;
  /** Kept when nobody came. */
  noShowPercent: number;
  /** The driver's part of what is kept. */
  driverPercent: number;
}

export interface TermsProblem {
  field: string;
  message: string;
}

/** The rows that terms mean. Before a driver it is free, so is what operators cancel; the share of a member who does not come stands. */
export function rowsOf({
  immediate,
  scheduled,
  arrivedPercent,
  waitMinutes,
  noShowPercent,
  driverPercent,
}: CancellationTerms): PolicyRow[] {
  const driverBp = driverPercent * 100;
  const base = {
    occasion: 'cancel',
    who: 'organizer',
    clock: 'none',
    afterSeconds: null,
    keptBp: 0,
    driverBp,
  } as const;
  const waited = {
    occasion: 'no_show',
    phase: 'arrived',
    clock: 'arrival',
    afterSeconds: waitMinutes * 60,
    rule: 'no_show',
    driverBp,
  } as const;
  const late =
    (clock: 'acceptance' | 'start', sign: 1 | -1) =>
    (stage: LateStage): PolicyRow => ({
      ...base,
      phase: 'taken',
      clock,
      // Not minus nought: it is not the same as nought to everybody.
      afterSeconds: stage.minutes === 0 ? 0 : sign * stage.minutes * 60,
      rule: 'late',
      keptBp: stage.keptPercent * 100,
    });
  return [
    { ...base, phase: 'no_driver', rule: 'no_driver' },
    { ...base, phase: 'taken', rule: 'in_time' },
    ...immediate.map(late('acceptance', 1)),
    ...scheduled.map(late('start', -1)),
    { ...base, phase: 'arrived', rule: 'after_arrival', keptBp: arrivedPercent * 100 },
    { ...base, who: 'admin', phase: null, rule: 'without_fault' },
    { ...waited, who: 'organizer', keptBp: noShowPercent * 100 },
    { ...waited, who: 'member', keptBp: 10_000 },
  ];
}

/** The terms of rows that were made of some. @throws RangeError when they were not */
export function termsOf(rows: readonly PolicyRow[]): CancellationTerms {
  const arrived = rows.find(({ rule }) => rule === 'after_arrival');
  const noShow = rows.find(({ rule, who }) => rule === 'no_show' && who === 'organizer');
  if (!arrived || !noShow) throw new RangeError('a policy says what is kept after the arrival, and when nobody comes');
  const stages = (clock: PolicyRow['clock']) =>
    rows
      .filter((row) => row.rule === 'late' && row.clock === clock)
      .sort((a, b) => (a.afterSeconds ?? 0) - (b.afterSeconds ?? 0))
      .map(({ afterSeconds, keptBp }): LateStage => ({
        minutes: Math.abs(afterSeconds ?? 0) / 60,
        keptPercent: keptBp / 100,
      }));
  return {
    immediate: stages('acceptance'),
    scheduled: stages('start'),
    arrivedPercent: arrived.keptBp / 100,
    waitMinutes: (noShow.afterSeconds ?? 0) / 60,
    noShowPercent: noShow.keptBp / 100,
    driverPercent: noShow.driverBp / 100,
  };
}

/** What is wrong with terms whose numbers are whole and in their ranges: later must never be cheaper. */
export function problemsOfTerms({
  immediate,
  scheduled,
  arrivedPercent,
  noShowPercent,
}: CancellationTerms): TermsProblem[] {
  const problems = [
    ...problemsOfStages('immediate', immediate, arrivedPercent),
    ...problemsOfStages('scheduled', scheduled, arrivedPercent),
  ];
  if (noShowPercent < arrivedPercent)
    problems.push({ field: 'noShowPercent', message: 'must not be less than is kept after the arrival' });
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
