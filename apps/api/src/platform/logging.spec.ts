import { jest } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { QueryFailedError } from 'typeorm';
import { requestLog, writeTogether } from './logging';

async function linesOf(path: string, status: number): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = [];
  const app = express();
  app.use(requestLog('info', { write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) }));
  app.use((request, response) => void response.status(status).json({ id: request.id }));
  const server = createServer(app as RequestListener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie: 'session=secret' } });
    lines.push((await response.json()) as Record<string, unknown>);
  } finally {
    server.close();
    await once(server, 'close');
  }
  return lines;
}

describe('the request log', () => {
  it('names the request, without its query, headers or body', async () => {
    const [line, body] = (await linesOf('/api/rides?token=secret', 200)).sort((a) => ('level' in a ? -1 : 1));
    expect(line).toMatchObject({ level: 30, req: { method: 'GET', url: '/api/rides' }, res: { statusCode: 200 } });
    expect((line as { req: { id: string } }).req.id).toBe(body?.id);
    expect(JSON.stringify(line)).not.toContain('secret');
  });

  it('describes a failed statement without its values', () => {
    const lines: string[] = [];
    const { logger } = requestLog('info', { write: (line) => lines.push(line) });
    const cause = Object.assign(new Error('statement timeout'), { code: '57014', detail: 'Key (email)=(maya)' });
    logger.error({ err: new QueryFailedError('SELECT $1', ['maya'], cause), other: 1 });
    logger.error({ err: { message: 'no error object' } });
    const [failed, plain] = lines.map((line) => (JSON.parse(line) as { err: object }).err);
    expect(failed).toMatchObject({ type: 'QueryFailedError', message: 'statement timeout', query: 'SELECT $1' });
    expect(failed).toMatchObject({ code: '57014', stack: expect.stringContaining('logging.spec') });
    expect(lines[0]).not.toContain('maya');
    expect(plain).toEqual({ message: 'no error object' });
  });

  it.each([
    [500, 50],
    [503, 30],
    [404, 30],
  ])('writes a response of %i at level %i', async (status, level) => {
    expect(await linesOf('/api/rides', status)).toContainEqual(expect.objectContaining({ level }));
  });

  it.each(['/api/health/ready', '/api/tiles/1/2/3'])('does not mention %s', async (path) => {
    expect((await linesOf(path, 200)).filter((line) => 'level' in line)).toEqual([]);
  });
});

describe('the log file', () => {
  it('gets lines that arrive together in one write, soon after the first', () => {
    jest.useFakeTimers();
    try {
      const [lines, written]: [string[], string[][]] = [[], []];
      const file = {
        write: (line: string) => void lines.push(line),
        flush: () => void written.push(lines.splice(0)),
        flushSync: () => undefined,
      };
      const log = writeTogether(file, 50);
      log.write('one');
      jest.advanceTimersByTime(30);
      log.write('two');
      expect(written).toEqual([]);
      jest.advanceTimersByTime(20);
      expect(written).toEqual([['one', 'two']]);
      jest.advanceTimersByTime(1000);
      expect(written).toHaveLength(1);
      log.write('three');
      jest.advanceTimersByTime(50);
      expect(written).toEqual([['one', 'two'], ['three']]);
    } finally {
      jest.useRealTimers();
    }
  });
});
