/** A driver who can be offered a ride. */
interface Candidate {
  /** In a straight line. */
  meters: number;
  seats: number;
  /** Of the vehicle's class among those that may serve the ride, the preferred one first. */
  rank: number;
  /** Whether the class is one for larger groups, which is used only when no other is free. */
  larger: boolean;
}

/**
 * Orders candidates by driving time to the pickup; a larger class must be nearer by `secondsPerClass`. Those whom no road connects are left out, unless that is all
 * of them: then it is the pickup that is off the roads, and straight lines decide.
 * @param candidates in the order by straight lines, which stays where times are estimated from these
 * @param times seconds from each candidate (row) to the pickup (the only column)
 */
export function byTravelTime<C extends Candidate>(
  candidates: readonly C[],
  times: { seconds: (number | null)[][]; estimated: boolean },
  secondsPerClass: number,
): readonly C[] {
  const near = candidates.flatMap((candidate, index) => {
    const seconds = times.seconds[index]![0] ?? null;
    return seconds === null ? [] : [{ candidate, seconds, cost: seconds + candidate.rank * secondsPerClass }];
  });
  if (times.estimated || near.length === 0) return candidates;
  return near
    .sort(
      (one, other) =>
        Number(one.candidate.larger) - Number(other.candidate.larger) ||
        one.cost - other.cost ||
        one.candidate.seats - other.candidate.seats ||
        one.candidate.meters - other.candidate.meters,
    )
    .map(({ candidate }) => candidate);
}
