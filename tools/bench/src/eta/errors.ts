import { percentile } from '../measure';

/** Differences between our times and those of the engine. */
export interface Errors {
  compared: number;
  /** As fractions of the engine's time. */
  median: number;
  p95: number;
  most: number;
  /** Number of pairs with a route on only one side. */
  onlyOurs: number;
  onlyTheirs: number;
}

/** Shorter times count as one second, because the engine's matrix has whole seconds. */
const LEAST_SECONDS = 1;

/** @param pairs seconds of ours and theirs; null without a route */
export function errorsOf(pairs: readonly (readonly [ours: number | null, theirs: number | null])[]): Errors {
  const shares = pairs.flatMap(([ours, theirs]) =>
    ours === null || theirs === null ? [] : [Math.abs(ours - theirs) / Math.max(theirs, LEAST_SECONDS)],
  );
  return {
    compared: shares.length,
    median: percentile(shares, 0.5),
    p95: percentile(shares, 0.95),
    most: percentile(shares, 1),
    onlyOurs: pairs.filter(([ours, theirs]) => ours !== null && theirs === null).length,
    onlyTheirs: pairs.filter(([ours, theirs]) => ours === null && theirs !== null).length,
  };
}

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

export const describeErrors = ({ compared, median, p95, most, onlyOurs, onlyTheirs }: Errors): string =>
  `median ${percent(median)}, p95 ${percent(p95)}, at most ${percent(most)} of ${compared.toLocaleString('en-US')} pairs; routes that only we find ${onlyOurs}, only Valhalla ${onlyTheirs}`;
