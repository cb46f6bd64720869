/** Pseudorandom numbers that are the same in every run (Mulberry32 by Tommy Ettinger, public domain). */
export interface Chance {
  /** A whole number from 0 up to, but not including, `below`. */
  below(below: number): number;
  /** @throws RangeError when the list is empty */
  of<T>(list: readonly T[]): T;
}

export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    of: (list) => {
      const chosen = list[below(list.length)];
      if (chosen === undefined) throw new RangeError('there is nothing to choose from');
      return chosen;
    },
  };
}
