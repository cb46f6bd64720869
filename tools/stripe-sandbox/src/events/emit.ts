import type Stripe from 'stripe';
import { nowSeconds } from '../clock';
import { API_VERSION } from '../config';
import { newId } from '../ids';
import type { Tx } from '../store/database';
import { writeDeliveries } from './webhook-mode';

/**
 * Writes an event and one delivery for each endpoint that wants it, in the transaction of the change it tells about.
 * `previous` holds the former values of what changed, for those types that carry them; `about` is the connected account that the event
 * belongs to where the platform itself acts.
 */
export async function emit(
  tx: Tx,
  type: Stripe.Event.Type,
  object: object,
  previous?: object,
  about?: string,
): Promise<void> {
  const account = about ?? tx.account ?? null;
  const wanting = await tx.query<{ id: string }>(
    `SELECT id FROM objects WHERE kind = 'webhook_endpoint' AND data->>'status' = 'enabled'
       AND coalesce((hidden->>$1)::boolean, $1 = 'platform') AND (data->'enabled_events')::jsonb ?| $2 ORDER BY seq`,
    [account === null ? 'platform' : 'connect', ['*', type]],
  );
  const event: Stripe.EventBase = {
    id: newId('evt'),
    object: 'event',
    ...(account !== null && { account }),
    api_version: API_VERSION,
    created: nowSeconds(),
    data: { object, ...(previous && { previous_attributes: previous }) } as Stripe.Event.Data,
    livemode: false,
    pending_webhooks: wanting.length,
    request: { id: tx.request.id, idempotency_key: tx.request.idempotencyKey },
    type,
  };
  await tx.actingFor(account).insert('event', event, null);
  await writeDeliveries(tx, event.id, type, wanting);
}

/** The former values of every field that differs. */
export function changedFrom(before: object, after: object): object {
  const now = new Map(Object.entries(after));
  return Object.fromEntries(
    Object.entries(before).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(now.get(name))),
  );
}
