import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import type { VersionedKind } from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import type { Transaction } from '../../platform/database/database';
import { fieldError } from '../../platform/http/api-error';
import { settingChanged } from './settings.errors';
import { VersionsFacade, type RecordChange, type RecordKind, type VersionedRecord } from './settings.facade';
import { SettingsRepository, type NewVersion } from './settings.repository';

/**
 * Keeps versions of records of other modules. The first version is the state before the first change and has no author.
 */
@Injectable()
export class RecordVersionsService extends VersionsFacade {
  private readonly records = new Map<VersionedKind, VersionedRecord>();

  constructor(
    private readonly repository: SettingsRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  register(kind: RecordKind, record: VersionedRecord): void {
    this.records.set(kind, record);
  }

  /** Undefined for settings that this module stores. */
  find(kind: VersionedKind): VersionedRecord | undefined {
    return this.records.get(kind);
  }

  newest(kind: RecordKind, tx?: Transaction): Promise<ReadonlyMap<string, number>> {
    return this.repository.newest(kind, tx);
  }

  async change(
    tx: Transaction,
    { kind, subject = '', who, basedOn, reason }: RecordChange,
    work: () => Promise<void>,
  ): Promise<void> {
    if (!reason && !who.token) throw fieldError('reason', 'is required');
    await this.keep(
      tx,
      { kind, subject, basedOn: basedOn ?? null, reason: reason ?? null, authorId: who.userId, restores: null },
      work,
    );
  }

  /** @returns the new version; null when the work changed nothing */
  async keep(
    tx: Transaction,
    { basedOn, ...version }: Omit<NewVersion, 'basedOn' | 'value' | 'now'> & { basedOn: number | null },
    work: () => Promise<void>,
  ): Promise<number | null> {
    const { kind, subject } = version;
    const record = this.records.get(kind)!;
    const now = this.clock.now();
    let newest = await this.repository.lockNewest(tx, kind, subject);
    if (basedOn !== null && basedOn !== newest) throw settingChanged();
    const before = await record.current(subject, tx);
    await work();
    const after = await record.current(subject, tx);
    if (!after || isDeepStrictEqual(before, after)) return null;
    if (newest === 0 && before) {
      const first = { kind, subject, value: before, authorId: null, reason: null, restores: null };
      newest = (await this.repository.insert(tx, { ...first, basedOn: 0, now }))!;
    }
    const { authorId, reason, restores } = version;
    return this.repository.insert(tx, {
      kind,
      subject,
      authorId,
      reason,
      restores,
      value: after,
      basedOn: newest,
      now,
    });
  }
}
