import type { PolicyRow } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';

export interface PolicyVersion {
  id: number;
  validFrom: Date;
  /** Null for a version that is valid until further notice. */
  validUntil: Date | null;
  rows: PolicyRow[];
  /** Number of rides booked under this version. */
  rides: number;
  /** Name of an operator. */
  createdBy: string | null;
  createdAt: Date;
  /** Null for the initial version, or when an API client gave no reason. */
  reason: string | null;
  /** The id of the older version whose terms it restores; null when it has new terms. */
  restores: number | null;
  /** Set when the version was withdrawn before it took effect. */
  withdrawal: { at: string; by: string; reason: string | null } | null;
}

export interface NewPolicyVersion {
  validFrom: Date;
  rows: readonly PolicyRow[];
  createdBy: number;
  reason: string | null;
  restores: number | null;
}

/** The versions of the policy, in sequence without gaps. A version that has taken effect never changes. */
export abstract class PoliciesRepository {
  /** The rows of a version. */
  abstract rows(policyId: number, tx?: Transaction): Promise<PolicyRow[]>;
  /** The rows of the version in force, which rides booked now will keep. */
  abstract currentRows(): Promise<PolicyRow[]>;
  abstract validFrom(policyId: number): Promise<Date>;
  /** The latest `limit` versions, newest first, together with the withdrawn ones of that period. */
  abstract list(filter: { before: Date | null; limit: number }): Promise<PolicyVersion[]>;
  abstract find(tx: Transaction, policyId: number): Promise<PolicyVersion | null>;
  /**
   * Adds a version that takes effect at a future time and lasts until the next one.
   * @returns its id; null when another version takes effect at the same time
   */
  abstract add(tx: Transaction, version: NewPolicyVersion): Promise<number | null>;
  /** Withdraws a version that has not taken effect; the one before it stays valid instead. */
  abstract withdraw(tx: Transaction, version: PolicyVersion, by: number, reason: string | null): Promise<void>;
  /** Locks all versions until the transaction ends. @returns the id of the version that was added last */
  abstract lock(tx: Transaction): Promise<number>;
}
