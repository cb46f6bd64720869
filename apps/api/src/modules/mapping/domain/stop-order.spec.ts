import fc from 'fast-check';
import { bestOrder } from './stop-order';

const totalOf = (costs: number[][], order: readonly number[], hasEnd: boolean) => {
  const visits = [0, ...order.map((stop) => stop + 1), ...(hasEnd ? [costs.length - 1] : [])];
  return visits.slice(1).reduce((sum, to, i) => sum + costs[visits[i]!]![to]!, 0);
};
const permutations = (list: number[]): number[][] =>
  list.length === 0
    ? [[]]
    : list.flatMap((first) => permutations(list.filter((other) => other !== first)).map((rest) => [first, ...rest]));

describe('the order of stops', () => {
  it('is never worse than any other order', () => {
    const cases = fc.integer({ min: 1, max: 5 }).chain((stops) =>
      fc.boolean().chain((hasEnd) => {
        const side = stops + 1 + (hasEnd ? 1 : 0);
        return fc.record({
          stops: fc.constant(stops),
          hasEnd: fc.constant(hasEnd),
          costs: fc.array(fc.array(fc.integer({ min: 1, max: 99 }), { minLength: side, maxLength: side }), {
            minLength: side,
            maxLength: side,
          }),
        });
      }),
    );
    fc.assert(
      fc.property(cases, ({ stops, hasEnd, costs }) => {
        const best = Math.min(
          ...permutations(Array.from({ length: stops }, (_, i) => i)).map((order) => totalOf(costs, order, hasEnd)),
        );
        expect(totalOf(costs, bestOrder(costs, stops, hasEnd)!, hasEnd)).toBe(best);
      }),
    );
  });

  it('does not exist when a stop cannot be reached', () => {
    expect(
      bestOrder(
        [
          [0, Infinity],
          [1, 0],
        ],
        1,
        false,
      ),
    ).toBeNull();
    expect(bestOrder([[0]], 0, false)).toEqual([]);
  });
});
