import { Sequences } from './sequences';

/** Drives along the edges. @returns the final state, or the first forbidden edge */
function drive(sequences: Sequences, [first, ...rest]: number[]): readonly number[] | number {
  let past: readonly number[] = [first!];
  for (const edge of rest) {
    const next = sequences.drive(past, edge);
    if (next === undefined) return edge;
    past = next;
  }
  return past;
}

describe('turn restrictions over several roads', () => {
  const sequences = new Sequences([
    [1, 2, 3],
    [2, 5, 6, 7],
  ]);

  it('forbid the last road after the others', () => {
    expect(drive(sequences, [1, 2, 3])).toBe(3);
    expect(drive(sequences, [9, 1, 2, 3])).toBe(3);
    expect(drive(sequences, [2, 5, 6, 7])).toBe(7);
  });

  it('allow it otherwise', () => {
    expect(drive(sequences, [9, 2, 3])).toEqual([3]);
    expect(drive(sequences, [1, 9, 2, 3])).toEqual([3]);
    expect(drive(sequences, [5, 6, 7])).toEqual([7]);
  });

  it('may begin in the middle of another one', () => {
    expect(drive(sequences, [1, 2, 5, 6])).toEqual([2, 5, 6]);
    expect(drive(sequences, [1, 2, 5, 6, 7])).toBe(7);
    expect(drive(sequences, [1, 2, 5, 8])).toEqual([8]);
  });
});
