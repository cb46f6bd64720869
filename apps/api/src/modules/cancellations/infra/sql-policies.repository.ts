import { Injectable } from '@nestjs/common';
import type { PolicyRow } from '@groupride/pricing';
import { Database, type Transaction } from '../../../platform/database/database';
import { PoliciesRepository, type NewPolicyVersion, type PolicyVersion } from '../policies.repository';
import { CancellationPolicyEntity } from './cancellation-policy.entity';
import { CancellationRuleEntity } from './cancellation-rule.entity';

const VERSIONS = `
  SELECT p.id, p.valid_from AS "validFrom", p.valid_until AS "validUntil", p.created_at AS "createdAt", u.name AS "createdBy",
         p.reason, p.restores_id AS restores,
         (SELECT count(*)::int FROM rides r WHERE r.cancel_policy_id = p.id) AS rides,
         (SELECT jsonb_agg(to_jsonb(each)) FROM (
            SELECT occasion, who, phase, clock, after_seconds AS "afterSeconds", min_group_size AS "minGroupSize", rule,
                   kept_bp AS "keptBp", driver_bp AS "driverBp"
              FROM cancellation_rules c WHERE c.policy_id = p.id) each) AS rows
    FROM cancellation_policies p LEFT JOIN users u ON u.id = p.created_by`;

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
      ...{ validFrom, validUntil: shortened.until, createdBy, reason },
      restoresId: restores,
    });
    await tx.manager.insert(CancellationPolicyEntity, policy);
    await tx.manager.insert(
      CancellationRuleEntity,
      rows.map((row) => ({ ...row, policyId: policy.id })),
    );
    return policy.id;
  }

  async remove(
    tx: Transaction,
    { id, validFrom, validUntil }: Pick<PolicyVersion, 'id' | 'validFrom' | 'validUntil'>,
  ): Promise<void> {
    await tx.manager.delete(CancellationRuleEntity, { policyId: id });
    await tx.manager.delete(CancellationPolicyEntity, { id });
    await tx.manager.update(CancellationPolicyEntity, { validUntil: validFrom }, { validUntil });
  }

  async lock(tx: Transaction): Promise<number> {
    await tx.query(`LOCK TABLE cancellation_policies IN SHARE ROW EXCLUSIVE MODE`);
    const [row] = await tx.query<{ id: number }>(`SELECT max(id) AS id FROM cancellation_policies`);
    return row!.id;
  }
}
