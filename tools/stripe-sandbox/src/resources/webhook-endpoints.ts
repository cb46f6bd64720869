import type Stripe from 'stripe';
import { nowSeconds } from '../clock';
import { API_VERSION, type SandboxConfig } from '../config';
import { invalidRequest } from '../errors';
import {
  expand,
  flag,
  listOf,
  mergeMetadata,
  metadata,
  oneOf,
  paging,
  required,
  text,
  unsettable,
} from '../http/fields';
import { route, type Route } from '../http/router';
import { newId, randomToken } from '../ids';
import type { Tx } from '../store/database';

/** The endpoint that WEBHOOK_URL names. */
const FROM_ENVIRONMENT = 'we_environment';

export const webhookEndpointRoutes: Route[] = [
  route(
    'POST /v1/webhook_endpoints',
    {
      url: required(text),
      enabled_events: required(listOf(text)),
      api_version: oneOf(API_VERSION),
      connect: flag,
      description: unsettable(text),
      metadata,
      expand,
    },
    async ({ tx, params }) => {
      const secret = `whsec_${randomToken(32)}`;
      const endpoint = newEndpoint(newId('we'), checkedUrl(params.url), params.enabled_events);
      endpoint.description = params.description ?? null;
      endpoint.metadata = mergeMetadata({}, params.metadata);
      await tx.insert('webhook_endpoint', endpoint, {
        secret,
        connect: params.connect ?? false,
        platform: !params.connect,
      });
      return { ...endpoint, secret };
    },
  ),

  route(
    'GET /v1/webhook_endpoints/:id',
    { expand },
    async ({ tx, path }) => (await tx.get('webhook_endpoint', path[0] ?? '')).data,
  ),

  route(
    'POST /v1/webhook_endpoints/:id',
    { url: text, enabled_events: listOf(text), disabled: flag, description: unsettable(text), metadata, expand },
    async ({ tx, path, params }) => {
      const stored = await tx.lock('webhook_endpoint', path[0] ?? '');
      const { data } = stored;
      if (params.url !== undefined) data.url = checkedUrl(params.url);
      if (params.enabled_events) data.enabled_events = params.enabled_events;
      if (params.disabled !== undefined) data.status = params.disabled ? 'disabled' : 'enabled';
      if (params.description !== undefined) data.description = params.description;
      data.metadata = mergeMetadata(data.metadata, params.metadata);
      await tx.save('webhook_endpoint', stored);
      return data;
    },
  ),

  route('DELETE /v1/webhook_endpoints/:id', {}, async ({ tx, path }) => {
    const { data } = await tx.lock('webhook_endpoint', path[0] ?? '');
    await dropPending(tx, data.id);
    await tx.remove('webhook_endpoint', data.id);
    return { id: data.id, object: 'webhook_endpoint', deleted: true } satisfies Stripe.DeletedWebhookEndpoint;
  }),

  route('GET /v1/webhook_endpoints', paging, async ({ tx, params }) => ({
    object: 'list',
    ...(await tx.list('webhook_endpoint', {}, params)),
    url: '/v1/webhook_endpoints',
  })),
];

/** Makes the endpoint of the environment what the environment says now. */
export async function syncEnvironmentEndpoint(
  tx: Tx,
  { webhookUrl, webhookSecret, webhookEvents }: SandboxConfig,
): Promise<void> {
  const stored = await tx.find('webhook_endpoint', FROM_ENVIRONMENT, true);
  if (webhookUrl === undefined) {
    if (stored && stored.data.status === 'enabled') {
      stored.data.status = 'disabled';
      await tx.save('webhook_endpoint', stored);
      await dropPending(tx, FROM_ENVIRONMENT);
    }
    return;
  }
  const endpoint = newEndpoint(FROM_ENVIRONMENT, webhookUrl, webhookEvents);
  const hidden = { secret: webhookSecret, connect: true, platform: true };
  if (stored) await tx.save('webhook_endpoint', { data: { ...endpoint, created: stored.data.created }, hidden });
  else await tx.insert('webhook_endpoint', endpoint, hidden);
}

async function dropPending(tx: Tx, endpoint: string): Promise<void> {
  await tx.query(`UPDATE deliveries SET state = 'dropped' WHERE endpoint_id = $1 AND state = 'pending'`, [endpoint]);
}

function newEndpoint(id: string, url: string, events: string[]): Stripe.WebhookEndpoint {
  return {
    id,
    object: 'webhook_endpoint',
    api_version: API_VERSION,
    application: null,
    created: nowSeconds(),
    description: null,
    enabled_events: events,
    livemode: false,
    metadata: {},
    status: 'enabled',
    url,
  };
}

function checkedUrl(url: string): string {
  if (URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol)) return url;
  throw invalidRequest('Invalid URL: An explicit scheme (such as https) must be provided.', {
    code: 'url_invalid',
    param: 'url',
  });
}
