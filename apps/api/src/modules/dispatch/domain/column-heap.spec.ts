import fc from 'fast-check';
import { ColumnHeap } from './column-heap';

/** Takes out everything, and returns the keys in that order. */
function drain(heap: ColumnHeap, keys: Float64Array): number[] {
  const taken: number[] = [];
  for (let column = heap.pop(); column !== -1; column = heap.pop()) taken.push(keys[column]!);
  return taken;
}

describe('a heap of columns', () => {
  it('returns each column once, the lowest key first', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 40 }), (numbers) => {
        const keys = Float64Array.from(numbers);
        const heap = new ColumnHeap(keys);
        numbers.forEach((_, column) => heap.lowered(column));
        expect(drain(heap, keys)).toEqual([...numbers].sort((a, b) => a - b));
        expect(heap.pop()).toBe(-1);
      }),
    );
  });

  it('keeps the order when keys are lowered, and some are taken out in between', () => {
    const steps = fc.array(fc.tuple(fc.nat(19), fc.integer({ min: 0, max: 30 }), fc.boolean()), { maxLength: 80 });
    fc.assert(
      fc.property(steps, (list) => {
        const keys = new Float64Array(20).fill(1000);
        const heap = new ColumnHeap(keys);
        const inside = new Set<number>();
        for (const [column, by, takes] of list) {
          keys[column]! -= by;
          heap.lowered(column);
          inside.add(column);
          if (!takes) continue;
          const lowest = heap.pop();
          expect(keys[lowest]).toBe(Math.min(...[...inside].map((each) => keys[each]!)));
          inside.delete(lowest);
        }
        expect(drain(heap, keys)).toEqual([...inside].map((each) => keys[each]!).sort((a, b) => a - b));
      }),
    );
  });

  it('is empty after it is cleared, and can be filled again', () => {
    const keys = Float64Array.from([3, 1, 2]);
    const heap = new ColumnHeap(keys);
    for (const column of [0, 1, 2]) heap.lowered(column);
    heap.clear();
    expect(heap.pop()).toBe(-1);
    for (const column of [2, 0]) heap.lowered(column);
    expect(drain(heap, keys)).toEqual([2, 3]);
  });
});
