import { Injectable } from '@nestjs/common';
import type { PolicyRow } from '@groupride/pricing';
import { Database, type Transaction } from '../../../platform/database/database';
import { PoliciesRepository, type NewPolicyVersion, type PolicyVersion } from '../policies.repository';
import { CancellationPolicyEntity } from './cancellation-policy.entity';
import { CancellationRuleEntity } from './cancellation-rule.entity';

const TIMES = `p.id, p.valid_from AS "validFrom", p.created_at AS "createdAt", u.name AS "createdBy", p.reason, p.restores_id AS restores`;

const VERSIONS = `
  SELECT ${TIMES}, p.valid_until AS "validUntil", NULL AS withdrawal,
         (SELECT count(*)::int FROM rides r WHERE r.cancel_policy_id = p.id) AS rides,
         (SELECT jsonb_agg(to_jsonb(each)) FROM (
            SELECT occasion, who, phase, clock, after_seconds AS "afterSeconds", min_group_size AS "minGroupSize", rule,
                   kept_bp AS "keptBp", driver_bp AS "driverBp"
              FROM cancellation_rules c WHERE c.policy_id = p.id) each) AS rows
    FROM cancellation_policies p LEFT JOIN users u ON u.id = p.created_by`;

const WITHDRAWN = `
  SELECT ${TIMES}, NULL AS "validUntil", p.rules AS rows, 0 AS rides,
         jsonb_build_object('at', p.withdrawn_at, 'by', w.name, 'reason', p.withdrawal_reason) AS withdrawal
    FROM withdrawn_cancellation_policies p JOIN users w ON w.id = p.withdrawn_by LEFT JOIN users u ON u.id = p.created_by`;

@Injectable()
export class SqlPoliciesRepository extends PoliciesRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async rows(policyId: number, tx?: Transaction): Promise<PolicyRow[]> {
    return this.database.orm((manager) => manager.findBy(CancellationRuleEntity, { policyId }), tx);
  }

  async currentRows(): Promise<PolicyRow[]> {
    return this.database.orm((manager) =>
      manager
        .createQueryBuilder(CancellationRuleEntity, 'rule')
        .innerJoin('rule.policy', 'policy')
        .where('tstzrange(policy.validFrom, policy.validUntil) @> now()')
        .getMany(),
    );
  }

  async validFrom(policyId: number): Promise<Date> {
    const policy = await this.database.orm((manager) => manager.findOneBy(CancellationPolicyEntity, { id: policyId }));
    if (!policy) throw new Error(`there is no cancellation policy ${policyId}`);
    return policy.validFrom;
  }

  async list({ before, limit }: { before: Date | null; limit: number }): Promise<PolicyVersion[]> {
    const versions = await this.database.query<PolicyVersion>(
      `${VERSIONS} WHERE ($1::timestamptz IS NULL OR p.valid_from < $1) ORDER BY p.valid_from DESC LIMIT $2`,
      [before, limit],
    );
    const oldest = versions.length === limit ? versions.at(-1)!.validFrom : null;
    const withdrawn = await this.database.query<PolicyVersion>(
      `${WITHDRAWN} WHERE ($1::timestamptz IS NULL OR p.valid_from < $1) AND ($2::timestamptz IS NULL OR p.valid_from >= $2)`,
      [before, oldest],
    );
    return [...versions, ...withdrawn].sort(
      (one, other) => other.validFrom.getTime() - one.validFrom.getTime() || other.id - one.id,
    );
  }

  async find(tx: Transaction, policyId: number): Promise<PolicyVersion | null> {
    const [version] = await tx.query<PolicyVersion>(`${VERSIONS} WHERE p.id = $1`, [policyId]);
    return version ?? null;
  }

  async add(
    tx: Transaction,
    { validFrom, rows, createdBy, reason, restores }: NewPolicyVersion,
  ): Promise<number | null> {
    const [shortened] = await tx.query<{ until: Date | null }>(
      `UPDATE cancellation_policies p SET valid_until = $1
         FROM (SELECT id, valid_until FROM cancellation_policies WHERE tstzrange(valid_from, valid_until) @> $1::timestamptz) before
        WHERE p.id = before.id AND p.valid_from < $1 RETURNING before.valid_until AS until`,
      [validFrom],
    );
    if (!shortened) return null;
    const policy = tx.manager.create(CancellationPolicyEntity, {
      validFrom,
      validUntil: shortened.until,
      createdBy,
      reason,
      restoresId: restores,
    });
    await tx.manager.insert(CancellationPolicyEntity, policy);
    await tx.manager.insert(
      CancellationRuleEntity,
      rows.map((row) => ({ ...row, policyId: policy.id })),
    );
    return policy.id;
  }

  async withdraw(
    tx: Transaction,
    { id, validFrom, validUntil, rows }: PolicyVersion,
    by: number,
    reason: string | null,
  ): Promise<void> {
    await tx.query(
      `INSERT INTO withdrawn_cancellation_policies (id, valid_from, rules, created_at, created_by, reason, restores_id, withdrawn_by, withdrawal_reason)
       SELECT id, valid_from, $2::jsonb, created_at, created_by, reason, restores_id, $3, $4 FROM cancellation_policies WHERE id = $1`,
      [id, JSON.stringify(rows), by, reason],
    );
    await tx.manager.delete(CancellationRuleEntity, { policyId: id });
    await tx.manager.delete(CancellationPolicyEntity, { id });
    await tx.manager.update(CancellationPolicyEntity, { validUntil: validFrom }, { validUntil });
  }

  async lock(tx: Transaction): Promise<number> {
    await tx.query(`LOCK TABLE cancellation_policies IN SHARE ROW EXCLUSIVE MODE`);
    return (await tx.manager.maximum(CancellationPolicyEntity, 'id'))!;
  }
}
