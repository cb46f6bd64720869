import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { freePorts } from './ports';
import type { Plan } from './plan';
import { ProcessSupervisor } from './process-supervisor';
import { findRedisServer } from './redis';
import { redisAnswers, redisFor, type Surroundings } from './redis-for-processes';

let folder: string;
let supervisor: ProcessSupervisor;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'groupride-redis-'));
  supervisor = new ProcessSupervisor();
});
afterEach(async () => {
  await supervisor.stop();
  rmSync(folder, { recursive: true, force: true });
});

const portsFrom = (api: number) => ({ api }) as Plan['ports'];
const find = (surroundings: Surroundings, redisUrl?: string, apiPort = 3000): Promise<string> =>
  redisFor(
    { redisUrl, apiProcesses: 2, ports: portsFrom(apiPort) },
    { path: folder, logs: folder },
    supervisor,
    () => undefined,
    surroundings,
  );

/** A server that greets every line with the same answer. */
async function serverThatSays(answer: string): Promise<{ server: Server; port: number }> {
  const server = createServer((socket) => socket.on('error', () => undefined).on('data', () => socket.end(answer)));
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  return { server, port: address.port };
}

describe('the Redis of several API processes', () => {
  it('is the one that the environment sets', async () => {
    expect(await find({ standardPort: 1, findProgram: () => undefined }, 'redis://elsewhere:6379')).toBe(
      'redis://elsewhere:6379',
    );
  });

  it('is one that listens on the standard port', async () => {
    const { server, port } = await serverThatSays('+PONG\r\n');
    const found = (apiPort: number) => find({ standardPort: port, findProgram: () => undefined }, undefined, apiPort);
    expect(await found(3000)).toBe(`redis://127.0.0.1:${port}/12`);
    // Another copy on this machine uses another database of it.
    expect(await found(3050)).toBe(`redis://127.0.0.1:${port}/13`);
    expect(await found(3200)).toBe(`redis://127.0.0.1:${port}`);
    server.close();
  });

  it('is not one that closes the connection without an answer, as one that stops does', async () => {
    const { server, port } = await serverThatSays('');
    expect(await redisAnswers(port)).toBe(false);
    server.close();
  });

  it('is not one that requires a password', async () => {
    const { server, port } = await serverThatSays('-NOAUTH Authentication required.\r\n');
    await expect(find({ standardPort: port, findProgram: () => undefined })).rejects.toThrow(
      `API_PROCESSES=2 needs Redis, and there is none on port ${port}: install redis-server, or set REDIS_URL, or start with one API process.`,
    );
    server.close();
  });

  const program = findRedisServer();
  if (program !== undefined) {
    it('is started when Redis is installed on this machine, and stops with everything else', async () => {
      const [standardPort = 0] = await freePorts(1);
      const { port } = new URL(await find({ standardPort, findProgram: () => program }));
      expect(await redisAnswers(Number(port))).toBe(true);
      await supervisor.stop();
      expect(await redisAnswers(Number(port))).toBe(false);
    });
  }
});
