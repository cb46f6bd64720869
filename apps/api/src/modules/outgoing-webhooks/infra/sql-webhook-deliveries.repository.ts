import { Injectable } from '@nestjs/common';
import type { WebhookEventType } from '@groupride/contracts';
import { IsNull, Not } from 'typeorm';
import { Database, type Transaction } from '../../../platform/database/database';
import type { SqlCondition } from '../../../platform/jobs/transaction-jobs';
import type { Page, Placed } from '../../../platform/keyset';
import {
  type ClaimedDelivery,
  DELIVERY_KEYSET,
  type DeliverySearch,
  type NewMessage,
  type StoredAttempt,
  type StoredDelivery,
  WebhookDeliveriesRepository,
} from '../webhook-deliveries.repository';
import type { EndpointOwner } from '../webhook-endpoints.repository';
import type { SendResult } from '../webhook-sender';
import { WebhookAttemptEntity } from './webhook-attempt.entity';
import { WebhookDeliveryEntity } from './webhook-delivery.entity';
import { WebhookEndpointEntity } from './webhook-endpoint.entity';

/** Condition: the endpoint `e` (with service account `a`) subscribes to the message `m` and may see it. */
const WANTS = `(e.event_types IS NULL OR m.type = ANY (e.event_types))
  AND (e.service_account_id IS NULL OR a.user_id = m.audience_id OR EXISTS (
    SELECT 1 FROM business_services b WHERE b.service_account_id = e.service_account_id AND b.account_id = m.business_account_id)) AND m.type <> 'webhook.test'`;

const COLUMNS = `d.id, d.endpoint_id AS "endpointId", m.message_id AS "messageId", m.type, m.ride_id AS "rideId",
  m.event_number AS "eventNumber", m.occurred_at AS "occurredAt", d.state, d.attempts, d.next_attempt_at AS "nextAttemptAt",
  d.last_status AS "lastStatus", d.last_failure AS "lastFailure", d.delivered_at AS "deliveredAt"`;
const DELIVERIES = `FROM webhook_deliveries d JOIN webhook_messages m ON m.id = d.message_id
  JOIN webhook_endpoints e ON e.id = d.endpoint_id`;
const WAITING = `FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
  WHERE d.state = 'waiting' AND e.state = 'enabled'`;
/** Restarts the schedule of a delivery `d`. */
const DUE_AGAIN = `state = 'waiting', failures = 0, next_attempt_at = now(), claimed_until = NULL`;

/**
 * Each endpoint has its own limit, so a slow one does not delay the others. Rows that another process is claiming are
 * skipped. Leases use real time, as receivers do: the test clock must not end one during its attempt. `$1`: parallel
 * requests per endpoint; `$2`: seconds of a lease.
 */
const CLAIM = `
  WITH due AS (
    SELECT picked.id FROM webhook_endpoints e CROSS JOIN LATERAL (
      SELECT d.id FROM webhook_deliveries d
       WHERE d.endpoint_id = e.id AND d.state = 'waiting' AND d.next_attempt_at <= now()
         AND (d.claimed_until IS NULL OR d.claimed_until <= pg_catalog.now())
       ORDER BY d.next_attempt_at, d.id
       LIMIT greatest(0, $1::integer - (
         SELECT count(*) FROM webhook_deliveries busy
          WHERE busy.endpoint_id = e.id AND busy.state = 'waiting' AND busy.claimed_until > pg_catalog.now()))
         FOR UPDATE SKIP LOCKED
    ) AS picked WHERE e.state = 'enabled'
  ), claimed AS (
    UPDATE webhook_deliveries d SET attempts = d.attempts + 1, claimed_until = pg_catalog.now() + make_interval(secs => $2)
      FROM due WHERE d.id = due.id RETURNING d.*
  )
  SELECT c.id, c.endpoint_id AS "endpointId", c.attempts AS attempt, c.failures, e.url, e.secret AS "sealedSecret",
         CASE WHEN e.previous_secret_until > now() THEN e.previous_secret END AS "sealedPreviousSecret",
         m.message_id AS "messageId", m.body
    FROM claimed c JOIN webhook_endpoints e ON e.id = c.endpoint_id JOIN webhook_messages m ON m.id = c.message_id
   ORDER BY c.next_attempt_at, c.id`;

@Injectable()
export class SqlWebhookDeliveriesRepository extends WebhookDeliveriesRepository {
  constructor(private readonly database: Database) {
    super();
  }

