import type { PolicyRow } from '@groupride/pricing';
import type { Transaction } from '../../platform/database/database';

export interface PolicyVersion {
  id: number;
  validFrom: Date;
  /** Null: until further notice. */
  validUntil: Date | null;
  rows: PolicyRow[];
  /** How many were booked under it. */
  rides: number;
  /** Name of an operator. */
  createdBy: string | null;
  createdAt: Date;
  /** Null: there from the beginning, or by a program that gave none. */
  reason: string | null;
  /** The version that it repeats. */
  restores: number | null;
  /** When it was taken back before it began, by whom and why. */
  withdrawal: { at: string; by: string; reason: string | null } | null;
}

export interface NewPolicyVersion {
  validFrom: Date;
  rows: readonly PolicyRow[];
  createdBy: number;
  reason: string | null;
  restores: number | null;
}

/** The versions of the policy, one after the other without gaps. What has begun never changes. */
export abstract class PoliciesRepository {
  /** The rows of a version. */
  abstract rows(policyId: number, tx?: Transaction): Promise<PolicyRow[]>;
  /** The rows of the version in force, which rides booked now will keep. */
  abstract currentRows(): Promise<PolicyRow[]>;
  abstract validFrom(policyId: number): Promise<Date>;
  /** The last to begin first, `limit` of them, together with those of that time that were withdrawn. */
  abstract list(filter: { before: Date | null; limit: number }): Promise<PolicyVersion[]>;
  abstract find(tx: Transaction, policyId: number): Promise<PolicyVersion | null>;
  /**
   * Adds a version that is in force from a moment to come until the next one.
   * @returns null when one begins at that very moment
   */
  abstract add(tx: Transaction, version: NewPolicyVersion): Promise<number | null>;
  /** Takes a version out that has not begun and keeps it among those withdrawn; the one before it lasts on. */
  abstract withdraw(tx: Transaction, version: PolicyVersion, by: number, reason: string | null): Promise<void>;
  /** Holds off everybody else who changes versions until the transaction ends. @returns the version that was added last */
  abstract lock(tx: Transaction): Promise<number>;
}
