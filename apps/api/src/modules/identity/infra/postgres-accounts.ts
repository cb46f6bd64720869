import { Injectable } from '@nestjs/common';
import { FORMER_RIDER, type Language } from '@groupride/contracts';
import { randomUUID } from 'node:crypto';
import { Config } from '../../../config/config';
import { IsNull, Not } from 'typeorm';
import { Database, type Transaction } from '../../../platform/database/database';
import type { Principal } from '../../../platform/http/principal';
import { signatureOf } from '../../../platform/signed-token';
import { Accounts, type AccountState, type NewAccount } from '../accounts.repository';
import { FORMER_DOMAIN, serviceEmail, type Account, type Destination } from '../domain/account';
import { CODE_LIFETIME_MS } from '../domain/code-rules';
import type { Identifier } from '../domain/identifier';
import type { SessionRights } from '../identity.facade';
import { GuestLinkEntity } from './guest-link.entity';
import { KnownBrowserEntity } from './known-browser.entity';
import { PhoneProofEntity } from './phone-proof.entity';
import { PRINCIPAL_COLUMNS, principalFrom, type PrincipalRow, ACTIVE_ACCOUNT } from './principal-row';
import { SignInCodeEntity } from './sign-in-code.entity';
import { SignInFailureEntity } from './sign-in-failure.entity';
import { UserEntity } from './user.entity';

type Row = Record<string, unknown>;

/** SQL expression for the placeholder address of a former rider. */
const FORMER_EMAIL = `'former-' || id || '@${FORMER_DOMAIN}'`;

@Injectable()
export class PostgresAccounts extends Accounts {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {
    super();
  }

