import fc from 'fast-check';
import { assignRows, type SparseCosts } from './sparse-assignment';

/** A cost for each row and column; null where the pair is not possible. */
type Table = readonly (readonly (number | null)[])[];

function sparse(table: Table, columnCount: number): SparseCosts {
  const starts = [0];
  const [columns, costs]: [number[], number[]] = [[], []];
  for (const row of table) {
    row.forEach((cost, column) => {
      if (cost === null) return;
      columns.push(column);
      costs.push(cost);
    });
    starts.push(columns.length);
  }
  return {
    columnCount,
    starts: Int32Array.from(starts),
    columns: Int32Array.from(columns),
    costs: Float64Array.from(costs),
  };
}

interface Outcome {
  assigned: number;
  cost: number;
}

/** Tries every assignment. */
function bruteForce(table: Table, row = 0, used = new Set<number>()): Outcome {
  if (row === table.length) return { assigned: 0, cost: 0 };
  let best = bruteForce(table, row + 1, used);
  table[row]!.forEach((cost, column) => {
    if (cost === null || used.has(column)) return;
    used.add(column);
    const rest = bruteForce(table, row + 1, used);
    used.delete(column);
    const outcome = { assigned: rest.assigned + 1, cost: rest.cost + cost };
    if (outcome.assigned > best.assigned || (outcome.assigned === best.assigned && outcome.cost < best.cost))
      best = outcome;
  });
  return best;
}

/** @throws Error when the assignment uses a column twice or a pair that is not possible */
function outcomeOf(table: Table, assignment: Int32Array): Outcome {
  const used = new Set<number>();
  let cost = 0;
  assignment.forEach((column, row) => {
    if (column < 0) return;
    const pair = table[row]?.[column] ?? null;
    if (pair === null || used.has(column)) throw new Error(`row ${row} must not have column ${column}`);
    used.add(column);
    cost += pair;
  });
  return { assigned: used.size, cost };
}

const solve = (table: Table, columnCount: number) => assignRows(sparse(table, columnCount));

const tables = (cost: fc.Arbitrary<number>) =>
  fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 })).chain(([rows, columns]) =>
    fc.array(fc.array(fc.option(cost, { freq: 3 }), { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  );

describe('an assignment', () => {
  it('has the same number of rows and the same cost as an exhaustive search', () => {
    fc.assert(
      fc.property(tables(fc.integer({ min: -20, max: 20 })), (table) => {
        const columnCount = table[0]?.length ?? 0;
        expect(outcomeOf(table, solve(table, columnCount))).toEqual(bruteForce(table));
      }),
      { numRuns: 2_000 },
    );
  });

  it('has the lowest cost even when costs differ widely in size', () => {
    fc.assert(
      fc.property(tables(fc.double({ min: -5_000, max: 10_000, noNaN: true })), (table) => {
        const found = outcomeOf(table, solve(table, table[0]?.length ?? 0));
        const best = bruteForce(table);
        expect(found.assigned).toBe(best.assigned);
        expect(found.cost).toBeCloseTo(best.cost, 5);
      }),
      { numRuns: 1_000 },
    );
  });

  it('gives the second row its only column even if the first one would gain more from it', () => {
    expect([
      ...solve(
        [
          [1, 50],
          [1, null],
        ],
        2,
      ),
    ]).toEqual([1, 0]);
  });

  it('leaves out the row that is the most expensive to serve when columns are scarce', () => {
    expect([...solve([[9], [3], [5]], 1)]).toEqual([-1, 0, -1]);
  });

  it('terminates when all costs are equal', () => {
    const table = Array.from({ length: 50 }, () => Array.from({ length: 40 }, () => 7));
    expect(outcomeOf(table, solve(table, 40))).toEqual({ assigned: 40, cost: 280 });
  });

  it('can be empty', () => {
    expect([...solve([], 3)]).toEqual([]);
    expect([...solve([[], []], 0)]).toEqual([-1, -1]);
  });
});
