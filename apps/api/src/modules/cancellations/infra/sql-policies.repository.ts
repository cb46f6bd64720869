import { Injectable } from '@nestjs/common';
import type { PolicyRow } from '@groupride/pricing';
import { Database, type Transaction } from '../../../platform/database/database';
import { PoliciesRepository, type PolicyVersion } from '../policies.repository';

const ROW = `occasion, who, phase, clock, after_seconds AS "afterSeconds", min_group_size AS "minGroupSize", rule, kept_bp AS "keptBp", driver_bp AS "driverBp"`;

const VERSIONS = `
  SELECT p.id, p.valid_from AS "validFrom", p.valid_until AS "validUntil", p.created_at AS "createdAt", u.name AS "createdBy",
         (SELECT count(*)::int FROM rides r WHERE r.cancel_policy_id = p.id) AS rides,
         (SELECT jsonb_agg(to_jsonb(each)) FROM (SELECT ${ROW} FROM cancellation_rules c WHERE c.policy_id = p.id) each) AS rows
    FROM cancellation_policies p LEFT JOIN users u ON u.id = p.created_by`;

@Injectable()
export class SqlPoliciesRepository extends PoliciesRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async rows(policyId: number, tx?: Transaction): Promise<PolicyRow[]> {
    return (tx ?? this.database).query<PolicyRow>(`SELECT ${ROW} FROM cancellation_rules WHERE policy_id = $1`, [
      policyId,
    ]);
  }

  async currentRows(): Promise<PolicyRow[]> {
    return this.database.query<PolicyRow>(
      `SELECT ${ROW} FROM cancellation_rules WHERE policy_id =
         (SELECT id FROM cancellation_policies WHERE tstzrange(valid_from, valid_until) @> now())`,
    );
  }

  async validFrom(policyId: number): Promise<Date> {
    const [row] = await this.database.query<{ valid_from: Date }>(
      `SELECT valid_from FROM cancellation_policies WHERE id = $1`,
      [policyId],
    );
    if (!row) throw new Error(`there is no cancellation policy ${policyId}`);
    return row.valid_from;
  }

  async list({ before, limit }: { before: Date | null; limit: number }): Promise<PolicyVersion[]> {
    return this.database.query<PolicyVersion>(
      `${VERSIONS} WHERE ($1::timestamptz IS NULL OR p.valid_from < $1) ORDER BY p.valid_from DESC LIMIT $2`,
      [before, limit],
    );
  }

  async find(tx: Transaction, policyId: number): Promise<PolicyVersion | null> {
    const [version] = await tx.query<PolicyVersion>(`${VERSIONS} WHERE p.id = $1`, [policyId]);
    return version ?? null;
  }

  async add(
    tx: Transaction,
    { validFrom, rows, createdBy }: { validFrom: Date; rows: readonly PolicyRow[]; createdBy: number },
  ): Promise<number | null> {
    const [shortened] = await tx.query<{ until: Date | null }>(
      `UPDATE cancellation_policies p SET valid_until = $1
         FROM (SELECT id, valid_until FROM cancellation_policies WHERE tstzrange(valid_from, valid_until) @> $1::timestamptz) before
        WHERE p.id = before.id AND p.valid_from < $1 RETURNING before.valid_until AS until`,
      [validFrom],
    );
    if (!shortened) return null;
    const [added] = await tx.query<{ id: number }>(
      `INSERT INTO cancellation_policies (valid_from, valid_until, created_by) VALUES ($1, $2, $3) RETURNING id`,
      [validFrom, shortened.until, createdBy],
    );
    const { id } = added!;
    await tx.query(
      `INSERT INTO cancellation_rules (policy_id, occasion, who, phase, clock, after_seconds, min_group_size, rule, kept_bp, driver_bp)
       SELECT $1, r.occasion, r.who, r.phase, r.clock, r."afterSeconds", r."minGroupSize", r.rule, r."keptBp", r."driverBp"
         FROM jsonb_to_recordset($2::jsonb)
           AS r (occasion text, who text, phase text, clock text, "afterSeconds" integer, "minGroupSize" integer, rule text, "keptBp" integer, "driverBp" integer)`,
      [id, JSON.stringify(rows)],
    );
    return id;
  }

  async remove(
    tx: Transaction,
    { id, validFrom, validUntil }: Pick<PolicyVersion, 'id' | 'validFrom' | 'validUntil'>,
  ): Promise<void> {
    await tx.query(`DELETE FROM cancellation_rules WHERE policy_id = $1`, [id]);
    await tx.query(`DELETE FROM cancellation_policies WHERE id = $1`, [id]);
    await tx.query(`UPDATE cancellation_policies SET valid_until = $2 WHERE valid_until = $1`, [validFrom, validUntil]);
  }

  async lock(tx: Transaction): Promise<void> {
    await tx.query(`LOCK TABLE cancellation_policies IN SHARE ROW EXCLUSIVE MODE`);
  }
}
