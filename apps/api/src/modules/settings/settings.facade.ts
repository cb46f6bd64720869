import type { Features, VehicleRules, VersionedKind, VersionValue } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';
import type { Principal } from '../../platform/http/principal';
import type { DatedVehicleRules } from './domain/dated-vehicle-rules';

export abstract class SettingsFacade {
  /** The features that people can currently use. */
  abstract features(): Promise<Features>;
  /** The same object until they change; null while they have to be read. */
  abstract get featuresInMemory(): Features | null;
}

export type { DatedVehicleRules } from './domain/dated-vehicle-rules';

/**
 * Rules of operations for which vehicles serve which rides. They are in memory, so they can be read inside a
 * transaction.
 */
export abstract class VehicleRulesFacade {
  /** The rules for new bookings. */
  abstract get current(): VehicleRules;
  /** The rules for a ride that was booked at that time. Later changes do not affect it. */
  abstract at(bookedAt: Date): VehicleRules;
  /** The versions that may apply to open rides, newest first. The last one applies to everything before it. */
  abstract get versions(): readonly DatedVehicleRules[];
}

/** Records that another module stores and keeps versions of. */
export type RecordKind = Extract<VersionedKind, 'alert_thresholds' | 'wineries' | 'promotion'>;

export interface VersionedRecord {
  /** The current value; null when there is no such subject. */
  current(subject: string, tx?: Transaction): Promise<VersionValue | null>;
  /** Stores the value of an earlier version or one that was entered. */
  apply(tx: Transaction, subject: string, value: VersionValue, authorId: number): Promise<void>;
}

export interface RecordChange {
  kind: RecordKind;
  /** Which record of the kind; empty when there is only one. */
  subject?: string;
  who: Principal;
  /** The newest version that the operator saw; programs may leave it out. */
  basedOn?: number | null | undefined;
  reason?: string | null | undefined;
}

/** Keeps versions of records of other modules, in the same history as settings. */
export abstract class VersionsFacade {
  /** Called once, when the owning module starts. */
  abstract register(kind: RecordKind, record: VersionedRecord): void;
  /**
   * Runs a change after all other changes of the same subject, and keeps the result as a version.
   * @throws ApiError validation_failed (no reason), setting_changed
   */
  abstract change(tx: Transaction, change: RecordChange, work: () => Promise<void>): Promise<void>;
  /** The newest version of each subject that has one. */
  abstract newest(kind: RecordKind, tx?: Transaction): Promise<ReadonlyMap<string, number>>;
}

/** The reason for the audit log; programs may give none. */
export const reasonGiven = (reason: string | null | undefined): { reason?: string } => (reason ? { reason } : {});
