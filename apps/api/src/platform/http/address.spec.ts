import express from 'express';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { proxies } from '../../config/proxy-list';
import { addressOf } from './address';

const servers: Server[] = [];
afterAll(() =>
  Promise.all(
    servers.map(
      (server) =>
        new Promise((resolve) => {
          server.close(resolve);
          server.closeAllConnections();
        }),
    ),
  ),
);

/** The address that a server with these trusted proxies finds for a request from this machine with a header. */
async function seen(trusted: string, forwarded: string): Promise<string> {
  const app = express();
  app.set('trust proxy', proxies(trusted));
  app.get('/', (request, response) => void response.send(addressOf(request)));
  const server = createServer(app).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => void server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-forwarded-for': forwarded } })).text();
}

describe('the IP address of a request', () => {
  it('is taken from a trusted proxy, and nothing before that proxy is trusted', async () => {
    expect(await seen('loopback', '203.0.113.7')).toBe('203.0.113.7');
    expect(await seen('loopback', '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7');
    expect(await seen('loopback, 203.0.113.0/24', '198.51.100.1, 203.0.113.7')).toBe('198.51.100.1');
  });

  it('is that of the connection when it is not from a trusted proxy', async () => {
    expect(await seen('192.0.2.1', '203.0.113.7')).toBe('127.0.0.1');
  });

  it('is one for all addresses of an IPv6 network, and for both spellings of IPv4', () => {
    expect(addressOf({ ip: '2001:db8:1:2:3:4:5:6' })).toBe('2001:db8:1:2');
    expect(addressOf({ ip: '2001:db8:1:2::9' })).toBe('2001:db8:1:2');
    expect(addressOf({ ip: '2001:DB8::1' })).toBe('2001:db8:0:0');
    expect(addressOf({ ip: '::1' })).toBe('0:0:0:0');
    expect(addressOf({ ip: '::ffff:10.0.0.1' })).toBe('10.0.0.1');
    expect(addressOf({ ip: '10.0.0.1' })).toBe('10.0.0.1');
  });
});
