import type { SearchQuery } from '../domain/search-query';

/** Conditions of which one must hold, with their values. */
export class AnyOf {
  private readonly conditions: string[] = [];

  /** @param values those of an earlier part of the same statement */
  constructor(readonly values: unknown[] = []) {}

  /** @param condition one or more tests; `?` stands for the values in order */
  add(condition: string, ...values: unknown[]): void {
    let next = this.values.length;
    this.values.push(...values);
    this.conditions.push(condition.replace(/\?/g, () => `$${++next}`));
  }

  get sql(): string {
    return this.conditions.map((condition) => `(${condition})`).join(' OR ');
  }

  get isEmpty(): boolean {
    return this.conditions.length === 0;
  }
}

export const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');
export const containing = (text: string) => `%${escaped(text)}%`;

/** Every part must be in the name of user `u`. */
export function addNames(any: AnyOf, { names }: SearchQuery): void {
  if (names.length > 0) any.add(names.map(() => 'lower(u.name) LIKE ?').join(' AND '), ...names.map(containing));
}

/**
 * Numbers of rides whose number, organizer or driver matches; none where the text can mean none of them.
 * @param before values of the statement that it becomes a part of
 */
export function ridesMatching(query: SearchQuery, before: readonly unknown[]): { sql: string; values: unknown[] } {
  const person = new AnyOf([...before]);
  addNames(person, query);
  if (query.email) person.add('u.email LIKE ?', containing(query.email));
  if (query.phone) person.add('u.phone LIKE ?', containing(query.phone));
  const people = person.isEmpty ? null : `SELECT u.id FROM users u WHERE ${person.sql}`;
  const number = new AnyOf(person.values);
  if (query.rideId !== null) number.add('s.id = ?', query.rideId);
  const parts = [
    ...(number.isEmpty ? [] : [`SELECT s.id FROM rides s WHERE ${number.sql}`]),
    ...(people === null
      ? []
      : [
          `SELECT s.id FROM rides s WHERE s.organizer_id IN (${people})`,
          `SELECT s.id FROM drivers o JOIN rides s ON s.driver_id = o.id WHERE o.user_id IN (${people})`,
        ]),
  ];
  return { sql: parts.length === 0 ? 'SELECT 0' : parts.join(' UNION '), values: number.values };
}
