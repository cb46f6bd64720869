import { Injectable } from '@nestjs/common';
import { MAX_WEBHOOK_ENDPOINTS, type WebhookDisabledReason } from '@groupride/contracts';
import { Database, type Transaction } from '../../../platform/database/database';
import {
  type EndpointFields,
  type EndpointOwner,
  type NewStoredEndpoint,
  type StoredEndpoint,
  WebhookEndpointsRepository,
} from '../webhook-endpoints.repository';
import { WebhookEndpointEntity } from './webhook-endpoint.entity';

/** Endpoints `e` with the names of their service accounts, for one owner (`$1`) or all. */
const SELECT = `
  SELECT e.id, e.url, e.description, e.event_types AS "eventTypes", e.service_account_id AS "serviceAccountId",
         a.name AS "serviceAccount", e.state, e.disabled_reason AS "disabledReason", e.disabled_at AS "disabledAt",
         e.failing_since AS "failingSince", e.created_at AS "createdAt",
         CASE WHEN e.previous_secret_until > now() THEN e.previous_secret_until END AS "previousSecretUntil"
    FROM webhook_endpoints e LEFT JOIN service_accounts a ON a.id = e.service_account_id
   WHERE ($1::integer IS NULL OR e.service_account_id = $1)`;

const ownerId = (owner: EndpointOwner) => (owner === 'operations' ? null : owner.serviceAccountId);

/** Disables the endpoints that meet the condition, and fails their waiting deliveries. */
const disabling = (condition: string) => `
  WITH disabled AS (
    UPDATE webhook_endpoints SET state = 'disabled', disabled_reason = $2, disabled_at = now()
     WHERE ${condition} AND state = 'enabled' RETURNING id
  ), ended AS (
    UPDATE webhook_deliveries d SET state = 'failed', last_failure = 'endpoint_disabled', claimed_until = NULL
      FROM disabled WHERE d.endpoint_id = disabled.id AND d.state = 'waiting'
  )
  SELECT id FROM disabled`;

@Injectable()
export class SqlWebhookEndpointsRepository extends WebhookEndpointsRepository {
  constructor(private readonly database: Database) {
    super();
  }

  list(owner: EndpointOwner): Promise<StoredEndpoint[]> {
    return this.database.query<StoredEndpoint>(`${SELECT} ORDER BY e.id DESC`, [ownerId(owner)]);
  }

  async find(owner: EndpointOwner, endpointId: number, tx?: Transaction): Promise<StoredEndpoint | null> {
    const [row] = await (tx ?? this.database).query<StoredEndpoint>(`${SELECT} AND e.id = $2`, [
      ownerId(owner),
      endpointId,
    ]);
    return row ?? null;
  }

  async lock(tx: Transaction, owner: EndpointOwner, endpointId: number): Promise<StoredEndpoint | null> {
    const [row] = await tx.query<StoredEndpoint>(`${SELECT} AND e.id = $2 FOR UPDATE OF e`, [
      ownerId(owner),
      endpointId,
    ]);
    return row ?? null;
  }

  async insert(tx: Transaction, endpoint: NewStoredEndpoint): Promise<number | null> {
    const { url, description, eventTypes, serviceAccountId, sealedSecret, createdBy } = endpoint;
    // Without the lock, concurrent requests could exceed the limit. No service account has the id 0.
    await tx.query(`SELECT pg_advisory_xact_lock(hashtext('webhook_endpoints'), $1)`, [serviceAccountId ?? 0]);
    const [row] = await tx.query<{ id: number }>(
      `INSERT INTO webhook_endpoints (url, description, event_types, service_account_id, secret, created_by)
       SELECT $1, $2, $3::text[], $4::integer, $5, $6
        WHERE (SELECT count(*) FROM webhook_endpoints WHERE service_account_id IS NOT DISTINCT FROM $4::integer)
              < ${MAX_WEBHOOK_ENDPOINTS}
       RETURNING id`,
      [url, description, eventTypes, serviceAccountId, sealedSecret, createdBy],
    );
    return row?.id ?? null;
  }

  async change(tx: Transaction, endpointId: number, { url, description, eventTypes }: EndpointFields): Promise<void> {
    await tx.manager.update(
      WebhookEndpointEntity,
      { id: endpointId },
      { url, description, eventTypes: eventTypes && [...eventTypes] },
    );
  }

  async enable(tx: Transaction, endpointId: number): Promise<boolean> {
    const { affected } = await tx.manager.update(
      WebhookEndpointEntity,
      { id: endpointId, state: 'disabled' },
      { state: 'enabled', disabledReason: null, disabledAt: null, failingSince: null },
    );
    return affected === 1;
  }

  async disable(tx: Transaction, endpointId: number, reason: WebhookDisabledReason): Promise<boolean> {
    return (await tx.query<{ id: number }>(disabling('id = $1'), [endpointId, reason])).length > 0;
  }

  async disableAllOf(tx: Transaction, serviceAccountId: number): Promise<void> {
    await tx.query(disabling('service_account_id = $1'), [serviceAccountId, 'account_closed']);
  }

  async remove(tx: Transaction, endpointId: number): Promise<void> {
    await tx.manager.delete(WebhookEndpointEntity, { id: endpointId });
  }

  async replaceSecret(tx: Transaction, endpointId: number, sealedSecret: string, overlapHours: number): Promise<void> {
    await tx.query(
      `UPDATE webhook_endpoints
          SET secret = $2, previous_secret = secret, previous_secret_until = now() + make_interval(hours => $3)
        WHERE id = $1`,
      [endpointId, sealedSecret, overlapHours],
    );
  }
}
