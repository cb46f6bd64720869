import { WebhookMalformedError } from '../webhook-verifier';
import type { WebhookEvent } from '../webhooks.facade';

interface Reported {
  id?: string;
  object?: string;
  status?: string;
  payment_intent?: string | { id: string } | null;
}

/**
 * Extracts the fields of an event that we store. A valid signature does not mean that the body is an event.
 * @throws WebhookMalformedError
 */
export function webhookEventFrom(event: unknown): WebhookEvent {
  const { id, type, created, data, account } = isRecord(event) ? event : {};
  if (!isWord(id) || !isWord(type) || typeof created !== 'number' || !isRecord(data) || !isRecord(data['object'])) {
    throw new WebhookMalformedError('signed, but no event');
  }
  const object: Reported = data['object'];
  const intent = object.object === 'payment_intent' ? object.id : object.payment_intent;
  return {
    id,
    type,
    intentId: (typeof intent === 'string' ? intent : intent?.id) ?? null,
    object: { id: wordOrNull(object.id), kind: wordOrNull(object.object), status: wordOrNull(object.status) },
    account: wordOrNull(account),
    payload: {
      created,
      account: wordOrNull(account),
      object: { id: object.id, object: object.object, status: object.status },
    },
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]{1,255}$/.test(value);
}

const wordOrNull = (value: unknown) => (isWord(value) ? value : null);
