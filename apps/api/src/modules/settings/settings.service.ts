import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import {
  MAX_SETTING_VERSIONS,
  type Feature,
  type Features,
  type LegalTextPath,
  type LegalTextView,
  type NewSettingVersion,
  type SettingHistory,
  type SettingRestoration,
  type SettingKind,
  type VersionedKind,
  type VersionValue,
} from '@groupride/contracts';
import { Clock } from '../../platform/clock';
import { Database, type Transaction } from '../../platform/database/database';
import { Notifications } from '../../platform/database/notifications';
import { fieldError, notFound } from '../../platform/http/api-error';
import type { FeatureSource } from '../../platform/http/feature-guard';
import type { Principal } from '../../platform/http/principal';
import { CityFacade } from '../city/city.facade';
import { AuditFacade } from '../identity/identity.facade';
import { ALL_FEATURES, INITIAL, valueOf } from './domain/setting-value';
import { RecordVersionsService } from './record-versions.service';
import { settingChanged } from './settings.errors';
import { SettingsFacade } from './settings.facade';
import { SETTINGS_CHANGED, SettingsRepository, type NewVersion } from './settings.repository';

/** Settings as operations keep them: versions that are never changed, of which the newest applies. */
@Injectable()
export class SettingsService extends SettingsFacade implements FeatureSource, OnModuleInit {
  /** Asked for with many requests, so they are read once and again after a change. */
  private known: Promise<Features> | null = null;

  constructor(
    private readonly database: Database,
    private readonly repository: SettingsRepository,
    private readonly audit: AuditFacade,
    private readonly clock: Clock,
    private readonly notifications: Notifications,
    private readonly records: RecordVersionsService,
    private readonly city: CityFacade,
  ) {
    super();
  }

  onModuleInit(): void {
    const forget = () => this.forget();
    this.notifications.listen(SETTINGS_CHANGED, forget, forget);
  }

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
      ...{ kind, subject: subject || null, newest },
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
    return this.database.transaction((tx) =>
      this.insert(tx, {
        ...{ kind, subject: '', basedOn, reason },
        value: checked,
        authorId: who.userId,
        restores: null,
        now: this.clock.now(),
      }),
    );
  }

  /** Makes an earlier value apply again, as a new version. @throws ApiError not_found, validation_failed, setting_changed */
  async restore(
    who: Principal,
    kind: VersionedKind,
    id: number,
    { basedOn, reason, subject: given }: SettingRestoration,
  ): Promise<SettingHistory> {
    return this.database.transaction(async (tx) => {
      const subject = given ?? '';
      const value = id === 0 ? initialOf(kind) : (await this.repository.find(tx, kind, subject, id))?.value;
      if (!value) throw notFound('version');
      const now = this.clock.now();
      return this.insert(tx, {
        ...{ kind, subject, basedOn, reason, value, restores: id, now },
        authorId: who.userId,
      });
    });
  }

  features(): Promise<Features> {
    const reading = (this.known ??= this.readFeatures());
    reading.catch(() => {
      if (this.known === reading) this.forget();
    });
    return reading;
  }

  async isOn(feature: Feature): Promise<boolean> {
    return (await this.features())[feature];
  }

  async legalText({ document, language }: LegalTextPath): Promise<LegalTextView> {
    const texts = (await this.repository.current('legal_texts'))?.legalTexts;
    if (!texts) return { text: null };
    const [english, spanish] =
      document === 'terms' ? [texts.termsEn, texts.termsEs] : [texts.privacyEn, texts.privacyEs];
    return { text: language === 'en' ? english : spanish };
  }

  private async readFeatures(): Promise<Features> {
    // A feature that is newer than the version applies.
    return { ...ALL_FEATURES, ...(await this.repository.current('features'))?.features };
  }

  private forget(): void {
    this.known = null;
  }

  /** What applied before the first version; null where that is a version itself. */
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
    tx.afterCommit(() => this.forget());
    const name = subject ? `${kind}:${subject}` : kind;
    await this.audit.record(authorId, 'save_setting', `setting:${name}`, { version: id, reason, restores }, tx);
    return this.history(kind, subject, tx);
  }

  /** @returns null when it is what applies already */
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
