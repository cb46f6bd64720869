import { Injectable } from '@nestjs/common';
import { EMERGENCY_KINDS, type AlertKind, type AlertSummary } from '@groupride/contracts';
import { Database, type Transaction } from '../../../platform/database/database';
import type { Alert } from '../alerts.facade';
import { AlertsRepository, type AlertFilter, type AlertUpdate, type StoredAlert } from '../alerts.repository';

/** PostgreSQL returns bigint as text. */
type Row = Omit<StoredAlert, 'ours' | 'theirs'> & { ours: string | null; theirs: string | null };

const ALERT = `a.id, a.key, a.kind, a.ride_id AS "rideId", a.payment_id AS "paymentId", a.ours_cents AS ours, a.theirs_cents AS theirs, a.data, a.note, d.id AS "driverId", driver.name AS "driverName",
  a.opened_at AS "openedAt", a.seen_at AS "seenAt", a.closed_at AS "closedAt", u.name AS "closedBy", a.acknowledged_at AS "acknowledgedAt", seen.name AS "acknowledgedBy",
  a.assigned_to AS "assignedToId", owner.name AS "assignedTo"`;
const FROM = `money_alerts a LEFT JOIN users u ON u.id = a.closed_by LEFT JOIN users seen ON seen.id = a.acknowledged_by
  LEFT JOIN users owner ON owner.id = a.assigned_to
  LEFT JOIN drivers d ON d.id = CASE jsonb_typeof(a.data -> 'driverId') WHEN 'number' THEN (a.data ->> 'driverId')::int END
  LEFT JOIN users driver ON driver.id = d.user_id`;

interface Ended {
  closed: boolean;
}

/** Also marks alerts that an operator closed, so that they are opened again when the cause comes back. */
const CAUSE_GONE = `UPDATE money_alerts SET cause_gone_at = now(), closed_at = coalesce(closed_at, now()) WHERE cause_gone_at IS NULL`;
const ENDED = `RETURNING closed_by IS NULL AS closed`;

