import { Injectable } from '@nestjs/common';
import type { Language } from '@groupride/contracts';
import { Database, type Transaction } from '../../../platform/database/database';
import type { Principal } from '../../../platform/http/principal';
import { Accounts, type NewAccount } from '../accounts.repository';
import type { Account, Destination } from '../domain/account';
import { CODE_LIFETIME_MS } from '../domain/code-rules';
import type { Identifier } from '../domain/identifier';
import type { SessionRights } from '../identity.facade';
import { PRINCIPAL_COLUMNS, principalFrom, type PrincipalRow, ACTIVE_ACCOUNT } from './principal-row';
import { UserEntity } from './user.entity';

type Row = Record<string, unknown>;

@Injectable()
export class PostgresAccounts extends Accounts {
  constructor(private readonly database: Database) {
    super();
  }

  /**
   * An account that nobody verified while its first code was valid does not hold its address for ever: a later sign-up
   * takes it over, name and phone and all. Otherwise a stranger could prepare an account for somebody else's address.
   */
  async insert(tx: Transaction, account: NewAccount, now: Date): Promise<Account | null> {
    return this.first(
      await tx.query<Row>(
        `INSERT INTO users (name, email, phone, avatar, language, created_at, updated_at) VALUES ($1, $2, $3, $4, $7, $5, $5)
         ON CONFLICT (email) WHERE guest_ride_id IS NULL DO UPDATE
           SET name = excluded.name, phone = excluded.phone, avatar = excluded.avatar, language = excluded.language, created_at = excluded.created_at, updated_at = excluded.updated_at
           WHERE users.email_verified_at IS NULL AND users.phone_verified_at IS NULL AND NOT users.is_admin AND users.created_at < $6
         RETURNING *`,
        [
          account.name,
          account.email,
          account.phone,
          account.avatar,
          now,
          new Date(now.getTime() - CODE_LIFETIME_MS),
          account.language,
        ],
      ),
    );
  }

  async find(userId: number, tx?: Transaction): Promise<Account | null> {
    return this.first(await (tx ?? this.database).query<Row>(`SELECT * FROM users WHERE id = $1`, [userId]));
  }

  async findMany(userIds: readonly number[]): Promise<Account[]> {
    if (userIds.length === 0) return [];
    const rows = await this.database.query<Row>(`SELECT * FROM users WHERE id = ANY($1::int[])`, [userIds]);
    return rows.map((row) => this.database.hydrate(UserEntity, row));
  }

  async findByIdentifier(identifier: Identifier): Promise<Account | null> {
    const rows =
      identifier.kind === 'email'
        ? await this.database.query<Row>(`SELECT * FROM users WHERE email = $1 AND guest_ride_id IS NULL`, [
            identifier.email,
          ])
        : await this.database.query<Row>(`SELECT * FROM users WHERE phone = $1 AND phone_verified_at IS NOT NULL`, [
            identifier.phone,
          ]);
    return this.first(rows);
  }

  async lock(tx: Transaction, userId: number): Promise<Account | null> {
    return this.first(await tx.query<Row>(`SELECT * FROM users WHERE id = $1 FOR NO KEY UPDATE`, [userId]));
  }

  async update(
    tx: Transaction,
    userId: number,
    change: { name?: string; phone?: string; language?: Language },
  ): Promise<Account | null> {
    return this.first(
      await tx.query<Row>(
        `UPDATE users SET
           name = coalesce($2, name),
           phone_verified_at = CASE WHEN $3::text IS NULL OR $3 = phone THEN phone_verified_at END,
           phone = coalesce($3, phone),
           language = coalesce($4, language),
           updated_at = now()
         WHERE id = $1 RETURNING *`,
        [userId, change.name ?? null, change.phone ?? null, change.language ?? null],
      ),
    );
  }

  async markVerified(
    tx: Transaction,
    userId: number,
    channel: Destination['channel'],
    now: Date,
  ): Promise<Account | null> {
    if (channel === 'mail') {
      return this.first(
        await tx.query<Row>(
          `UPDATE users SET email_verified_at = coalesce(email_verified_at, $2) WHERE id = $1 RETURNING *`,
          [userId, now],
        ),
      );
    }
    const account = await this.lock(tx, userId);
    if (!account?.phone) return account;
    await this.lockPhone(tx, account.phone);
    const verified = await tx.query<Row>(
      `UPDATE users u SET phone_verified_at = coalesce(phone_verified_at, $2)
       WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM users o WHERE o.phone = u.phone AND o.phone_verified_at IS NOT NULL AND o.id <> u.id) RETURNING *`,
      [userId, now],
    );
    if (verified.length === 0) return account;
    await tx.query(`INSERT INTO phone_proofs (user_id, phone, proved_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`, [
      userId,
      account.phone,
      now,
    ]);
    return this.first(verified);
  }

  async lockPhone(tx: Transaction, phone: string): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('phone:' || $1, 0))`, [phone]);
  }

  async sharingPhone(userId: number, tx?: Transaction): Promise<number[]> {
    const rows = await (tx ?? this.database).query<{ id: number }>(
      `SELECT $1::int AS id UNION
       SELECT theirs.user_id FROM phone_proofs mine JOIN phone_proofs theirs USING (phone) WHERE mine.user_id = $1 ORDER BY id`,
      [userId],
    );
    return rows.map(({ id }) => id);
  }

  async makeOperator(tx: Transaction, userId: number): Promise<void> {
    await tx.query(`UPDATE users SET is_admin = true, updated_at = now() WHERE id = $1`, [userId]);
  }

  async rememberStripeCustomer(userId: number, customerId: string): Promise<string> {
    const [row] = await this.database.query<{ stripe_customer_id: string }>(
      `UPDATE users SET stripe_customer_id = coalesce(stripe_customer_id, $2), updated_at = now() WHERE id = $1 RETURNING stripe_customer_id`,
      [userId, customerId],
    );
    if (!row) throw new Error(`there is no user ${userId}`);
    return row.stripe_customer_id;
  }

  async principalOf(userId: number, session: SessionRights): Promise<Principal | null> {
    const [row] = await this.database.query<PrincipalRow>(
      `SELECT ${PRINCIPAL_COLUMNS} FROM users u LEFT JOIN drivers d ON d.user_id = u.id WHERE u.id = $1 AND ${ACTIVE_ACCOUNT}`,
      [userId],
    );
    return row ? principalFrom(row, session) : null;
  }

  async endSessions(tx: Transaction, userId: number): Promise<void> {
    await tx.query(`DELETE FROM sessions WHERE sess -> 'passport' ->> 'user' = $1`, [String(userId)]);
  }

  private first([row]: Row[]): Account | null {
    return row ? this.database.hydrate(UserEntity, row) : null;
  }
}
