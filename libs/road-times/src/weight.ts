/**
 * Packs cost and time into one number. Routes minimize the cost, which avoids service roads and awkward turns, but
 * their time is reported. Since sums of packed numbers contain the sums of both parts, and the cost comes first in
 * comparisons, a search handles the pair as a plain number. Of two routes with the same cost, the faster one wins. Both
 * are in hundredths of a second: 24 bits of time are 46 hours, and 29 bits of cost are 62 days.
 */
const TIME_BITS = 2 ** 24;

export const weightOf = (cost: number, time: number): number => cost * TIME_BITS + time;

export const timeOf = (weight: number): number => weight - Math.floor(weight / TIME_BITS) * TIME_BITS;

/** A fraction of a weight, rounded to hundredths of a second. */
export const partOf = (cost: number, time: number, share: number): number =>
  weightOf(Math.round(cost * share), Math.round(time * share));