@Injectable()
export class SqlAlertsRepository extends AlertsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async raise(
    tx: Transaction,
    { key, kind, rideId = null, paymentId = null, ours = null, theirs = null, data = {} }: Alert,
  ): Promise<boolean> {
    const [row] = await tx.query<{ opened: boolean }>(
      `INSERT INTO money_alerts (key, kind, ride_id, payment_id, ours_cents, theirs_cents, data)
       SELECT $1, $2, $3::integer, $4::integer, $5::bigint, $6::bigint, $7::jsonb
        WHERE NOT EXISTS (
          SELECT 1 FROM (SELECT * FROM money_alerts WHERE key = $1 ORDER BY id DESC LIMIT 1) last
           WHERE last.closed_by IS NOT NULL AND last.cause_gone_at IS NULL
             AND last.ours_cents IS NOT DISTINCT FROM $5 AND last.theirs_cents IS NOT DISTINCT FROM $6)
       ON CONFLICT (key) WHERE closed_at IS NULL
       DO UPDATE SET seen_at = now(), ours_cents = EXCLUDED.ours_cents, theirs_cents = EXCLUDED.theirs_cents, data = EXCLUDED.data
       RETURNING (xmax = 0) AS opened`,
      [key, kind, rideId, paymentId, ours, theirs, JSON.stringify(data)],
    );
    return row?.opened ?? false;
  }

  async settle(tx: Transaction, key: string): Promise<boolean> {
    const rows = await tx.query<Ended>(`${CAUSE_GONE} AND key = $1 ${ENDED}`, [key]);
    return rows.some(({ closed }) => closed);
  }

  async settleOthers(
    tx: Transaction,
    kinds: readonly AlertKind[],
    keys: readonly string[],
    seenBefore: Date | null,
  ): Promise<boolean> {
    const rows = await tx.query<Ended>(
      `${CAUSE_GONE} AND kind = ANY($1) AND key <> ALL($2) AND ($3::timestamptz IS NULL OR seen_at < $3) ${ENDED}`,
      [kinds, keys, seenBefore],
    );
    return rows.some(({ closed }) => closed);
  }

  async closedAt(key: string, tx?: Transaction): Promise<Date | null> {
    const [row] = await (tx ?? this.database).query<{ closedAt: Date | null }>(
      `SELECT CASE WHEN closed_by IS NOT NULL THEN closed_at END AS "closedAt"
         FROM money_alerts WHERE key = $1 ORDER BY id DESC LIMIT 1`,
      [key],
    );
    return row?.closedAt ?? null;
  }

  async list({ state, kinds, rideId, before, limit }: AlertFilter): Promise<StoredAlert[]> {
    // Builds the statement per filter, because a generic plan with conditions that may be null would not use the
    // indexes.
    const wanted = [
      '($1::text[] IS NULL OR a.kind = ANY($1))',
      ...(rideId === null ? [] : ['a.ride_id = $5']),
      ...(state === null ? [] : [`a.closed_at IS ${state === 'open' ? 'NULL' : 'NOT NULL'}`]),
    ].join(' AND ');
    const isUrgent = 'a.closed_at IS NULL AND a.kind = ANY($4)';
    const rows = await this.database.query<Row>(
      `SELECT ${ALERT} FROM ${FROM} WHERE a.id IN (
          (SELECT a.id FROM money_alerts a WHERE ${wanted} AND ($2::integer IS NULL OR a.id < $2) ORDER BY a.id DESC LIMIT $3)
          UNION
          SELECT a.id FROM money_alerts a WHERE ${wanted} AND ${isUrgent} AND $2::integer IS NULL AND ${state === 'open'})
        ORDER BY ${state === 'open' ? `(${isUrgent}) DESC, ` : ''}a.id DESC`,
      [kinds, before, limit, EMERGENCY_KINDS, ...(rideId === null ? [] : [rideId])],
    );
    return rows.map(alertOf);
  }

  async find(alertId: number, tx?: Transaction): Promise<StoredAlert | null> {
    const [row] = await (tx ?? this.database).query<Row>(`SELECT ${ALERT} FROM ${FROM} WHERE a.id = $1`, [alertId]);
    return row ? alertOf(row) : null;
  }

  async change(
    tx: Transaction,
    alertId: number,
    { note, replaces, closedBy, acknowledgedBy, assignment }: AlertUpdate,
  ): Promise<boolean> {
    const onlyNote = closedBy === null && acknowledgedBy === null && !assignment;
    const rows = await tx.query<object>(
      `UPDATE money_alerts SET note = coalesce($2, note), closed_by = coalesce($3, closed_by),
              closed_at = CASE WHEN $3::integer IS NULL THEN closed_at ELSE now() END,
              acknowledged_at = CASE WHEN $4::integer IS NULL THEN acknowledged_at ELSE coalesce(acknowledged_at, now()) END,
              acknowledged_by = coalesce(acknowledged_by, $4),
              assigned_to = CASE WHEN $5::boolean THEN $6::integer ELSE assigned_to END
        WHERE id = $1 AND ($7 OR closed_at IS NULL) AND (NOT $5 OR assigned_to IS NULL OR assigned_to = ANY($8::integer[]))
          AND ($9::text IS NULL OR coalesce(note, '') IN ($9, $2))
        RETURNING id`,
      [
        alertId,
        note,
        closedBy,
        acknowledgedBy,
        assignment !== undefined,
        assignment?.to ?? null,
        onlyNote,
        assignment?.heldBy ?? [],
        replaces,
      ],
    );
    return rows.length > 0;
  }

  async summary(): Promise<AlertSummary> {
    const [row] = await this.database.query<AlertSummary>(
      `SELECT count(*)::int AS open, (count(*) FILTER (WHERE acknowledged_at IS NULL))::int AS unseen,
              (count(*) FILTER (WHERE kind = ANY($1)))::int AS emergencies
         FROM money_alerts WHERE closed_at IS NULL`,
      [EMERGENCY_KINDS],
    );
    return row!;
  }

  async operators(tx?: Transaction): Promise<number[]> {
    const rows = await (tx ?? this.database).query<{ id: number }>(`SELECT id FROM users WHERE is_admin`);
    return rows.map(({ id }) => id);
  }
}

function alertOf({ ours, theirs, ...row }: Row): StoredAlert {
  return { ...row, ours: ours === null ? null : Number(ours), theirs: theirs === null ? null : Number(theirs) };
}
