import type { TimeRange } from '../../../platform/http/city-days';
import type { SearchQuery } from '../domain/search-query';

/** Conditions with their values, written in one statement. */
abstract class Conditions {
  protected readonly conditions: string[] = [];

  /** @param values those of an earlier part of the same statement */
  constructor(readonly values: unknown[] = []) {}

  /** @param condition one or more tests; `?` stands for the values in order */
  add(condition: string, ...values: unknown[]): void {
    let next = this.values.length;
    this.values.push(...values);
    this.conditions.push(condition.replace(/\?/g, () => `$${++next}`));
  }

  get isEmpty(): boolean {
    return this.conditions.length === 0;
  }

  protected joined(word: 'OR' | 'AND'): string {
    return this.conditions.map((condition) => `(${condition})`).join(` ${word} `);
  }
}

/** Conditions of which one must hold. */
export class AnyOf extends Conditions {
  get sql(): string {
    return this.joined('OR');
  }
}

/** Conditions that must all hold. Only those that are asked for are in the statement, so that the plan fits them. */
export class AllOf extends Conditions {
  /** Of a time whose ends may be open. */
  addRange(column: string, { since, before }: TimeRange): void {
    if (since) this.add(`${column} >= ?`, since);
    if (before) this.add(`${column} < ?`, before);
  }

  get sql(): string {
    return this.joined('AND');
  }

  get where(): string {
    return this.isEmpty ? '' : `WHERE ${this.sql}`;
  }
}

export const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');
export const containing = (text: string) => `%${escaped(text)}%`;

/** Must be written like the index `drivers_plate_search`. */
const PLATE = `upper(regexp_replace(d.license_plate, '[^A-Za-z0-9]', '', 'g'))`;

/** Every part must be in the name of user `u`. */
function addNames(any: AnyOf, { names }: SearchQuery): void {
  if (names.length > 0)
    any.add(names.map(() => 'u.plain_name LIKE plain_name(?)').join(' AND '), ...names.map(containing));
}

/** What user `u` may be found by; empty where the text can mean nobody. */
export function personMatching(query: SearchQuery, values: unknown[]): AnyOf {
  const person = new AnyOf(values);
  addNames(person, query);
  if (query.email) person.add('u.email LIKE ?', containing(query.email));
  if (query.phone) person.add('u.phone LIKE ?', containing(query.phone));
  return person;
}

/**
 * The same without an index. For texts that many people match: PostgreSQL then reads a list in its order until a page is full, instead of
 * finding and sorting everybody. @param user alias of the user
 */
export function personReading({ names, email, phone }: SearchQuery, values: unknown[], user = 'u'): AnyOf {
  const person = new AnyOf(values);
  if (names.length > 0)
    person.add(names.map(() => `strpos(${user}.plain_name, plain_name(?)) > 0`).join(' AND '), ...names);
  if (email) person.add(`strpos(${user}.email, ?) > 0`, email);
  if (phone) person.add(`strpos(${user}.phone, ?) > 0`, phone);
  return person;
}

/** Ids of drivers whose person, plate or number matches. One condition over both tables could use the indexes of neither. */
export function driversMatching(query: SearchQuery, values: unknown[]): string {
  const person = personMatching(query, values);
  const driver = new AnyOf(values);
  if (query.plate) driver.add(`${PLATE} LIKE ?`, containing(query.plate));
  if (query.phone) driver.add('d.phone LIKE ?', containing(query.phone));
  return union([
    ...(person.isEmpty ? [] : [`SELECT d.id FROM users u JOIN drivers d ON d.user_id = u.id WHERE ${person.sql}`]),
    ...(driver.isEmpty ? [] : [`SELECT d.id FROM drivers d WHERE ${driver.sql}`]),
  ]);
}

/** The same of driver `d` and person `u` without an index; see `personReading`. */
export function driverReading(query: SearchQuery, values: unknown[]): AnyOf {
  const driver = personReading(query, values);
  if (query.plate) driver.add(`strpos(${PLATE}, ?) > 0`, query.plate);
  if (query.phone) driver.add('strpos(d.phone, ?) > 0', query.phone);
  return driver;
}

/** Numbers of rides whose number, organizer or driver matches. */
export function ridesMatching(query: SearchQuery, values: unknown[]): string {
  const person = personMatching(query, values);
  const people = `SELECT u.id FROM users u WHERE ${person.sql}`;
  const number = new AnyOf(values);
  if (query.rideId !== null) number.add('s.id = ?', query.rideId);
  return union([
    ...(number.isEmpty ? [] : [`SELECT s.id FROM rides s WHERE ${number.sql}`]),
    ...(person.isEmpty
      ? []
      : [
          `SELECT s.id FROM rides s WHERE s.organizer_id IN (${people})`,
          `SELECT s.id FROM drivers o JOIN rides s ON s.driver_id = o.id WHERE o.user_id IN (${people})`,
        ]),
  ]);
}

/** No id where there are no parts: the text can mean nothing in this list. */
const union = (parts: readonly string[]): string => (parts.length === 0 ? 'SELECT 0' : parts.join(' UNION '));