  /**
   * Inserts an account, or overwrites one that nobody verified while its first code was valid. Otherwise a stranger
   * could reserve somebody else's address forever.
   */
  async insert(tx: Transaction, account: NewAccount, now: Date): Promise<Account | null> {
    return this.first(
      await tx.query<Row>(
        `INSERT INTO users (name, email, phone, avatar, language, created_at, updated_at) VALUES ($1, $2, $3, $4, $7, $5, $5)
         ON CONFLICT (email) WHERE guest_ride_id IS NULL DO UPDATE
           SET name = excluded.name, phone = excluded.phone, avatar = excluded.avatar, language = excluded.language, created_at = excluded.created_at, updated_at = excluded.updated_at
           WHERE users.email_verified_at IS NULL AND users.phone_verified_at IS NULL AND NOT users.is_admin AND NOT users.is_service_account AND users.created_at < $6
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

  async insertServiceUser(tx: Transaction, name: string): Promise<number> {
    const email = serviceEmail(randomUUID());
    const user = tx.manager.create(UserEntity, { name, email, isServiceAccount: true });
    await tx.manager.insert(UserEntity, user);
    return user.id;
  }

  async find(userId: number, tx?: Transaction): Promise<Account | null> {
    return this.first(await (tx ?? this.database).query<Row>(`SELECT * FROM users WHERE id = $1`, [userId]));
  }

  async findMany(userIds: readonly number[]): Promise<Account[]> {
    if (userIds.length === 0) return [];
    const rows = await this.database.query<Row>(`SELECT * FROM users WHERE id = ANY($1::int[])`, [userIds]);
    return rows.map((row) => this.database.hydrate(UserEntity, row));
  }

  async findByIdentifier(identifier: Identifier, tx?: Transaction): Promise<Account | null> {
    const connection = tx ?? this.database;
    const rows =
      identifier.kind === 'email'
        ? await connection.query<Row>(
            `SELECT * FROM users WHERE email = $1 AND guest_ride_id IS NULL AND deleted_at IS NULL AND NOT is_service_account`,
            [identifier.email],
          )
        : await connection.query<Row>(`SELECT * FROM users WHERE phone = $1 AND phone_verified_at IS NOT NULL`, [
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

  hasProvenPhone(userId: number, { manager }: Transaction): Promise<boolean> {
    return manager.existsBy(PhoneProofEntity, { userId });
  }

  async lockPhone(tx: Transaction, phone: string): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('phone:' || $1, 0))`, [phone]);
  }

  async sharingPhone(userId: number, tx?: Transaction): Promise<number[]> {
    const connection = tx ?? this.database;
    const own = await connection.query<{ phone: string }>(`SELECT phone FROM phone_proofs WHERE user_id = $1`, [
      userId,
    ]);
    const phones = own.flatMap(({ phone }) => [phone, this.formerPhone(phone)]);
    const rows = await connection.query<{ id: number }>(
      `SELECT $1::int AS id UNION SELECT user_id FROM phone_proofs WHERE phone = ANY($2::text[]) ORDER BY id`,
      [userId, phones],
    );
    return rows.map(({ id }) => id);
  }

  async makeAdministrator(tx: Transaction, userId: number): Promise<void> {
    await tx.manager.update(
      UserEntity,
      { id: userId },
      { isAdmin: true, operatorRole: 'administrator', updatedAt: () => 'now()' },
    );
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

  async block(tx: Transaction, userId: number, by: number, reason: string): Promise<boolean> {
    const { affected } = await tx.manager.update(
      UserEntity,
      { id: userId, blockedAt: IsNull(), guestRideId: IsNull(), deletedAt: IsNull(), isAdmin: false },
      { blockedAt: () => 'now()', blockedReason: reason, blockedBy: by, updatedAt: () => 'now()' },
    );
    return affected === 1;
  }

  async unblock(tx: Transaction, userId: number): Promise<boolean> {
    const { affected } = await tx.manager.update(
      UserEntity,
      { id: userId, blockedAt: Not(IsNull()), deletedAt: IsNull() },
      { blockedAt: null, blockedReason: null, blockedBy: null, updatedAt: () => 'now()' },
    );
    return affected === 1;
  }

  async stateOf(tx: Transaction, userId: number): Promise<AccountState> {
    const [row] = await tx.query<AccountState>(
      `SELECT deleted_at IS NOT NULL AS "isDeleted", blocked_reason AS "blockReason" FROM users WHERE id = $1 FOR SHARE`,
      [userId],
    );
    return row ?? { isDeleted: true, blockReason: null };
  }

  async isDriver(tx: Transaction, userId: number): Promise<boolean> {
    return (await tx.query(`SELECT 1 FROM drivers WHERE user_id = $1`, [userId])).length > 0;
  }

  async lockToDelete(tx: Transaction, userId: number): Promise<Account | null> {
    return this.first(
      await tx.query<Row>(`SELECT * FROM users WHERE id = $1 AND deleted_at IS NULL FOR UPDATE`, [userId]),
    );
  }

  async guestsOf(tx: Transaction, { email, phone, phoneVerifiedAt, guestRideId }: Account): Promise<number[]> {
    if ((guestRideId ?? null) !== null) return [];
    const rows = await tx.query<{ id: number }>(
      `SELECT id FROM users WHERE guest_ride_id IS NOT NULL AND deleted_at IS NULL
          AND (email = $1 OR (email = '' AND phone = $2)) ORDER BY id`,
      [email, phoneVerifiedAt ? phone : null],
    );
    return rows.map(({ id }) => id);
  }

  async erase(tx: Transaction, { id, email, phone, phoneVerifiedAt, guestRideId }: Account): Promise<void> {
    const isGuest = (guestRideId ?? null) !== null;
    const verifiedPhone = phoneVerifiedAt ? phone : null;
    // An unverified number may belong to somebody else, so only the codes sent to it are deleted. For a guest, all
    // messages to the number are deleted.
    await tx.query(
      `DELETE FROM outbox_messages WHERE recipient = $1 OR recipient = $2 OR (recipient = $3 AND code IS NOT NULL)`,
      [email, isGuest ? phone : verifiedPhone, phone],
    );
    for (const entity of [SignInCodeEntity, SignInFailureEntity, KnownBrowserEntity, GuestLinkEntity])
      await tx.manager.delete(entity, { userId: id });
    const proofs = await tx.query<{ phone: string }>(`DELETE FROM phone_proofs WHERE user_id = $1 RETURNING phone`, [
      id,
    ]);
    await tx.query(
      `INSERT INTO phone_proofs (user_id, phone, proved_at) SELECT $1, unnest($2::text[]), now() ON CONFLICT DO NOTHING`,
      [id, proofs.map((proof) => this.formerPhone(proof.phone))],
    );
    // Also erases the account's former guest records. A guest has no verified address, so a guest's address matches no
    // other records.
    await tx.query(
      `UPDATE users SET name = $4, email = ${FORMER_EMAIL}, email_verified_at = NULL, phone = NULL, phone_verified_at = NULL, avatar = NULL,
         stripe_customer_id = NULL, external_id = NULL, first_name = NULL, last_name = NULL, profile_image_url = NULL,
         guest_browser = NULL, guest_until = CASE WHEN guest_until > now() THEN now() ELSE guest_until END, deleted_at = now(), updated_at = now()
       WHERE id = $1 OR (guest_ride_id IS NOT NULL AND guest_until <= now() AND deleted_at IS NULL
                         AND (email = $2 OR (email = '' AND phone = $3)))`,
      [id, isGuest ? null : email, isGuest ? null : verifiedPhone, FORMER_RIDER],
    );
  }

  /** A hash that recognizes the same phone again without revealing the number. */
  private formerPhone(phone: string): string {
    return `former:${signatureOf(`former-phone:${phone}`, this.config.SIGNING_SECRET)}`;
  }

  async endSessions(tx: Transaction, userId: number): Promise<void> {
    await tx.query(`DELETE FROM sessions WHERE sess -> 'passport' ->> 'user' = $1`, [String(userId)]);
  }

  private first([row]: Row[]): Account | null {
    return row ? this.database.hydrate(UserEntity, row) : null;
  }
}
