import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Server as SocketServer } from 'socket.io';
import { io } from 'socket.io-client';
import { root } from './plan';
import { createWebServer } from './web-server';

let folder: string;
let api: Server;
let sockets: SocketServer;
let web: Server;
let url: string;
/** Resolves when the API has seen a socket close. */
const hangUp = new EventEmitter();

const listen = (server: Server): Promise<string> =>
  new Promise((done) =>
    server.listen({ port: 0, host: '127.0.0.1' }, () =>
      done(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    ),
  );

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'groupride-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Rider</title>');
  writeFileSync(join(folder, 'assets', 'main-abc123.js'), `console.log(${JSON.stringify('x'.repeat(5000))})`);
  writeFileSync(join(folder, 'assets', 'main-abc123.css'), 'a {}');
  writeFileSync(join(folder, 'assets', 'main-abc123.css.br'), brotliCompressSync('from .br'));
  writeFileSync(join(folder, 'assets', 'main-abc123.css.gz'), gzipSync('from .gz'));
  writeFileSync(join(folder, 'robots.txt'), 'none');
  api = createServer((request, response) => {
    if (request.url?.startsWith('/socket.io/')) return;
    response.setHeader('content-type', 'application/json');
    response.setHeader('set-cookie', 'session=1; HttpOnly');
    response.end(
      JSON.stringify({
        url: request.url,
        method: request.method,
        host: request.headers.host,
        forwarded: request.headers['x-forwarded-for'],
        app: request.headers['x-groupride-app'],
      }),
    );
  });
  sockets = new SocketServer(api);
  sockets.on('connection', (socket) => {
    socket.on('ask', (answer: (text: string) => void) => answer(`through ${socket.conn.transport.name}`));
    socket.on('which application', (answer: (app: unknown) => void) =>
      answer(socket.handshake.headers['x-groupride-app']),
    );
    socket.conn.once('close', () => hangUp.emit('gone'));
  });
  const apiUrl = await listen(api);
  web = createWebServer({ folder, apiUrl, stripeScriptUrl: 'http://localhost:12111/js/v3', app: 'rider' });
  url = await listen(web);
});

afterAll(async () => {
  await sockets.close();
  web.closeAllConnections();
  await new Promise((done) => web.close(done));
  rmSync(folder, { recursive: true, force: true });
});

describe('pages and files', () => {
  it('serves the application for every path of its own, and never lets it be cached', async () => {
    for (const path of ['/', '/ride/42', '/signup?next=%2F', '/join/abc.def', '/track/a.b.c?from=/assets/x.js']) {
      const answer = await fetch(url + path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(await answer.text()).toContain('<title>Rider</title>');
    }
  });

  it('lets hashed assets be cached indefinitely, and sends them compressed', async () => {
    const answer = await fetch(`${url}/assets/main-abc123.js`, { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(await answer.text()).toContain('xxx');
  });

  it.each(['br', 'gzip'])('sends the file that the build has compressed as %s', async (encoding) => {
    const answer = await fetch(`${url}/assets/main-abc123.css`, { headers: { 'accept-encoding': encoding } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(await answer.text()).toBe(encoding === 'br' ? 'from .br' : 'from .gz');
  });

  it('answers 404 for a missing asset instead of the page', async () => {
    for (const name of ['main-old.js', 'gone', '', 'main-abc123.js.map']) {
      const answer = await fetch(`${url}/assets/${name}`);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(await answer.text()).not.toContain('<title>');
    }
  });

  it('answers 404 for any other missing file instead of the page', async () => {
    for (const path of ['/nothing.png', '/intro-chime.mp3', '/intro-chime.wav', '/ride/app.JS?v=1', '/humans.txt']) {
      const answer = await fetch(url + path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('<title>');
    }
  });

  it('treats the same paths as files as the nginx configuration', () => {
    const list = (file: string) => /\\\.\(\?:([a-z0-9|?]+)\)\$/.exec(readFileSync(join(root, file), 'utf8'))?.[1];
    expect(list('tools/up/src/web-server.ts')).toContain('png');
    expect(list('docker/web.nginx.conf.template')).toBe(list('tools/up/src/web-server.ts'));
  });

  it('does not serve anything outside its folder', async () => {
    const answer = await fetch(`${url}/..%2f..%2fetc%2fpasswd`);
    expect(await answer.text()).not.toContain('root:');
  });

  it('rejects writes', async () => {
    expect((await fetch(`${url}/ride/42`, { method: 'POST' })).status).toBe(405);
  });

  it('sends the headers that isolate a page', async () => {
    const { headers } = await fetch(url);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self' http://localhost:12111");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-eval');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('permissions-policy')).toContain('geolocation=(self)');
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

describe('the API behind the same origin', () => {
  it('gets calls with the browser’s host and address, and its responses come back unchanged', async () => {
    const answer = await fetch(`${url}/api/rides?limit=3`, { method: 'POST', body: '{}' });
    expect(answer.headers.get('set-cookie')).toBe('session=1; HttpOnly');
    expect(await answer.json()).toEqual({
      url: '/api/rides?limit=3',
      method: 'POST',
      host: new URL(url).host,
      forwarded: '127.0.0.1',
      app: 'rider',
    });
  });

  it('names this application, whatever the client claims', async () => {
    const answer = await fetch(`${url}/api/rides`, {
      method: 'POST',
      headers: [
        ['X-GroupRide-App', 'admin'],
        ['x-groupride-app', 'driver'],
      ],
    });
    expect(await answer.json()).toMatchObject({ app: 'rider' });
    for (const transport of ['websocket', 'polling'] as const) {
      const socket = io(url, { transports: [transport], forceNew: true, extraHeaders: { 'X-GroupRide-App': 'admin' } });
      const named = await new Promise((done, fail) => {
        socket.once('connect_error', fail);
        socket.emit('which application', done);
      });
      expect(named).toBe('rider');
      socket.disconnect();
    }
  });

  it('does not get paths that only start the same way', async () => {
    expect(await (await fetch(`${url}/apiary`)).text()).toContain('<title>Rider</title>');
  });

  it.each(['websocket', 'polling'] as const)('speaks Socket.IO by %s', async (transport) => {
    const socket = io(url, { transports: [transport], forceNew: true });
    const answer = await new Promise((done, fail) => {
      socket.once('connect_error', fail);
      socket.emit('ask', done);
    });
    expect(answer).toBe(`through ${transport}`);
    const closed = Promise.all([
      new Promise((done) => socket.io.engine.once('close', done)),
      new Promise((done) => hangUp.once('gone', done)),
    ]);
    socket.disconnect();
    await closed;
  });

  it('is answered with 503 and a code when it is down, and the server keeps running', async () => {
    const alone = createWebServer({
      folder,
      apiUrl: 'http://127.0.0.1:1',
      stripeScriptUrl: 'https://js.stripe.com/v3/',
      app: 'rider',
    });
    const address = await listen(alone);
    const answer = await fetch(`${address}/api/health`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await answer.json()).toMatchObject({ status: 503, code: 'unavailable' });
    const { headers } = await fetch(address);
    expect(headers.get('content-security-policy')).toContain(
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    );
    alone.closeAllConnections();
    await new Promise((done) => alone.close(done));
  });
});
