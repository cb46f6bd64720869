/** The results of the mutants of an area, which are changes to its rules made one at a time. */
export interface AreaResult {
  readonly area: string;
  /** A test failed. */
  readonly killed: number;
  /** The tests did not end. */
  readonly timeout: number;
  /** All tests passed. */
  readonly survived: number;
  /** No test reaches the place. */
  readonly uncovered: number;
}

export type Status =
  'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'RuntimeError' | 'CompileError' | 'Ignored' | 'Pending';

/** The parts of an earlier run's result that we use. */
export interface EarlierRun {
  files: Record<string, { mutants: { status: Status; static?: boolean }[] }>;
}

/**
 * Forgets what may have changed since with new tests, and is kept by Stryker: survivors in code that runs while a file is loaded, as it
 * cannot tell which tests concern them, and what was in a file that no test had loaded.
 */
export function forgetUnnoticed<Run extends EarlierRun>(run: Run): Run {
  const isDoubtful = ({ status, static: isStatic }: EarlierRun['files'][string]['mutants'][number]) =>
    status === 'NoCoverage' || (status === 'Survived' && isStatic === true);
  for (const file of Object.values(run.files)) file.mutants = file.mutants.filter((mutant) => !isDoubtful(mutant));
  return run;
}

/** Mutants that do not load are not counted, because they say nothing about the tests. */
export function resultOf(area: string, mutants: readonly { readonly status: Status }[]): AreaResult {
  const count = (status: Status) => mutants.filter((mutant) => mutant.status === status).length;
  return {
    area,
    killed: count('Killed'),
    timeout: count('Timeout'),
    survived: count('Survived'),
    uncovered: count('NoCoverage'),
  };
}

/** The share of mutants that a test notices, in percent; 100 where there are none. */
export function scoreOf({ killed, timeout, survived, uncovered }: Omit<AreaResult, 'area'>): number {
  const all = killed + timeout + survived + uncovered;
  return all === 0 ? 100 : (100 * (killed + timeout)) / all;
}

/** All areas together. */
export function totalOf(areas: readonly AreaResult[]): AreaResult {
  const sum = (part: Exclude<keyof AreaResult, 'area'>) => areas.reduce((total, area) => total + area[part], 0);
  return {
    area: 'total',
    killed: sum('killed'),
    timeout: sum('timeout'),
    survived: sum('survived'),
    uncovered: sum('uncovered'),
  };
}

/** A line for each area and one for all. */
export function drawAreas(areas: readonly AreaResult[]): string {
  const lines = [...areas, totalOf(areas)].map((each) => [
    each.area,
    ...[each.killed, each.timeout, each.survived, each.uncovered].map(String),
    `${scoreOf(each).toFixed(1)}%`,
  ]);
  const rows = [['area', 'killed', 'timeout', 'survived', 'not reached', 'score'], ...lines];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('  '),
    )
    .join('\n');
}