  isWanted(type: WebhookEventType): SqlCondition {
    return {
      sql: `EXISTS (SELECT 1 FROM webhook_endpoints WHERE event_types IS NULL OR $1 = ANY (event_types))`,
      parameters: [type],
    };
  }

  async insert(tx: Transaction, message: NewMessage): Promise<boolean> {
    const id = await this.insertMessage(tx, message);
    if (id === null) return false;
    await tx.query(
      `INSERT INTO webhook_deliveries (endpoint_id, message_id)
       SELECT e.id, m.id FROM webhook_messages m CROSS JOIN webhook_endpoints e
         LEFT JOIN service_accounts a ON a.id = e.service_account_id
        WHERE m.id = $1 AND e.state = 'enabled' AND ${WANTS}`,
      [id],
    );
    return true;
  }

  async insertFor(tx: Transaction, message: NewMessage, endpointId: number): Promise<number> {
    const id = await this.insertMessage(tx, message);
    const delivery = tx.manager.create(WebhookDeliveryEntity, { endpointId, messageId: id! });
    await tx.manager.insert(WebhookDeliveryEntity, delivery);
    return delivery.id;
  }

  claim({ perEndpoint, leaseSeconds }: { perEndpoint: number; leaseSeconds: number }): Promise<ClaimedDelivery[]> {
    return this.database.query<ClaimedDelivery>(CLAIM, [perEndpoint, leaseSeconds]);
  }

  async nextDue(after: Date, until: Date): Promise<Date | null> {
    const [row] = await this.database.query<{ ms: number | null }>(
      `SELECT ceil(extract(epoch FROM min(d.next_attempt_at)) * 1000)::float8 AS ms ${WAITING}
         AND d.next_attempt_at > $1 AND d.next_attempt_at <= $2`,
      [after, until],
    );
    return row?.ms ? new Date(row.ms) : null;
  }

  async areDue(): Promise<boolean> {
    const [row] = await this.database.query<{ due: boolean }>(
      `SELECT EXISTS (SELECT 1 ${WAITING} AND d.next_attempt_at <= now()) AS due`,
    );
    return row?.due ?? false;
  }

  async release({ id, attempt }: ClaimedDelivery): Promise<void> {
    await this.database.orm((manager) =>
      manager.update(WebhookDeliveryEntity, { id, attempts: attempt, state: 'waiting' }, { claimedUntil: null }),
    );
  }

  async holdBack(
    tx: Transaction,
    delivery: ClaimedDelivery,
    at: Date,
    result: SendResult,
    seconds: number,
  ): Promise<void> {
    await this.insertAttempt(tx, delivery, at, result);
    await tx.query(
      `UPDATE webhook_deliveries SET claimed_until = NULL, next_attempt_at = now() + make_interval(secs => $3)
        WHERE id = $1 AND attempts = $2 AND state = 'waiting'`,
      [delivery.id, delivery.attempt, seconds],
    );
  }

  /** Always counts, even when another process considered the delivery abandoned meanwhile. */
  async recordSuccess(tx: Transaction, delivery: ClaimedDelivery, at: Date, result: SendResult): Promise<void> {
    await this.insertAttempt(tx, delivery, at, result);
    await tx.manager.update(
      WebhookDeliveryEntity,
      { id: delivery.id, state: Not('delivered') },
      {
        state: 'delivered',
        deliveredAt: () => 'now()',
        claimedUntil: null,
        lastStatus: result.status,
        lastFailure: null,
      },
    );
    await tx.manager.update(
      WebhookEndpointEntity,
      { id: delivery.endpointId, failingSince: Not(IsNull()) },
      { failingSince: null },
    );
  }

  async recordFailure(
    tx: Transaction,
    delivery: ClaimedDelivery,
    at: Date,
    result: SendResult,
    retrySeconds: number | null,
  ): Promise<number> {
    await this.insertAttempt(tx, delivery, at, result);
    await tx.query(
      `UPDATE webhook_deliveries
          SET state = CASE WHEN $3::integer IS NULL THEN 'failed' ELSE 'waiting' END, failures = failures + 1, claimed_until = NULL,
              next_attempt_at = now() + make_interval(secs => coalesce($3, 0)), last_status = $4, last_failure = $5
        WHERE id = $1 AND attempts = $2 AND state = 'waiting'`,
      [delivery.id, delivery.attempt, retrySeconds, result.status, result.failure],
    );
    const [row] = await tx.query<{ seconds: number }>(
      `UPDATE webhook_endpoints SET failing_since = coalesce(failing_since, now()) WHERE id = $1
       RETURNING extract(epoch FROM now() - failing_since)::float8 AS seconds`,
      [delivery.endpointId],
    );
    return row?.seconds ?? 0;
  }

