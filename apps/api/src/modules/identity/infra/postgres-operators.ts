import { Injectable } from '@nestjs/common';
import type { OperatorRole } from '@groupride/contracts';
import { Database, type Transaction } from '../../../platform/database/database';
import type { Account } from '../domain/account';
import { Operators, type StoredOperator } from '../operators.repository';
import { AuthenticatorAppEntity } from './authenticator-app.entity';
import { PasskeyEntity } from './passkey.entity';
import { RecoveryCodeEntity } from './recovery-code.entity';
import { SecondFactorAttemptEntity } from './second-factor-attempt.entity';
import { UserEntity } from './user.entity';

/** An operator without a role, which only an older process leaves out, counts as a viewer, as in sessions. */
const ROLE = `coalesce(operator_role, 'viewer')`;
const COLUMNS = `id, name, email, ${ROLE} AS role, operator_signed_in_at AS "lastSignedInAt"`;

/** Another administrator who has signed in before; an invited one may never sign in. */
const ANOTHER_ADMINISTRATOR = `EXISTS (
  SELECT 1 FROM users o
   WHERE o.is_admin AND o.operator_role = 'administrator' AND o.operator_signed_in_at IS NOT NULL AND o.id <> $1)`;

@Injectable()
export class PostgresOperators extends Operators {
  constructor(private readonly database: Database) {
    super();
  }

  list(): Promise<StoredOperator[]> {
    return this.database.query(`SELECT ${COLUMNS} FROM users WHERE is_admin ORDER BY lower(name), id`);
  }

  async find(userId: number, tx?: Transaction): Promise<StoredOperator | null> {
    const [row] = await (tx ?? this.database).query<StoredOperator>(
      `SELECT ${COLUMNS} FROM users WHERE id = $1 AND is_admin`,
      [userId],
    );
    return row ?? null;
  }

  hasEmail({ manager }: Transaction, email: string): Promise<boolean> {
    return manager.existsBy(UserEntity, { email, isAdmin: true });
  }

  async lock(tx: Transaction): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('operators', 0))`);
  }

  async invite(
    tx: Transaction,
    { name, email, role, language }: { name: string; email: string; role: OperatorRole; language: Account['language'] },
  ): Promise<StoredOperator | null> {
    const [row] = await tx.query<StoredOperator>(
      `INSERT INTO users (name, email, language, is_admin, operator_role) VALUES ($1, $2, $3, true, $4)
       ON CONFLICT (email) WHERE guest_ride_id IS NULL DO UPDATE SET
         is_admin = true, operator_role = excluded.operator_role, operator_signed_in_at = NULL,
         name = CASE WHEN users.email_verified_at IS NULL THEN excluded.name ELSE users.name END,
         phone = CASE WHEN users.email_verified_at IS NULL THEN NULL ELSE users.phone END,
         updated_at = now()
       WHERE NOT users.is_admin AND (users.email_verified_at IS NOT NULL OR users.phone_verified_at IS NULL)
       RETURNING ${COLUMNS}`,
      [name, email, language, role],
    );
    return row ?? null;
  }

  async changeRole(
    tx: Transaction,
    userId: number,
    { from, to }: { from: OperatorRole; to: OperatorRole },
  ): Promise<StoredOperator | null> {
    const [row] = await tx.query<StoredOperator>(
      `UPDATE users SET operator_role = $3, updated_at = now()
        WHERE id = $1 AND is_admin AND ${ROLE} = $2
          AND ($2 <> 'administrator' OR $3 = 'administrator' OR ${ANOTHER_ADMINISTRATOR})
        RETURNING ${COLUMNS}`,
      [userId, from, to],
    );
    return row ?? null;
  }

  async remove(tx: Transaction, userId: number, from: OperatorRole): Promise<boolean> {
    const rows = await tx.query(
      `UPDATE users SET is_admin = false, operator_role = NULL, operator_signed_in_at = NULL, updated_at = now()
        WHERE id = $1 AND is_admin AND ${ROLE} = $2 AND ($2 <> 'administrator' OR ${ANOTHER_ADMINISTRATOR})
        RETURNING id`,
      [userId, from],
    );
    if (rows.length === 0) return false;
    await tx.manager.delete(AuthenticatorAppEntity, { userId });
    await tx.manager.delete(PasskeyEntity, { userId });
    await tx.manager.delete(RecoveryCodeEntity, { userId });
    await tx.manager.delete(SecondFactorAttemptEntity, { userId });
    await tx.query(`DELETE FROM sessions WHERE sess -> 'passport' ->> 'user' = $1 AND sess ->> 'app' = 'admin'`, [
      String(userId),
    ]);
    return true;
  }

  async noteSignIn(tx: Transaction, userId: number, now: Date): Promise<void> {
    await tx.manager.update(UserEntity, { id: userId }, { operatorSignedInAt: now });
  }
}
