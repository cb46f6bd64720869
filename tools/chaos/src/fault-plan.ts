import type { Chance } from '../../../tools/bench/src/chance';
import type { Options } from './options';

export const FAULT_KINDS = ['postgres kill', 'postgres restart', 'api kill', 'redis kill'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  readonly kind: FaultKind;
  /** Milliseconds of undisturbed load before the fault. */
  readonly pauseMs: number;
  /** Milliseconds before the server is restarted; an API process is restarted immediately. */
  readonly awayMs: number;
  /** Selects the API process. */
  readonly process: number;
}

const LONGEST_PAUSE_MS = 2500;
const LONGEST_ABSENCE_MS = 3000;

/** All faults of a run in order. The same seed gives the same plan. */
export function planFaults(
  { postgres, api, redis }: Pick<Options, 'postgres' | 'api' | 'redis'>,
  chance: Chance,
): Fault[] {
  const times = (count: number, kindOf: (index: number) => FaultKind): FaultKind[] =>
    Array.from({ length: count }, (_, index) => kindOf(index));
  const kinds = [
    ...times(postgres, (index) => (index % 2 === 0 ? 'postgres kill' : 'postgres restart')),
    ...times(api, () => 'api kill'),
    ...times(redis, () => 'redis kill'),
  ];
  const plan: Fault[] = [];
  while (kinds.length > 0) {
    const [kind] = kinds.splice(chance.below(kinds.length), 1);
    if (kind === undefined) break;
    const awayMs = kind === 'api kill' ? 0 : chance.below(LONGEST_ABSENCE_MS);
    plan.push({ kind, pauseMs: 300 + chance.below(LONGEST_PAUSE_MS), awayMs, process: chance.below(1000) });
  }
  return plan;
}
