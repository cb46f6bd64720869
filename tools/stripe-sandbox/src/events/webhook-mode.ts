import type { Tx } from '../store/database';

export const MODES = ['deliver', 'drop', 'duplicate', 'delay', 'reorder'] as const;

/** How new events are delivered. */
export interface WebhookMode {
  mode: (typeof MODES)[number];
  /** `delay`: how long they are late. `reorder`: how long they are held at most. */
  delay_ms: number;
  /** `reorder`: how many are collected before they are sent, the last one first. */
  window: number;
  /** Number of further events to which the mode applies; `null` for no limit. */
  next: number | null;
  /** Only for events of these types; `null` for all. */
  types: string[] | null;
}

const WEBHOOK_MODE = 'webhook_mode';
const DELIVER: WebhookMode = { mode: 'deliver', delay_ms: 0, window: 0, next: null, types: null };

export async function webhookMode(tx: Tx): Promise<WebhookMode> {
  return (await tx.setting<WebhookMode>(WEBHOOK_MODE)) ?? DELIVER;
}

/** Sets the mode; what was held until now is sent. */
export async function setWebhookMode(tx: Tx, mode: WebhookMode): Promise<void> {
  await tx.setSetting(WEBHOOK_MODE, mode);
  const held = await tx.query<{ endpoint_id: string }>('SELECT DISTINCT endpoint_id FROM deliveries WHERE held');
  for (const { endpoint_id: endpoint } of held) await releaseReversed(tx, endpoint);
}

export async function deliverNormally(tx: Tx): Promise<void> {
  await setWebhookMode(tx, DELIVER);
}

/** Returns the mode for one event, and counts the event when the number is limited. */
async function takeMode(tx: Tx, type: string): Promise<WebhookMode> {
  if ((await webhookMode(tx)).mode === 'deliver') return DELIVER;
  // Locked, so that two concurrent events cannot both use the last one.
  const [row] = await tx.query<{ value: WebhookMode }>('SELECT value FROM settings WHERE name = $1 FOR UPDATE', [
    WEBHOOK_MODE,
  ]);
  const mode = row?.value ?? DELIVER;
  if (mode.types && !mode.types.includes(type)) return DELIVER;
  if (mode.next !== null) await tx.setSetting(WEBHOOK_MODE, mode.next > 1 ? { ...mode, next: mode.next - 1 } : DELIVER);
  return mode;
}

/** Writes the deliveries of an event according to the webhook mode. */
export async function writeDeliveries(tx: Tx, event: string, type: string, endpoints: { id: string }[]): Promise<void> {
  if (endpoints.length === 0) return;
  const { mode, delay_ms: delay, window } = await takeMode(tx, type);
  const late = mode === 'delay' || mode === 'reorder' ? delay : 0;
  for (const { id: endpoint } of endpoints) {
    for (let copy = 0; copy < (mode === 'duplicate' ? 2 : 1); copy++) {
      await tx.query(
        `INSERT INTO deliveries (event_id, endpoint_id, state, next_attempt_at, held) VALUES ($1, $2, $3, now() + $4 * interval '1 millisecond', $5)`,
        [event, endpoint, mode === 'drop' ? 'dropped' : 'pending', late, mode === 'reorder'],
      );
    }
    if (mode !== 'reorder') continue;
    const [row] = await tx.query<{ held: number }>(
      'SELECT count(*)::int AS held FROM deliveries WHERE endpoint_id = $1 AND held',
      [endpoint],
    );
    if ((row?.held ?? 0) >= window) await releaseReversed(tx, endpoint);
  }
}

/** Releases held deliveries of an endpoint in reverse order, each after an attempt of the previous one. */
async function releaseReversed(tx: Tx, endpoint: string): Promise<void> {
  await tx.query(
    `UPDATE deliveries d SET held = false, next_attempt_at = now(), after_id = r.follows
     FROM (SELECT id, lead(id) OVER (ORDER BY id) AS follows FROM deliveries WHERE endpoint_id = $1 AND held AND state = 'pending' AND attempts = 0) r
     WHERE d.id = r.id`,
    [endpoint],
  );
  await tx.query('UPDATE deliveries SET held = false WHERE endpoint_id = $1 AND held', [endpoint]);
}
