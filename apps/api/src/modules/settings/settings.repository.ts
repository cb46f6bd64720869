import type { SettingKind, SettingValue } from '@groupride/contracts';
import type { Transaction } from '../../platform/database/database';

export interface SettingVersion {
  id: number;
  savedAt: Date;
  author: string;
  reason: string;
  restores: number | null;
  value: SettingValue;
}

export interface NewVersion {
  kind: SettingKind;
  basedOn: number;
  value: SettingValue;
  authorId: number;
  reason: string;
  restores: number | null;
  now: Date;
}

/** PostgreSQL tells every process of a new version. */
export const SETTINGS_CHANGED = 'settings_changed';

export abstract class SettingsRepository {
  /** Newest first. */
  abstract list(kind: SettingKind, limit: number, tx?: Transaction): Promise<SettingVersion[]>;
  abstract find(tx: Transaction, kind: SettingKind, id: number): Promise<SettingVersion | null>;
  /** The value that applies; null before the first version. */
  abstract current(kind: SettingKind): Promise<SettingValue | null>;
  /** The newest version after every other change of this kind has ended; the next one waits. 0 when there is none. */
  abstract lockNewest(tx: Transaction, kind: SettingKind): Promise<number>;
  /** Saves a version and tells every process; null when another one was saved since `basedOn`. Call `lockNewest` before. */
  abstract insert(tx: Transaction, version: NewVersion): Promise<number | null>;
}
