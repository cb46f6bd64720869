import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import {
  MAX_SETTING_VERSIONS,
  type NewSettingVersion,
  type SettingHistory,
  type SettingKind,
  type SettingRestoration,
  type VersionedKind,
  type VersionValue,
} from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import { fieldError, notFound } from '../../platform/http/api-error';
import type { Principal } from '../../platform/http/principal';
import { CityFacade } from '../city/city.facade';
import { AuditFacade } from '../identity/identity.facade';
import { INITIAL, valueOf } from './domain/setting-value';
import { RecordVersionsService } from './record-versions.service';
import { settingChanged } from './settings.errors';
import { SettingsRepository, type NewVersion } from './settings.repository';
import { SettingsService } from './settings.service';

/** Manages versions of settings. They are never changed, and the newest one applies. */
@Injectable()
export class SettingVersionsService {
  constructor(
    private readonly database: Database,
    private readonly repository: SettingsRepository,
    private readonly audit: AuditFacade,
    private readonly clock: Clock,
    private readonly records: RecordVersionsService,
    private readonly city: CityFacade,
    private readonly settings: SettingsService,
  ) {}

  /** @throws ApiError not_found */
  async history(kind: VersionedKind, subject = '', tx?: Transaction): Promise<SettingHistory> {
    const saved = await this.repository.list(kind, subject, MAX_SETTING_VERSIONS, tx);
    const newest = saved[0]?.id ?? 0;
    const versions = saved.map(({ savedAt, ...version }) => ({
      ...version,
      savedAt: savedAt.toISOString(),
      current: version.id === newest,
    }));
    const initial = await this.initial(kind, subject, newest, tx);
    if (versions.length === 0 && !initial) throw notFound('record');
    const first = { id: 0, current: newest === 0, savedAt: null, author: null, reason: null, restores: null };
    return {
      kind,
      subject: subject || null,
      newest,
      versions: initial ? [...versions, { ...first, value: initial }] : versions,
    };
  }

  /** @throws ApiError validation_failed, setting_changed */
  async save(
    who: Principal,
    kind: SettingKind,
    { basedOn, reason, value }: NewSettingVersion,
  ): Promise<SettingHistory> {
    const checked = valueOf(kind, value, {
      center: this.city.current.center,
      has: (point) => this.city.isInArea(point),
    });
    if ('field' in checked) throw fieldError(checked.field, checked.message);
    const history = await this.database.transaction((tx) =>
      this.insert(tx, {
        kind,
        subject: '',
        basedOn,
        reason,
        value: checked,
        authorId: who.userId,
        restores: null,
        now: this.clock.now(),
      }),
    );
    await this.settings.refresh();
    return history;
  }

  /** Makes an earlier value apply again, as a new version. @throws ApiError not_found, validation_failed, setting_changed */
  async restore(
    who: Principal,
    kind: VersionedKind,
    id: number,
    { basedOn, reason, subject: given }: SettingRestoration,
  ): Promise<SettingHistory> {
    const history = await this.database.transaction(async (tx) => {
      const subject = given ?? '';
      const value = id === 0 ? initialOf(kind) : (await this.repository.find(tx, kind, subject, id))?.value;
      if (!value) throw notFound('version');
      const now = this.clock.now();
      return this.insert(tx, {
        kind,
        subject,
        basedOn,
        reason,
        value,
        restores: id,
        now,
        authorId: who.userId,
      });
    });
    await this.settings.refresh();
    return history;
  }

  /** The value before the first version; null when that is stored as a version. */
  private async initial(
    kind: VersionedKind,
    subject: string,
    newest: number,
    tx?: Transaction,
  ): Promise<VersionValue | null> {
    const record = this.records.find(kind);
    if (!record) return initialOf(kind) ?? null;
    return newest === 0 ? record.current(subject, tx) : null;
  }

  private async insert(tx: Transaction, version: NewVersion & { authorId: number }): Promise<SettingHistory> {
    const { kind, subject, authorId, reason, restores, value } = version;
    const record = this.records.find(kind);
    const id = record
      ? await this.records.keep(tx, version, () => record.apply(tx, subject, value, authorId))
      : await this.insertOwn(tx, version);
    if (id === null) throw fieldError('value', 'is what applies already');
    const name = subject ? `${kind}:${subject}` : kind;
    await this.audit.record(authorId, 'save_setting', `setting:${name}`, { version: id, reason, restores }, tx);
    return this.history(kind, subject, tx);
  }

  /** @returns null when this value already applies */
  private async insertOwn(tx: Transaction, version: NewVersion): Promise<number | null> {
    const { kind, subject, basedOn, value } = version;
    if ((await this.repository.lockNewest(tx, kind, subject)) !== basedOn) throw settingChanged();
    const before = basedOn === 0 ? initialOf(kind) : (await this.repository.find(tx, kind, subject, basedOn))!.value;
    if (isDeepStrictEqual(before, value)) return null;
    const id = await this.repository.insert(tx, version);
    if (id === null) throw settingChanged();
    return id;
  }
}

const initialOf = (kind: VersionedKind): VersionValue | undefined =>
  (INITIAL as Partial<Record<VersionedKind, VersionValue>>)[kind];
