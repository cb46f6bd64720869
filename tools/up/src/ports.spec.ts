import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from '@jest/globals';
import { freePorts, isTaken, requireFreePorts } from './ports';

const servers: Server[] = [];

const listen = (port: number, host: string): Promise<void> =>
  new Promise((done, fail) => {
    const server = createServer();
    servers.push(server);
    server.once('error', fail);
    server.listen({ port, host }, done);
  });

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((done) => server.close(done))));
});

it('reports each taken port, which program needs it and what to set', async () => {
  const [api = 0, web = 0, free = 0] = await freePorts(3);
  await listen(api, '127.0.0.1');
  await listen(web, '0.0.0.0');
  const check = requireFreePorts({ api, 'rider-web': web, 'admin-web': free }, '127.0.0.1');
  await expect(check).rejects.toThrow(
    [
      `Port ${api} (api) is taken by another program: stop that program, set API_PORT to a free port, or set PORT_OFFSET=100 to shift all ports together.`,
      `Port ${web} (rider-web) is taken by another program: stop that program, set RIDER_WEB_PORT to a free port, or set PORT_OFFSET=100 to shift all ports together.`,
    ].join('\n'),
  );
});

it('accepts free ports', async () => {
  const [api = 0] = await freePorts(1);
  await expect(requireFreePorts({ api }, '127.0.0.1')).resolves.toBeUndefined();
});

it('detects a program that listens only on [::1], which a browser tries first', async () => {
  const [port = 0] = await freePorts(1);
  try {
    await listen(port, '::1');
  } catch {
    return; // This machine has no IPv6.
  }
  await expect(isTaken(port, '127.0.0.1')).resolves.toBe(true);
});

it('reports when the address does not belong to this machine', async () => {
  await expect(requireFreePorts({ api: 40_000 }, '203.0.113.1')).rejects.toThrow(
    'GROUPRIDE_HOST=203.0.113.1 is not an address of this machine',
  );
});

it('chooses ports that are not used for outgoing connections', async () => {
  for (const port of await freePorts(50)) expect(port).toBeLessThan(32_768);
});

it('never gives the same port to two programs that share a folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'groupride-ports-'));
  try {
    const chosen = await Promise.all(Array.from({ length: 20 }, () => freePorts(100, folder)));
    expect(new Set(chosen.flat()).size).toBe(2000);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
