import type { Features, VehicleRules, VersionedKind, VersionValue } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import type { DatedVehicleRules } from './domain/dated-vehicle-rules';

export abstract class SettingsFacade {
  /** What people can use now. */
  abstract features(): Promise<Features>;
}

export type { DatedVehicleRules } from './domain/dated-vehicle-rules';

/** Which vehicles serve which rides, as operations set it. It is in memory, so it can be read inside a transaction. */
export abstract class VehicleRulesFacade {
  /** For what is booked from now on. */
  abstract get current(): VehicleRules;
  /** Those of a ride that was booked at that time; later changes do not concern it. */
  abstract at(bookedAt: Date): VehicleRules;
  /** Newest first, those that may concern rides under way or ahead. The last one applies to everything before it. */
  abstract get versions(): readonly DatedVehicleRules[];
}

/** What another module stores itself and keeps versions of. */
export type RecordKind = Extract<VersionedKind, 'alert_thresholds' | 'wineries' | 'promotion'>;

export interface VersionedRecord {
  /** Null when there is none of this subject. */
  current(subject: string, tx?: Transaction): Promise<VersionValue | null>;
  /** Stores the value of an earlier version, or one that was entered. */
  apply(tx: Transaction, subject: string, value: VersionValue, authorId: number): Promise<void>;
}

export interface RecordChange {
  kind: RecordKind;
  /** Which of them; empty where there is only one. */
  subject?: string;
  who: Principal;
  /** Newest version that the operator saw; programs may leave it out. */
  basedOn?: number | null | undefined;
  reason?: string | null | undefined;
}

/** Versions of what other modules store, in the same history as settings. */
export abstract class VersionsFacade {
  /** Called once, when the owning module starts. */
  abstract register(kind: RecordKind, record: VersionedRecord): void;
  /**
   * Runs a change after every other change of the same subject, and keeps what it led to as a version.
   * @throws ApiError validation_failed (no reason), setting_changed
   */
  abstract change(tx: Transaction, change: RecordChange, work: () => Promise<void>): Promise<void>;
  /** The newest version of each subject that has one. */
  abstract newest(kind: RecordKind, tx?: Transaction): Promise<ReadonlyMap<string, number>>;
}

/** What the audit log says of the reason of a change; programs may give none. */
export const reasonGiven = (reason: string | null | undefined): { reason?: string } => (reason ? { reason } : {});
