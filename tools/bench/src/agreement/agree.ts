/** A route for comparison: meters, seconds, and its points with five decimals. */
export interface Answer {
  meters: number;
  seconds: number;
  polyline: string;
}

export interface Agreement {
  pairs: number;
  /** Number of pairs whose routes have the same points. */
  same: number;
  /** Number of pairs whose routes differ but have the same length within one percent. */
  asLong: number;
  /** Number of pairs for which only one side has a route. */
  onlyOne: number;
  /** The largest difference in length among pairs with two routes, 0.1 for ten percent. */
  worst: number;
}

const differ = (one: Answer, two: Answer): number =>
  Math.abs(one.meters - two.meters) / Math.max(1, Math.min(one.meters, two.meters));

/** @param answers of both sides to the same questions; null if a side has no route */
export function agreement(answers: readonly (readonly [Answer | null, Answer | null])[]): Agreement {
  const both = answers.filter((pair): pair is [Answer, Answer] => pair[0] !== null && pair[1] !== null);
  const isSame = ([one, two]: readonly [Answer, Answer]) =>
    one.polyline === two.polyline && Math.abs(one.meters - two.meters) <= 1 && Math.abs(one.seconds - two.seconds) <= 1;
  return {
    pairs: answers.length,
    same: both.filter(isSame).length + answers.filter(([one, two]) => one === null && two === null).length,
    asLong: both.filter((pair) => !isSame(pair) && differ(...pair) <= 0.01).length,
    onlyOne: answers.filter(([one, two]) => (one === null) !== (two === null)).length,
    worst: Math.max(0, ...both.map((pair) => differ(...pair))),
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

export function describeAgreement({ pairs, same, asLong, onlyOne, worst }: Agreement): string {
  return `${same} of ${pairs} the same (${percent(same / Math.max(1, pairs))}), ${asLong} more as long within 1 %, ${onlyOne} that only one side has; the greatest difference in length is ${percent(worst)}`;
}
