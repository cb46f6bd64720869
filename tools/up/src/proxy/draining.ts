// Recognizes requests that an API process refused without processing because it is shutting down.
import type { IncomingMessage } from 'node:http';

/** @returns the whole body, or null when it is larger than the limit */
export async function readBody(source: IncomingMessage, limit: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Whether a response may be a refusal by a draining process; its body decides. */
export const mayBeDraining = ({ statusCode, headers }: IncomingMessage): boolean =>
  statusCode === 503 && headers['content-type']?.startsWith('application/problem+json') === true;

export function isDraining(response: IncomingMessage, body: Buffer): boolean {
  if (!mayBeDraining(response)) return false;
  try {
    return (JSON.parse(body.toString('utf8')) as { code?: unknown } | null)?.code === 'draining';
  } catch {
    return false;
  }
}
