import { POLICY_LIMITS, type CancellationPolicyTerms, type NewCancellationPolicy } from '@groupride/contracts';
import { problemsOfTerms } from '@groupride/pricing';
import { typedMoment } from '../../shared/typed-moment';

/** A stage, as typed. */
export interface TypedStage {
  minutes: string;
  keptPercent: string;
}

export const STAGE_LISTS = ['immediate', 'scheduled'] as const;
export type StageList = (typeof STAGE_LISTS)[number];
export const NUMBERS = [
  'freeMinutes',
  'arrivedPercent',
  'waitMinutes',
  'noShowPercent',
  'largeGroupSize',
  'largeGroupWaitMinutes',
  'driverPercent',
] as const;
export type NumberField = (typeof NUMBERS)[number];

/** Values of the form. Times are in the city's time zone. */
export type TypedPolicy = { validFrom: string } & Record<StageList, TypedStage[]> & Record<NumberField, string>;

/** A new version starts with the terms of the previous one. */
export function typedOf(terms: CancellationPolicyTerms): TypedPolicy {
  const stages = (list: StageList) =>
    terms[list].map(({ minutes, keptPercent }) => ({ minutes: String(minutes), keptPercent: String(keptPercent) }));
  const numbers = Object.fromEntries(NUMBERS.map((field) => [field, String(terms[field])])) as Record<
    NumberField,
    string
  >;
  return { validFrom: '', immediate: stages('immediate'), scheduled: stages('scheduled'), ...numbers };
}

export type PolicyProblem =
  | 'moment'
  | 'minutes'
  | 'freeMinutes'
  | 'percent'
  | 'percentFromOne'
  | 'wait'
  | 'groupSize'
  | 'minutesOrder'
  | 'percentOrder'
  | 'noShowLess'
  | 'waitLess';
/** Problems by field path, such as "immediate.0.minutes". */
export type PolicyProblems = Record<string, PolicyProblem>;

/** A version must start at least a minute in the future, to protect bookings in progress. */
const AHEAD = 60_000;

/** The policy version from the form, or its problems. */
export function policyOf(
  typed: TypedPolicy,
  timeZone: string,
  now: Date,
): { policy: NewCancellationPolicy; problems: PolicyProblems } {
  const { terms, problems } = readTerms(typed);
  const at = typedMoment(typed.validFrom, timeZone);
  if (!at || at.getTime() < now.getTime() + AHEAD) problems['validFrom'] = 'moment';
  return { policy: { validFrom: at?.toISOString() ?? '', terms }, problems };
}

/** Reads only the terms, for the preview. */
export function readTerms(typed: TypedPolicy): { terms: CancellationPolicyTerms; problems: PolicyProblems } {
  const problems: PolicyProblems = {};
  const read = (path: string, text: string, problem: PolicyProblem, least: number, most: number): number => {
    const value = /^\d{1,6}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN;
    if (!(value >= least && value <= most)) problems[path] = problem;
    return value;
  };
  const stages = (list: StageList) =>
    typed[list].map(({ minutes, keptPercent }, index) => ({
      minutes: read(`${list}.${index}.minutes`, minutes, 'minutes', 0, POLICY_LIMITS.minutes),
      keptPercent: read(`${list}.${index}.keptPercent`, keptPercent, 'percentFromOne', 1, POLICY_LIMITS.percent),
    }));
  const percent = (field: NumberField) => read(field, typed[field], 'percent', 0, POLICY_LIMITS.percent);
  const wait = (field: NumberField) => read(field, typed[field], 'wait', 1, POLICY_LIMITS.waitMinutes);
  const terms = {
    freeMinutes: read('freeMinutes', typed.freeMinutes, 'freeMinutes', 0, POLICY_LIMITS.freeMinutes),
    immediate: stages('immediate'),
    scheduled: stages('scheduled'),
    arrivedPercent: percent('arrivedPercent'),
    waitMinutes: wait('waitMinutes'),
    largeGroupSize: read('largeGroupSize', typed.largeGroupSize, 'groupSize', 2, POLICY_LIMITS.groupSize),
    largeGroupWaitMinutes: wait('largeGroupWaitMinutes'),
    noShowPercent: percent('noShowPercent'),
    driverPercent: percent('driverPercent'),
  };
  if (Object.keys(problems).length === 0)
    for (const { field } of problemsOfTerms(terms)) problems[field] ??= problemOf(field);
  return { terms, problems };
}

/** The server's errors by field path of the form. */
export function refusedPaths(fields: readonly string[]): PolicyProblems {
  return Object.fromEntries(
    fields.map((field) => field.replace(/^terms\./, '')).map((path) => [path, problemOf(path)]),
  );
}

function problemOf(path: string): PolicyProblem {
  if (path === 'validFrom') return 'moment';
  if (path === 'noShowPercent') return 'noShowLess';
  if (path === 'waitMinutes') return 'wait';
  if (path === 'largeGroupWaitMinutes') return 'waitLess';
  if (path === 'largeGroupSize') return 'groupSize';
  if (path === 'freeMinutes') return 'freeMinutes';
  if (path.endsWith('.minutes')) return 'minutesOrder';
  return path.endsWith('.keptPercent') ? 'percentOrder' : 'percent';
}
