import { Injectable } from '@nestjs/common';
import type { ApiScope, OperatorRole } from '@groupride/contracts';
import { Database } from '../../../platform/database/database';
import { type FoundToken, TokenOwners } from '../token-owners.repository';
import type { TokenOwner } from '../token-principal';

interface Row {
  id: number;
  scopes: ApiScope[];
  api_version: string;
  expires_at: Date;
  is_revoked: boolean;
  is_expired: boolean;
  is_use_due: boolean;
  user_id: number;
  name: string;
  is_admin: boolean;
  operator_role: OperatorRole | null;
  driver_id: number | null;
  application_status: string | null;
}

const SELECT = `
  SELECT t.id, t.scopes, t.api_version, t.expires_at, t.revoked_at IS NOT NULL AS is_revoked, t.expires_at <= pg_catalog.now() AS is_expired,
         coalesce(t.last_used_at <= pg_catalog.now() - interval '1 minute', true) AS is_use_due,
         u.id AS user_id, u.name, u.is_admin, u.operator_role, d.id AS driver_id, d.application_status
    FROM api_tokens t JOIN users u ON u.id = t.user_id LEFT JOIN drivers d ON d.user_id = u.id
   WHERE u.deleted_at IS NULL`;

/**
 * Read model over tokens, users and drivers, with one statement for each request. Nothing is cached, so that a revoked
 * token is refused from the next request in every process.
 */
@Injectable()
export class SqlTokenOwners extends TokenOwners {
  constructor(private readonly database: Database) {
    super();
  }

  async find(tokenHash: string): Promise<FoundToken | null> {
    const [row] = await this.database.query<Row>(`${SELECT} AND t.token_hash = $1`, [tokenHash]);
    if (!row) return null;
    return {
      owner: ownerFrom(row),
      refusal: row.is_revoked ? 'token_revoked' : row.is_expired ? 'token_expired' : null,
      isUseDue: row.is_use_due,
    };
  }

  async findAccepted(tokenIds: readonly number[]): Promise<TokenOwner[]> {
    const accepted = `t.id = ANY($1::integer[]) AND t.revoked_at IS NULL AND t.expires_at > pg_catalog.now()`;
    return (await this.database.query<Row>(`${SELECT} AND ${accepted}`, [tokenIds])).map(ownerFrom);
  }
}

const ownerFrom = (row: Row): TokenOwner => ({
  tokenId: row.id,
  scopes: row.scopes,
  version: row.api_version,
  expiresAt: row.expires_at,
  userId: row.user_id,
  name: row.name,
  isOperator: row.is_admin,
  operatorRole: row.operator_role,
  driverId: row.driver_id,
  isApprovedDriver: row.application_status === 'approved',
});
