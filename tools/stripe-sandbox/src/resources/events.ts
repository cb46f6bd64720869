import type Stripe from 'stripe';
import { expand, listOf, paging, text } from '../http/fields';
import { route, type Route } from '../http/router';
import type { Tx } from '../store/database';

export const eventRoutes: Route[] = [
  route('GET /v1/events/:id', { expand }, async ({ tx, path }) =>
    withPending(tx, (await tx.get('event', path[0] ?? '')).data),
  ),

  route('GET /v1/events', { ...paging, type: text, types: listOf(text) }, async ({ tx, params }) => {
    const page = await tx.list('event', params.type === undefined ? {} : { type: params.type }, params, {
      type: params.types,
    });
    const data: Stripe.EventBase[] = [];
    for (const event of page.data) data.push(await withPending(tx, event));
    return { object: 'list', data, has_more: page.has_more, url: '/v1/events' };
  }),
];

/** `pending_webhooks` as it is now, not as it was when the event was written. */
async function withPending(tx: Tx, event: Stripe.EventBase): Promise<Stripe.EventBase> {
  const [row] = await tx.query<{ pending: number }>(
    `SELECT count(*)::int AS pending FROM deliveries WHERE event_id = $1 AND state = 'pending'`,
    [event.id],
  );
  return { ...event, pending_webhooks: row?.pending ?? 0 };
}
