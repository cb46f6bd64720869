import type { TimeRange } from '../../../platform/http/city-days';
import type { SearchQuery } from '../domain/search-query';

/** SQL conditions and their parameter values within one statement. */
abstract class Conditions {
  protected readonly conditions: string[] = [];

  /** @param values parameter values of an earlier part of the same statement */
  constructor(readonly values: unknown[] = []) {}

  /** @param condition one or more tests; each `?` is replaced by the next value */
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

/** Conditions of which at least one must hold. */
export class AnyOf extends Conditions {
  get sql(): string {
    return this.joined('OR');
  }
}

/** Conditions that must all hold. The statement contains only those in use, so that its plan suits them. */
export class AllOf extends Conditions {
  /** Restricts a column to a time range, which may be open at either end. */
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

/** Must match the expression of the index `drivers_plate_search`. */
const PLATE = `upper(regexp_replace(d.license_plate, '[^A-Za-z0-9]', '', 'g'))`;

/** Must match the expression of the index `rides_places_search`. */
const PLACES = `plain_name(r.pickup_location || ' ' || coalesce(r.pickup_address, '') || ' ' || r.dropoff_location || ' ' || coalesce(r.dropoff_address, ''))`;

/** Requires every part of the place in the pickup and destination of ride `r`, by index if the ride has ended. */
export function placesMatching({ places }: SearchQuery, values: unknown[]): AllOf {
  const all = new AllOf(values);
  for (const part of places) all.add(`${PLACES} LIKE plain_name(?)`, containing(part));
  return all;
}

/** Like `placesMatching`, but written so that no index applies; see `personReading`. */
export function placesReading({ places }: SearchQuery, values: unknown[]): AllOf {
  const all = new AllOf(values);
  for (const part of places) all.add(`strpos(${PLACES}, plain_name(?)) > 0`, part);
  return all;
}

/** Requires every part of the name in the name of user `u`. */
function addNames(any: AnyOf, { names }: SearchQuery): void {
  if (names.length > 0)
    any.add(names.map(() => 'u.plain_name LIKE plain_name(?)').join(' AND '), ...names.map(containing));
}

/** Conditions that match user `u` by index; empty when the text cannot mean a person. */
export function personMatching(query: SearchQuery, values: unknown[]): AnyOf {
  const person = new AnyOf(values);
  addNames(person, query);
  if (query.email) person.add('u.email LIKE ?', containing(query.email));
  if (query.phone) person.add('u.phone LIKE ?', containing(query.phone));
  return person;
}

/**
 * Like `personMatching`, but written so that no index applies. For texts that many people match: PostgreSQL then reads
 * the list in its order until a page is full, instead of finding and sorting all matches.
 * @param user alias of the user
 */
export function personReading({ names, email, phone }: SearchQuery, values: unknown[], user = 'u'): AnyOf {
  const person = new AnyOf(values);
  if (names.length > 0)
    person.add(names.map(() => `strpos(${user}.plain_name, plain_name(?)) > 0`).join(' AND '), ...names);
  if (email) person.add(`strpos(${user}.email, ?) > 0`, email);
  if (phone) person.add(`strpos(${user}.phone, ?) > 0`, phone);
  return person;
}

/** Selects drivers by person, plate or phone. A union, because one condition over both tables could use no index. */
export function driversMatching(query: SearchQuery, values: unknown[]): string {
  const person = personMatching(query, values);
  return union([
    ...(person.isEmpty ? [] : [`SELECT d.id FROM users u JOIN drivers d ON d.user_id = u.id WHERE ${person.sql}`]),
    ...driverParts(query, values),
  ]);
}

/** Selects drivers by plate or by the phone number in the driver's profile. */
function driverParts({ plate, phone }: SearchQuery, values: unknown[]): string[] {
  const driver = new AnyOf(values);
  if (plate) driver.add(`${PLATE} LIKE ?`, containing(plate));
  if (phone) driver.add('d.phone LIKE ?', containing(phone));
  return driver.isEmpty ? [] : [`SELECT d.id FROM drivers d WHERE ${driver.sql}`];
}

/** Conditions that match driver `d` and their person without an index; see `personReading`. */
export function driverReading(query: SearchQuery, values: unknown[], user = 'u'): AnyOf {
  const driver = personReading(query, values, user);
  if (query.plate) driver.add(`strpos(${PLATE}, ?) > 0`, query.plate);
  if (query.phone) driver.add('strpos(d.phone, ?) > 0', query.phone);
  return driver;
}

/** Selects rides that match by number, or whose members or driver match. People are searched only once. */
export function ridesMatching(query: SearchQuery, values: unknown[]): string {
  const person = personMatching(query, values);
  const drivers = driverParts(query, values);
  const people = 'SELECT found.id FROM found';
  const parts = rideParts(query, values);
  if (!person.isEmpty) {
    drivers.push(`SELECT d.id FROM drivers d WHERE d.user_id IN (${people})`);
    parts.push(
      `SELECT s.id FROM rides s WHERE s.organizer_id IN (${people})`,
      `SELECT m.ride_id FROM ride_members m WHERE m.user_id IN (${people})`,
    );
  }
  if (drivers.length > 0) parts.push(`SELECT s.id FROM rides s WHERE s.driver_id IN (${union(drivers)})`);
  const first = person.isEmpty ? '' : `WITH found AS MATERIALIZED (SELECT u.id FROM users u WHERE ${person.sql}) `;
  return first + union(parts);
}

/**
 * Conditions that match ride `r`, its organizer `o`, its driver `d` and the driver's person `du` without an index; see
 * `personReading`. Numbers match few rides and still use indexes. `OFFSET 0` prevents PostgreSQL from hashing the
 * members of all rides first.
 */
export function rideReading(query: SearchQuery, values: unknown[]): AnyOf {
  const ride = personReading(query, values, 'o');
  ride.add(driverReading(query, values, 'du').sql);
  const member = personReading(query, values, 'mu').sql;
  ride.add(
    `EXISTS (SELECT 1 FROM ride_members m JOIN users mu ON mu.id = m.user_id WHERE m.ride_id = r.id AND (${member}) OFFSET 0)`,
  );
  const own = rideParts(query, values);
  if (own.length > 0) ride.add(`r.id IN (${union(own)})`);
  return ride;
}

/** Selects rides by their number, or by the number of a receipt or payment. */
function rideParts({ rideId, receipt, paymentId, providerId }: SearchQuery, values: unknown[]): string[] {
  const number = new AnyOf(values);
  const payment = new AnyOf(values);
  const issued = new AllOf(values);
  if (rideId !== null) number.add('s.id = ?', rideId);
  if (receipt) issued.add('c.ride_id = ?', receipt.rideId);
  if (receipt?.payerId) issued.add('c.payer_id = ?', receipt.payerId);
  // In a list of rides, a bare number means a ride; `P-19` means a payment.
  if (paymentId !== null && rideId === null) payment.add('p.id = ?', paymentId);
  if (providerId) addProviderId(payment, providerId);
  return [
    ...(number.isEmpty ? [] : [`SELECT s.id FROM rides s WHERE ${number.sql}`]),
    ...(issued.isEmpty ? [] : [`SELECT c.ride_id FROM receipts c WHERE ${issued.sql}`]),
    ...(payment.isEmpty ? [] : [`SELECT p.ride_id FROM payments p WHERE ${payment.sql}`]),
  ];
}

/** Matches payment `p` by the beginning of its ids at the provider. */
export function addProviderId(payment: AnyOf, providerId: string): void {
  const beginning = `${escaped(providerId)}%`;
  payment.add('p.intent_id LIKE ?', beginning);
  payment.add('p.next_intent_id LIKE ?', beginning);
}

/** Joins the queries; without any, selects no valid id, because the text cannot match this list. */
const union = (parts: readonly string[]): string => (parts.length === 0 ? 'SELECT 0' : parts.join(' UNION '));
