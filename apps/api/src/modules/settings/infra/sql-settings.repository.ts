import { Injectable } from '@nestjs/common';
import type { VersionedKind, VersionValue } from '@groupride/contracts';
import { Database, type Transaction } from '../../../platform/database/database';
import { SETTINGS_CHANGED, SettingsRepository, type NewVersion, type SettingVersion } from '../settings.repository';
import { SettingVersionEntity } from './setting-version.entity';

const VERSION = `v.id, v.saved_at AS "savedAt", u.name AS author, v.reason, v.restores_id AS restores, v.value`;
const FROM = `setting_versions v LEFT JOIN users u ON u.id = v.author_id`;

@Injectable()
export class SqlSettingsRepository extends SettingsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  list(kind: VersionedKind, subject: string, limit: number, tx?: Transaction): Promise<SettingVersion[]> {
    return (tx ?? this.database).query<SettingVersion>(
      `SELECT ${VERSION} FROM ${FROM} WHERE v.kind = $1 AND v.subject = $2 ORDER BY v.id DESC LIMIT $3`,
      [kind, subject, limit],
    );
  }

  async find(tx: Transaction, kind: VersionedKind, subject: string, id: number): Promise<SettingVersion | null> {
    const [row] = await tx.query<SettingVersion>(
      `SELECT ${VERSION} FROM ${FROM} WHERE v.kind = $1 AND v.subject = $2 AND v.id = $3`,
      [kind, subject, id],
    );
    return row ?? null;
  }

  async current(kind: VersionedKind): Promise<VersionValue | null> {
    const version = await this.database.orm((manager) =>
      manager.findOne(SettingVersionEntity, { where: { kind }, order: { id: 'DESC' } }),
    );
    return version?.value ?? null;
  }

  async newest(kind: VersionedKind, tx?: Transaction): Promise<Map<string, number>> {
    const rows = await (tx ?? this.database).query<{ subject: string; id: number }>(
      `SELECT subject, max(id) AS id FROM setting_versions WHERE kind = $1 GROUP BY subject`,
      [kind],
    );
    return new Map(rows.map(({ subject, id }) => [subject, id]));
  }

  async lockNewest(tx: Transaction, kind: VersionedKind, subject: string): Promise<number> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtext('setting_versions'), hashtext($1))`, [`${kind} ${subject}`]);
    const [row] = await tx.query<{ id: number }>(
      `SELECT coalesce(max(id), 0) AS id FROM setting_versions WHERE kind = $1 AND subject = $2`,
      [kind, subject],
    );
    return row!.id;
  }

  async insert(tx: Transaction, version: NewVersion): Promise<number | null> {
    const { kind, subject, basedOn, value, authorId, reason, restores, now } = version;
    const [row] = await tx.query<{ id: number }>(
      `INSERT INTO setting_versions (kind, subject, value, author_id, reason, restores_id, saved_at)
       SELECT $1, $2, $3::jsonb, $4, $5, $6, $7
        WHERE (SELECT coalesce(max(id), 0) FROM setting_versions WHERE kind = $1 AND subject = $2) = $8 RETURNING id`,
      [kind, subject, JSON.stringify(value), authorId, reason, restores, now, basedOn],
    );
    if (row) await tx.query(`NOTIFY ${SETTINGS_CHANGED}`);
    // The service area is part of the city, which every process keeps in memory.
    if (row && kind === 'service_area') await tx.query('NOTIFY city_changed');
    return row?.id ?? null;
  }
}
