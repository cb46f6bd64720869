import { fieldError } from './http/api-error';

/** The sort order of a list: by the key, if any, and then by the id, so that the order is total. */
export interface Sorting {
  /** SQL expression that is never null; sorted by the id alone without one. */
  key?: string;
  /** PostgreSQL type of the key. */
  type?: 'text' | 'numeric';
  descending: boolean;
}

/** The row after which a page begins. */
export interface Position {
  id: number;
  /** Text of the row's key; null when the order has none. */
  key: string | null;
}

/** Extra columns of a row from which the next page can begin. */
export interface Placed {
  id: number;
  sortKey: string | null;
}

/** A page of a list. */
export interface PageOf<Order> {
  limit: number;
  order: Order;
  /** The row before the first one of the page. */
  after: Position | null;
}

export interface Page<Row extends Placed> {
  rows: Omit<Row, 'sortKey'>[];
  /** Null on the last page. */
  nextCursor: string | null;
}

const MAX_ID = 2 ** 31 - 1;
const NUMBER = /^-?\d{1,12}(\.\d{1,6})?$/;
const LONGEST_KEY = 400;

/**
 * Pages through a sorted list. A page begins after the last row of the previous page, so rows added or removed in the
 * meantime cause no duplicates and no gaps.
 */
export class Keyset<Order extends string> {
  /** @param id SQL expression of the id of a row */
  constructor(
    private readonly id: string,
    private readonly orders: Readonly<Record<Order, Sorting>>,
  ) {}

  /** @throws ApiError validation_failed for anything but a cursor of the same order from an earlier answer */
  read(order: Order, cursor: string | undefined): Position | null {
    if (cursor === undefined) return null;
    const [, of, digits, text] = /^([a-z_]+)\.([1-9]\d{0,9})(?:\.([\w-]*))?$/.exec(cursor) ?? [];
    const id = Number(digits);
    const { key: sorted, type } = this.orders[order];
    const key = text === undefined ? null : Buffer.from(text, 'base64url').toString();
    const fits =
      of === order &&
      id <= MAX_ID &&
      (sorted === undefined) === (key === null) &&
      (key === null || (type === 'numeric' ? NUMBER.test(key) : key.length <= LONGEST_KEY && !key.includes('\0')));
    if (!fits) throw fieldError('cursor', 'is not from an earlier answer in this order');
    return { id, key };
  }

  /**
   * SQL condition for rows after the position; null without one.
   * @param values of the statement, to which the condition adds its own
   */
  after(order: Order, position: Position | null, values: unknown[]): string | null {
    if (!position) return null;
    const { key, type, descending } = this.orders[order];
    const further = descending ? '<' : '>';
    const id = `$${values.push(position.id)}::int`;
    if (key === undefined) return `${this.id} ${further} ${id}`;
    return `(${key}, ${this.id}) ${further} ($${values.push(position.key)}::${type ?? 'text'}, ${id})`;
  }

  orderBy(order: Order): string {
    const { key, descending } = this.orders[order];
    const direction = descending ? 'DESC' : 'ASC';
    return `ORDER BY ${key === undefined ? '' : `${key} ${direction}, `}${this.id} ${direction}`;
  }

  /** SQL expression of `sortKey`. */
  sortKey(order: Order): string {
    const { key } = this.orders[order];
    return key === undefined ? 'NULL::text' : `(${key})::text`;
  }

  /** @param rows one more than fits on a page, if there are that many */
  page<Row extends Placed>(order: Order, rows: readonly Row[], limit: number): Page<Row> {
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return { rows: shown.map(withoutPlace), nextCursor: last ? cursorOf(order, last) : null };
  }
}

function cursorOf(order: string, { id, sortKey }: Placed): string {
  return sortKey === null ? `${order}.${id}` : `${order}.${id}.${Buffer.from(sortKey).toString('base64url')}`;
}

function withoutPlace<Row extends Placed>(row: Row): Omit<Row, 'sortKey'> {
  const { sortKey: _place, ...shown } = row;
  return shown;
}
