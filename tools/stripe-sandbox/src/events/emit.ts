import type Stripe from 'stripe';
import { API_VERSION } from '../config';
import { newId, nowSeconds } from '../ids';
import type { Tx } from '../store/database';

/** What happens to the notifications of new events. `delay_ms` counts for `delay` only. */
export interface WebhookMode {
  mode: 'deliver' | 'drop' | 'duplicate' | 'delay';
  delay_ms: number;
}

export const WEBHOOK_MODE = 'webhook_mode';
export const DELIVER: WebhookMode = { mode: 'deliver', delay_ms: 0 };

/**
 * Writes an event and one delivery for each endpoint that wants it, in the transaction of the change it tells about.
 * `previous` holds the former values of what changed, for those types that carry them.
 */
export async function emit(tx: Tx, type: Stripe.Event.Type, object: object, previous?: object): Promise<void> {
  const endpoints = (await tx.list('webhook_endpoint', { status: 'enabled' }, { limit: 100 })).data;
  const wanting = endpoints.filter(({ enabled_events: wanted }) => wanted.includes('*') || wanted.includes(type));
  const { mode, delay_ms: delay } = (await tx.setting<WebhookMode>(WEBHOOK_MODE)) ?? DELIVER;
  const event: Stripe.EventBase = {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: nowSeconds(),
    data: { object, ...(previous && { previous_attributes: previous }) } as Stripe.Event.Data,
    livemode: false,
    pending_webhooks: wanting.length,
    request: { id: tx.request.id, idempotency_key: tx.request.idempotencyKey },
    type,
  };
  await tx.insert('event', event, null);
  const copies = mode === 'duplicate' ? 2 : 1;
  for (const endpoint of wanting) {
    for (let copy = 0; copy < copies; copy++) {
      await tx.query(
        `INSERT INTO deliveries (event_id, endpoint_id, state, next_attempt_at) VALUES ($1, $2, $3, now() + $4 * interval '1 millisecond')`,
        [event.id, endpoint.id, mode === 'drop' ? 'dropped' : 'pending', mode === 'delay' ? delay : 0],
      );
    }
  }
}

/** The former values of every field that differs. */
export function changedFrom(before: object, after: object): object {
  const now = new Map(Object.entries(after));
  return Object.fromEntries(Object.entries(before).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(now.get(name))));
}
