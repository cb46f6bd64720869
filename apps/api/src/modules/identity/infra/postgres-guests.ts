import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database';
import type { Identifier } from '../domain/identifier';
import type { KnownGuest, NewGuest } from '../guests.facade';
import { Guests } from '../guests.repository';

const addressOf = (contact: Identifier) =>
  contact.kind === 'email' ? { email: contact.email, phone: null } : { email: '', phone: contact.phone };
const SAME_ADDRESS = (first: number) =>
  `CASE WHEN $${first}::text = '' THEN phone = $${first + 1} AND email = '' ELSE email = $${first} END`;

@Injectable()
export class PostgresGuests extends Guests {
  constructor(private readonly database: Database) {
    super();
  }

  async insert(
    tx: Transaction,
    { rideId, name, contact, language, browser, until, ...besides }: NewGuest,
  ): Promise<number> {
    const { email, phone } = addressOf(contact);
    const [row] = await tx.query<{ id: number }>(
      `INSERT INTO users (name, email, phone, language, guest_ride_id, guest_browser, guest_until)
       VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
      [name, email, phone ?? besides.phone ?? null, language, rideId, browser, until],
    );
    return row!.id;
  }

  async find(tx: Transaction, rideId: number, contact: Identifier) {
    const { email, phone } = addressOf(contact);
    const [row] = await tx.query<KnownGuest>(
      `SELECT id, guest_browser AS browser, guest_left_at IS NOT NULL AS "hasLeft" FROM users
        WHERE guest_ride_id = $1 AND guest_until > now() AND ${SAME_ADDRESS(2)} ORDER BY "hasLeft", id LIMIT 1`,
      [rideId, email, phone],
    );
    return row ?? null;
  }

  async withContact(tx: Transaction, contact: Identifier) {
    const { email, phone } = addressOf(contact);
    return tx.query<{ guestId: number; rideId: number }>(
      `SELECT id AS "guestId", guest_ride_id AS "rideId" FROM users
        WHERE guest_ride_id IS NOT NULL AND guest_until > now() AND ${SAME_ADDRESS(1)} ORDER BY id`,
      [email, phone],
    );
  }

  async insertLink(tx: Transaction, tokenHash: string, userId: number): Promise<void> {
    await tx.query(`INSERT INTO guest_links (token_hash, user_id) VALUES ($1, $2)`, [tokenHash, userId]);
  }

  async useLink(tokenHash: string) {
    const [row] = await this.database.query<{ guestId: number; rideId: number }>(
      `UPDATE guest_links l SET used_at = now() FROM users u
        WHERE l.token_hash = $1 AND l.used_at IS NULL AND u.id = l.user_id AND u.guest_until > now()
       RETURNING u.id AS "guestId", u.guest_ride_id AS "rideId"`,
      [tokenHash],
    );
    return row ?? null;
  }

  async leave(tx: Transaction, userId: number): Promise<boolean> {
    const rows = await tx.query<object>(
      `UPDATE users SET guest_left_at = now(), updated_at = now() WHERE id = $1 AND guest_ride_id IS NOT NULL RETURNING id`,
      [userId],
    );
    return rows.length === 1;
  }

  async rejoin(tx: Transaction, userId: number): Promise<void> {
    await tx.query(
      `UPDATE users SET guest_left_at = NULL, updated_at = now() WHERE id = $1 AND guest_ride_id IS NOT NULL`,
      [userId],
    );
  }

  async endAfterLeaving(tx: Transaction, userId: number): Promise<boolean> {
    const rows = await tx.query<object>(
      `UPDATE users SET guest_until = least(guest_until, now()), updated_at = now()
        WHERE id = $1 AND guest_left_at IS NOT NULL RETURNING id`,
      [userId],
    );
    return rows.length === 1;
  }

  async end(tx: Transaction, userId: number): Promise<boolean> {
    const rows = await tx.query<object>(
      `UPDATE users SET guest_until = least(guest_until, now()), updated_at = now()
        WHERE id = $1 AND guest_ride_id IS NOT NULL RETURNING id`,
      [userId],
    );
    return rows.length === 1;
  }

  async endAfter(rideId: number, until: Date): Promise<void> {
    await this.database.query(
      `UPDATE users SET guest_until = least(guest_until, $2), updated_at = now() WHERE guest_ride_id = $1`,
      [rideId, until],
    );
  }
}
