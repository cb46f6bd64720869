import type { VersionedKind, VersionValue } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';

export interface SettingVersion {
  id: number;
  savedAt: Date;
  /** Null for the state before the first change. */
  author: string | null;
  reason: string | null;
  restores: number | null;
  value: VersionValue;
}

export interface NewVersion {
  kind: VersionedKind;
  /** Which record of the kind; empty when there is only one. */
  subject: string;
  basedOn: number;
  value: VersionValue;
  authorId: number | null;
  reason: string | null;
  restores: number | null;
  now: Date;
}

/** The PostgreSQL channel that tells every process about a new version. */
export const SETTINGS_CHANGED = 'settings_changed';

export abstract class SettingsRepository {
  /** Newest first. */
  abstract list(kind: VersionedKind, subject: string, limit: number, tx?: Transaction): Promise<SettingVersion[]>;
  abstract find(tx: Transaction, kind: VersionedKind, subject: string, id: number): Promise<SettingVersion | null>;
  /** The current value; null before the first version. */
  abstract current(kind: VersionedKind): Promise<VersionValue | null>;
  /** The newest version of each subject that has one. */
  abstract newest(kind: VersionedKind, tx?: Transaction): Promise<Map<string, number>>;
  /**
   * Waits for all other changes of the subject, blocks later ones, and returns the newest version; 0 when there is
   * none.
   */
  abstract lockNewest(tx: Transaction, kind: VersionedKind, subject: string): Promise<number>;
  /** Saves a version and tells every process; null when another one was saved since `basedOn`. Call `lockNewest` before. */
  abstract insert(tx: Transaction, version: NewVersion): Promise<number | null>;
}
