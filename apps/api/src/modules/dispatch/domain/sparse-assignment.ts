import { ColumnHeap } from './column-heap';

/** Costs of the possible pairs, row by row. A row has each column at most once. */
export interface SparseCosts {
  columnCount: number;
  /** Index at which each row's pairs begin in `columns` and `costs`, followed by the end index of the last row. */
  starts: Int32Array;
  columns: Int32Array;
  costs: Float64Array;
}

const NONE = -1;
/**
 * After this many steps per row, further bidding for the same columns gains little. The augmenting paths settle the
 * rest.
 */
const MAX_BIDS_PER_ROW = 4;

/**
 * Assigns each row at most one column and each column at most one row: as many rows as possible and, among these assignments, one of the lowest total cost.
 *
 * The method of Jonker and Volgenant ("A shortest augmenting path algorithm for dense and sparse linear assignment problems", Computing 38, 1987) for sparse and
 * rectangular costs: augmenting row reduction, then a shortest augmenting path for each remaining row, with Dijkstra's algorithm on a heap. Its column reduction is left out,
 * because a column that stays free must keep the price 0 when there are more columns than rows (Crouse, "On implementing 2D rectangular assignment algorithms", 2016). Each row also has a
 * column of its own that stands for no assignment, and costs more than all others together.
 *
 * @returns the column of each row, −1 for rows that get none
 */
export function assignRows(problem: SparseCosts): Int32Array {
  const solver = new Solver(problem);
  solver.bid();
  solver.augment();
  return solver.assignment();
}

class Solver {
  private readonly rowCount: number;
  private readonly columnCount: number;
  private readonly starts: Int32Array;
  private readonly columns: Int32Array;
  private readonly costs: Float64Array;
  /** Cost of leaving a row without a column. */
  private readonly none: number;
  private readonly prices: Float64Array;
  private readonly columnOf: Int32Array;
  private readonly rowOf: Int32Array;
  /** Cost of each row's assigned column. */
  private readonly paid: Float64Array;
  private free: number[];

  constructor({ columnCount, starts, columns, costs }: SparseCosts) {
    this.rowCount = starts.length - 1;
    this.columnCount = columnCount;
    [this.starts, this.columns, this.costs] = [starts, columns, costs];
    let [least, most] = [0, 0];
    for (const cost of costs) {
      if (cost < least) least = cost;
      if (cost > most) most = cost;
    }
    this.none = most + (most - least + 1) * (this.rowCount + 1);
    const all = columnCount + this.rowCount;
    this.prices = new Float64Array(all);
    this.columnOf = new Int32Array(this.rowCount).fill(NONE);
    this.rowOf = new Int32Array(all).fill(NONE);
    this.paid = new Float64Array(this.rowCount);
    this.free = Array.from({ length: this.rowCount }, (_, row) => row);
  }

  assignment(): Int32Array {
    return this.columnOf.map((column) => (column < this.columnCount ? column : NONE));
  }

  /** Augmenting row reduction: each free row takes its cheapest column, lowers the price by its lead over the second one, and frees the row that had it. */
  bid(): void {
    const waiting = this.free.reverse();
    const left: number[] = [];
    let bids = MAX_BIDS_PER_ROW * this.rowCount;
    for (let row = waiting.pop(); row !== undefined; row = waiting.pop()) {
      if (bids === 0) {
        left.push(row);
        continue;
      }
      bids -= 1;
      const displaced = this.bidFor(row);
      if (displaced === NONE) continue;
      // Without a lead the price has not changed, and the two rows could displace each other forever.
      if (this.columnOf[displaced] === NONE && displaced !== row && this.lead > 0) waiting.push(displaced);
      else left.push(displaced);
    }
    this.free = left;
  }

  private lead = 0;

  /** @returns the row that is free afterwards, or −1 */
  private bidFor(row: number): number {
    const own = this.columnCount + row;
    let [best, bestCost, lowest, second] = [own, this.none, this.none - this.prices[own]!, Infinity];
    for (let at = this.starts[row]!; at < this.starts[row + 1]!; at += 1) {
      const column = this.columns[at]!;
      const reduced = this.costs[at]! - this.prices[column]!;
      if (reduced < lowest) {
        second = lowest;
        [best, bestCost, lowest] = [column, this.costs[at]!, reduced];
      } else if (reduced < second) second = reduced;
    }
    const price = this.prices[best]! - (second - lowest);
    this.lead = second === Infinity || price === this.prices[best] ? 0 : second - lowest;
    const holder = this.rowOf[best]!;
    if (this.lead > 0) this.prices[best] = price;
    else if (holder !== NONE) return row;
    if (holder !== NONE) this.columnOf[holder] = NONE;
    this.columnOf[row] = best;
    this.rowOf[best] = row;
    this.paid[row] = bestCost;
    return holder;
  }

  /** Finds the cheapest way to make room for each free row, along rows that move to another column. */
  augment(): void {
    const distances = new Float64Array(this.prices.length).fill(Infinity);
    const from = new Int32Array(this.prices.length);
    const costs = new Float64Array(this.prices.length);
    const scanned = new Uint8Array(this.prices.length);
    const heap = new ColumnHeap(distances);
    for (const start of this.free) {
      const reached: number[] = [];
      const done: number[] = [];
      let [row, distance, offset, end, nearestEnd] = [start, 0, 0, NONE, Infinity];
      const reach = (column: number, cost: number) => {
        if (scanned[column] === 1) return;
        const total = distance + cost - this.prices[column]! - offset;
        if (total >= distances[column]! || total >= nearestEnd) return;
        if (distances[column] === Infinity) reached.push(column);
        distances[column] = total;
        from[column] = row;
        costs[column] = cost;
        if (this.rowOf[column] === NONE) nearestEnd = total;
        heap.lowered(column);
      };
      while (end === NONE) {
        for (let at = this.starts[row]!; at < this.starts[row + 1]!; at += 1) reach(this.columns[at]!, this.costs[at]!);
        reach(this.columnCount + row, this.none);
        const column = heap.pop();
        distance = distances[column]!;
        if (this.rowOf[column] === NONE) end = column;
        else {
          scanned[column] = 1;
          done.push(column);
          row = this.rowOf[column]!;
          offset = this.paid[row]! - this.prices[column]!;
        }
      }
      for (const column of done) {
        this.prices[column] = this.prices[column]! + distances[column]! - distance;
        scanned[column] = 0;
      }
      this.shift(start, end, from, costs);
      for (const column of reached) distances[column] = Infinity;
      heap.clear();
    }
    this.free = [];
  }

  /** Moves the rows along a path that ends at a free column. */
  private shift(start: number, end: number, from: Int32Array, costs: Float64Array): void {
    for (let column = end; ;) {
      const row = from[column]!;
      const next = this.columnOf[row]!;
      this.columnOf[row] = column;
      this.rowOf[column] = row;
      this.paid[row] = costs[column]!;
      if (row === start) return;
      column = next;
    }
  }
}
