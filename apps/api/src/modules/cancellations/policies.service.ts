import { Injectable } from '@nestjs/common';
import type {
  CancellationPolicyQuery,
  CancellationPolicyView,
  CancellationPolicyWithdrawal,
  NewCancellationPolicy,
} from '@groupride/contracts';
import { problemsOfTerms, rowsOf, termsOf } from '@groupride/pricing';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { fieldError } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { AuditFacade } from '../identity/identity.facade';
import { badTerms, beginsAlready, hasBegun, noSuchPolicy, policyChanged } from './cancellations.errors';
import { PoliciesRepository, type PolicyVersion } from './policies.repository';

const PAGE = 50;
/** Minimum lead time of a new version, to allow for bookings in progress and clock differences. */
const AHEAD = 60_000;
const FARTHEST = 2 * 366 * 24 * 3600_000;

/** Lets operators edit the cancellation policy. Every change writes to the audit log in the same transaction. */
@Injectable()
export class PoliciesService {
  constructor(
    private readonly database: Database,
    private readonly policies: PoliciesRepository,
    private readonly audit: AuditFacade,
    private readonly clock: Clock,
  ) {}

  async list({ before }: CancellationPolicyQuery): Promise<CancellationPolicyView[]> {
    const versions = await this.policies.list({ before: before ? new Date(before) : null, limit: PAGE });
    return versions.map((version) => present(version, this.clock.now()));
  }

  /** @throws ApiError validation_failed, setting_changed */
  async add(who: Principal, policy: NewCancellationPolicy): Promise<CancellationPolicyView> {
    const { validFrom, terms, basedOn, restores } = policy;
    const reason = reasonOf(who, policy);
    const at = new Date(validFrom);
    const now = this.clock.now().getTime();
    if (!(at.getTime() >= now + AHEAD)) throw fieldError('validFrom', 'must be at least a minute ahead');
    if (at.getTime() > now + FARTHEST) throw fieldError('validFrom', 'must not be more than two years ahead');
    const problems = problemsOfTerms(terms);
    if (problems.length > 0) throw badTerms(problems);
    return this.database.transaction(async (tx) => {
      const newest = await this.policies.lock(tx);
      if (typeof basedOn === 'number' && basedOn !== newest) throw policyChanged();
      if (restores && !(await this.policies.find(tx, restores))) throw fieldError('restores', 'is no version');
      const id = await this.policies.add(tx, {
        validFrom: at,
        rows: rowsOf(terms),
        createdBy: who.userId,
        reason,
        restores: restores ?? null,
      });
      if (id === null) throw beginsAlready();
      await this.audit.record(
        who.userId,
        'add_cancellation_policy',
        `cancellation_policy:${id}`,
        { validFrom: at.toISOString(), terms, reason, restores: restores ?? null },
        tx,
      );
      return present((await this.policies.find(tx, id))!, this.clock.now());
    });
  }

  /** @throws ApiError not_found, policy_in_force */
  async withdraw(who: Principal, policyId: number, withdrawal: CancellationPolicyWithdrawal): Promise<void> {
    const reason = reasonOf(who, withdrawal);
    await this.database.transaction(async (tx) => {
      await this.policies.lock(tx);
      const version = await this.policies.find(tx, policyId);
      if (!version) throw noSuchPolicy();
      // The database's clock may already count a version as begun that begins within this second.
      if (version.validFrom.getTime() <= this.clock.now().getTime() + 1000 || version.rides > 0) throw hasBegun();
      await this.policies.withdraw(tx, version, who.userId, reason);
      const data = { validFrom: version.validFrom.toISOString(), terms: termsOf(version.rows), reason };
      await this.audit.record(who.userId, 'withdraw_cancellation_policy', `cancellation_policy:${policyId}`, data, tx);
    });
  }
}

function reasonOf(who: Principal, { reason }: { reason?: string | null }): string | null {
  // API clients may omit the reason, because older ones do not know the field.
  if (!reason && !who.token) throw fieldError('reason', 'is required');
  return reason ?? null;
}

function present(
  { id, validFrom, validUntil, rows, rides, createdBy, createdAt, reason, restores, withdrawal }: PolicyVersion,
  now: Date,
): CancellationPolicyView {
  const over = validUntil !== null && validUntil <= now;
  return {
    id,
    state: withdrawal ? 'withdrawn' : over ? 'past' : validFrom > now ? 'coming' : 'current',
    validFrom: validFrom.toISOString(),
    validUntil: validUntil?.toISOString() ?? null,
    terms: termsOf(rows),
    rides,
    createdBy,
    createdAt: createdAt.toISOString(),
    reason,
    restores,
    withdrawal: withdrawal && { ...withdrawal, at: new Date(withdrawal.at).toISOString() },
  };
}
