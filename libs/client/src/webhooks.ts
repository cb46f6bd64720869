/** A message that GroupRide sends to a webhook endpoint. */
export interface WebhookMessage {
  readonly type: string;
  /** When it happened, ISO 8601. */
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The delivery was not signed with the secret, or is too old. Answer 401. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
}

type HeaderBag = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** Older deliveries are rejected, to prevent replays. */
const TOLERANCE_SECONDS = 300;

/**
 * Checks a delivery as Standard Webhooks describes. Deliver ids may come again: store those that you have handled.
 * @param secrets of the endpoint, `whsec_…`; several while one is being replaced
 * @param body exactly as it came, before any parser has touched it
 * @param headers of the request, a `Headers` object or those of Node's `IncomingMessage`
 * @param now milliseconds since 1970
 * @throws WebhookVerificationError
 */
export async function verifyWebhook<Message = WebhookMessage>(
  secrets: string | readonly string[],
  body: string | Uint8Array,
  headers: HeaderBag,
  now: number = Date.now(),
): Promise<{ id: string; message: Message }> {
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const given = headerOf(headers, 'webhook-signature');
  if (!/^\d+$/.test(timestamp) || Math.abs(now / 1000 - Number(timestamp)) > TOLERANCE_SECONDS)
    throw new WebhookVerificationError('webhook-timestamp is too far from the current time');
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${text}`);
  const signatures = given.split(' ').flatMap((each) => (each.startsWith('v1,') ? [bytesOf(each.slice(3))] : []));
  for (const secret of typeof secrets === 'string' ? [secrets] : secrets) {
    const key = await keyOf(secret);
    for (const signature of signatures)
      // Takes the same time wherever the bytes differ.
      if (await globalThis.crypto.subtle.verify('HMAC', key, signature, signed))
        return { id, message: JSON.parse(text) as Message };
  }
  throw new WebhookVerificationError('no signature fits');
}

function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = bytesOf(secret.replace(/^whsec_/, ''));
  return globalThis.crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

function headerOf(headers: HeaderBag, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  if (typeof value !== 'string' || value === '') throw new WebhookVerificationError(`${name} is missing`);
  return value;
}

/** Decodes a signature; text that is not Base64 becomes empty. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
