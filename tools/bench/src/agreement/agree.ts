/** A way as it is compared: meters, seconds, and its points with five decimals. */
export interface Answer {
  meters: number;
  seconds: number;
  polyline: string;
}

export interface Agreement {
  pairs: number;
  /** The same points all along. */
  same: number;
  /** Another way or other ends, but as long within one percent. */
  asLong: number;
  /** One side has a way and the other has none. */
  onlyOne: number;
  /** Of those that both have: the greatest difference in length, 0.1 for ten percent. */
  worst: number;
}

const differ = (one: Answer, two: Answer): number =>
  Math.abs(one.meters - two.meters) / Math.max(1, Math.min(one.meters, two.meters));

/** @param answers of both sides to the same questions, null where a side has none */
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
