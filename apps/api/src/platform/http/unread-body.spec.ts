import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { discardBody, hasUnreadBody } from './unread-body';

const LIMITS = { mostBytes: 1000, mostMs: 60_000 };
const body = (headers: Record<string, string> = { 'transfer-encoding': 'chunked' }) =>
  Object.assign(new PassThrough(), { headers, complete: false });
type Body = ReturnType<typeof body>;
const incoming = (stream: Body) => stream as unknown as IncomingMessage;

async function isDone(work: Promise<void>): Promise<boolean> {
  const pause = new Promise((resolve) => setTimeout(() => resolve('waiting'), 20));
  return (await Promise.race([work, pause])) !== 'waiting';
}

describe('the rest of a body', () => {
  it('is there while the sender has announced one that has not arrived', () => {
    expect(hasUnreadBody(incoming(body()))).toBe(true);
    expect(hasUnreadBody(incoming(body({ 'content-length': '5' })))).toBe(true);
    for (const none of [body({}), body({ 'content-length': '0' }), Object.assign(body(), { complete: true })])
      expect(hasUnreadBody(incoming(none))).toBe(false);
  });

  it('is read to its end', async () => {
    const sent = body();
    const done = discardBody(incoming(sent), LIMITS);
    sent.write(Buffer.alloc(600));
    expect(await isDone(done)).toBe(false);
    sent.end(Buffer.alloc(300));
    expect(await isDone(done)).toBe(true);
  });

  it('is read no further than the limit, in bytes or in time, and not at all when it says it is larger', async () => {
    const endless = body();
    const done = discardBody(incoming(endless), LIMITS);
    endless.write(Buffer.alloc(1001));
    expect(await isDone(done)).toBe(true);
    expect(await isDone(discardBody(incoming(body()), { ...LIMITS, mostMs: 1 }))).toBe(true);
    expect(await isDone(discardBody(incoming(body({ 'content-length': '1001' })), LIMITS))).toBe(true);
  });

  it('is not waited for when the sender is gone', async () => {
    const sent = body();
    const done = discardBody(incoming(sent), LIMITS);
    sent.destroy();
    expect(await isDone(done)).toBe(true);
    const gone = body();
    gone.destroy();
    await new Promise((resolve) => gone.once('close', resolve));
    expect(await isDone(discardBody(incoming(gone), LIMITS))).toBe(true);
  });
});