  async list(owner: EndpointOwner, search: DeliverySearch): Promise<Page<StoredDelivery & Placed>> {
    const values: unknown[] = [];
    const is = (column: string, value: unknown) => (value === null ? null : `${column} = $${values.push(value)}`);
    const conditions = [
      is('e.service_account_id', owner === 'operations' ? null : owner.serviceAccountId),
      is('d.endpoint_id', search.endpointId),
      is('d.state', search.state),
      is('m.type', search.type),
      is('m.ride_id', search.rideId),
      DELIVERY_KEYSET.after('newest', search.after, values),
    ].filter((condition) => condition !== null);
    const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
    const rows = await this.database.query<StoredDelivery & Placed>(
      `SELECT ${COLUMNS}, ${DELIVERY_KEYSET.sortKey('newest')} AS "sortKey" ${DELIVERIES} ${where}
       ${DELIVERY_KEYSET.orderBy('newest')} LIMIT $${values.push(search.limit + 1)}`,
      values,
    );
    return DELIVERY_KEYSET.page('newest', rows, search.limit);
  }

  async find(owner: EndpointOwner, deliveryId: number): Promise<(StoredDelivery & { body: string }) | null> {
    const [row] = await this.database.query<StoredDelivery & { body: string }>(
      `SELECT ${COLUMNS}, m.body ${DELIVERIES} WHERE d.id = $1 AND ($2::integer IS NULL OR e.service_account_id = $2)`,
      [deliveryId, owner === 'operations' ? null : owner.serviceAccountId],
    );
    return row ?? null;
  }

  attemptsOf(deliveryId: number): Promise<StoredAttempt[]> {
    return this.database.orm((manager) =>
      manager.find(WebhookAttemptEntity, { where: { deliveryId }, order: { number: 'DESC' }, take: 50 }),
    );
  }

  async replay(tx: Transaction, deliveryId: number): Promise<boolean> {
    const rows = await tx.query<{ id: number }>(
      `UPDATE webhook_deliveries d SET ${DUE_AGAIN} FROM webhook_endpoints e
        WHERE d.id = $1 AND d.state <> 'waiting' AND e.id = d.endpoint_id AND e.state = 'enabled' RETURNING d.id`,
      [deliveryId],
    );
    return rows.length > 0;
  }

  async replaySince(tx: Transaction, endpointId: number, since: Date): Promise<number> {
    const rows = await tx.query<{ id: number }>(
      `INSERT INTO webhook_deliveries AS d (endpoint_id, message_id)
       SELECT e.id, m.id FROM webhook_messages m JOIN webhook_endpoints e ON e.id = $1
         LEFT JOIN service_accounts a ON a.id = e.service_account_id
        WHERE m.created_at >= $2 AND e.state = 'enabled' AND ${WANTS}
        ORDER BY m.id
       ON CONFLICT (endpoint_id, message_id) DO UPDATE SET ${DUE_AGAIN} WHERE d.state = 'failed'
       RETURNING d.id`,
      [endpointId, since],
    );
    return rows.length;
  }

  private async insertMessage(tx: Transaction, message: NewMessage): Promise<number | null> {
    const { messageId, key, type, occurredAt, rideId, eventNumber, audienceId, businessAccountId, body } = message;
    const [row] = await tx.query<{ id: number }>(
      `INSERT INTO webhook_messages (message_id, key, type, occurred_at, ride_id, event_number, audience_id, business_account_id, body)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (key) DO NOTHING RETURNING id`,
      [messageId, key, type, occurredAt, rideId, eventNumber, audienceId, businessAccountId, body],
    );
    return row?.id ?? null;
  }

  private async insertAttempt(
    tx: Transaction,
    { id, attempt }: ClaimedDelivery,
    at: Date,
    { status, failure, durationMs, answer, simulatedFault }: SendResult,
  ): Promise<void> {
    await tx.query(
      `INSERT INTO webhook_attempts (delivery_id, number, at, status, failure, duration_ms, answer, simulated_fault)
       SELECT d.id, $2, $3, $4::integer, $5, $6, $7, $8 FROM webhook_deliveries d WHERE d.id = $1 ON CONFLICT DO NOTHING`,
      [id, attempt, at, status, failure, durationMs, answer, simulatedFault ?? null],
    );
  }
}
