/** Pledge terms that were checked against the ride. */
export interface CheckedPledgeTerms {
  minRiders: number;
  deadline: Date;
}

/** Every possible number of riders. */
export const ridersOf = (minRiders: number, seats: number): number[] =>
  Array.from({ length: seats - minRiders + 1 }, (_, index) => minRiders + index);
