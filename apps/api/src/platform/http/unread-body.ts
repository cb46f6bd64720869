import type { IncomingMessage } from 'node:http';

/** More than any upload may have; senders of more get no answer before the connection closes. */
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_MS = 60_000;

/** Whether the sender may still be sending when the answer is ready. */
export function hasUnreadBody({ complete, headers = {} }: IncomingMessage): boolean {
  if (complete) return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Reads and discards the rest of a body. Node.js closes a connection that is not kept alive as soon as the response is
 * written, and a proxy that is still sending would lose the response. Resolves at the end of the body, when the sender
 * disconnects, or at the limit.
 */
export async function discardBody(
  request: IncomingMessage,
  { mostBytes, mostMs } = { mostBytes: MOST_BYTES, mostMs: MOST_MS },
): Promise<void> {
  if (request.closed || request.readableEnded || Number(request.headers['content-length'] ?? 0) > mostBytes) return;
  await new Promise<void>((done) => {
    let bytes = 0;
    const finish = (): void => {
      clearTimeout(timer);
      request.off('data', count).off('end', finish).off('close', finish);
      done();
    };
    const count = (chunk: Buffer): void => {
      bytes += chunk.length;
      if (bytes > mostBytes) finish();
    };
    const timer = setTimeout(finish, mostMs);
    request.on('data', count).once('end', finish).once('close', finish);
    request.resume();
  });
}
