import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage, type RequestOptions } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { root } from './plan';
import { freePorts } from './ports';

const isInstalled = spawnSync('nginx', ['-v']).status === 0;
if (!isInstalled) console.log('Skipped: the test of docker/web.nginx.conf.template needs nginx.');
const whereNginxIs = isInstalled ? describe : describe.skip;

let folder: string;
let nginx: ChildProcess;
let port: number;

/** Each file says which version of it was sent. */
const PLAIN = 'plain '.repeat(400);

interface Answer {
  headers: IncomingMessage['headers'];
  status: number;
  body: Buffer;
}

async function send(path: string, options: RequestOptions): Promise<Answer> {
  const asked = request({ port, path, agent: false, ...options });
  asked.flushHeaders();
  if (options.method === undefined) asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  asked.destroy();
  return { headers: answer.headers, status: answer.statusCode ?? 0, body: Buffer.concat(parts) };
}

const ask = (path: string, accepted?: string): Promise<Answer> =>
  send(path, { headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

whereNginxIs('the web server of containers', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'groupride-nginx-'));
    mkdirSync(join(folder, 'html/assets'), { recursive: true });
    writeFileSync(join(folder, 'html/index.html'), `<title>Rider</title>${PLAIN}`);
    for (const ending of ['js', 'css', 'json', 'svg', 'png']) {
      const file = join(folder, `html/assets/main-abc.${ending}`);
      writeFileSync(file, PLAIN);
      if (ending === 'png') continue;
      writeFileSync(`${file}.br`, brotliCompressSync('from .br'));
      writeFileSync(`${file}.gz`, gzipSync('from .gz'));
    }
    writeFileSync(join(folder, 'html/assets/only-plain.js'), PLAIN);
    [port = 0] = await freePorts(1);
    const values: Record<string, string> = {
      API_UPSTREAM: '127.0.0.1:9',
      API_RESOLVER: '127.0.0.1',
      APP_NAME: 'rider',
      STRIPE_ORIGINS: 'https://js.stripe.com',
      STRIPE_API_ORIGINS: 'https://api.stripe.com',
    };
    const site = readFileSync(join(root, 'docker/web.nginx.conf.template'), 'utf8')
      .replace(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replace('/usr/share/nginx/html', join(folder, 'html'))
      // Needs a newer nginx than some systems have, and only Docker's name server changes its answers.
      .replaceAll(' resolve max_fails', ' max_fails');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${join(folder, name)};`)
      .join(' ');
    writeFileSync(
      join(folder, 'nginx.conf'),
      `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; worker_processes 1; pid ${join(folder, 'pid')};
       events {} http { include /etc/nginx/mime.types; access_log off; ${temporary} ${site} }`,
    );
    nginx = spawn('nginx', ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
    for (let tries = 0; tries < 100; tries += 1) {
      const isUp = await ask('/').then(
        () => true,
        () => false,
      );
      if (isUp) return;
      await delay(50);
    }
    throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'));
  }, 20_000);

  afterAll(async () => {
    nginx?.kill('SIGQUIT');
    if (nginx?.exitCode === null) await once(nginx, 'exit');
    rmSync(folder, { recursive: true, force: true });
  });

  const types = { js: /javascript$/, css: /^text\/css$/, json: /^application\/json$/, svg: /^image\/svg\+xml$/ };

  it.each(Object.entries(types))('sends the compressed %s file that the browser accepts', async (ending, type) => {
    const path = `/assets/main-abc.${ending}`;
    const brotli = await ask(path, 'gzip, deflate, br, zstd');
    expect(brotliDecompressSync(brotli.body).toString()).toBe('from .br');
    const gzip = await ask(path, 'gzip, deflate');
    expect(gunzipSync(gzip.body).toString()).toBe('from .gz');
    const plain = await ask(path);
    expect(plain.body.toString()).toBe(PLAIN);
    for (const [{ headers, status }, encoding] of [
      [brotli, 'br'],
      [gzip, 'gzip'],
      [plain, undefined],
    ] as const) {
      expect([status, headers['content-encoding'], headers['vary']]).toEqual([200, encoding, 'Accept-Encoding']);
      expect(headers['content-type']).toMatch(type);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    expect(brotli.headers['etag']).not.toBe(plain.headers['etag']);
  });

  it.each([
    ['br', 'br'],
    ['gzip;q=0.5, br;q=1.0', 'br'],
    ['BR;q=0.8', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000', undefined],
    ['x-br', undefined],
    ['identity', undefined],
  ])('with Accept-Encoding %s sends %s', async (accepted, encoding) => {
    expect((await ask('/assets/main-abc.js', accepted)).headers['content-encoding']).toBe(encoding);
  });

  it('sends a file without a compressed version as it is, or compresses it', async () => {
    const image = await ask('/assets/main-abc.png', 'br, gzip');
    expect([image.status, image.headers['content-encoding'], image.headers['content-type']]).toEqual([
      200,
      undefined,
      'image/png',
    ]);
    const script = await ask('/assets/only-plain.js', 'br, gzip');
    expect(gunzipSync(script.body).toString()).toBe(PLAIN);
    const page = await ask('/ride/7', 'br, gzip');
    expect([page.headers['content-encoding'], page.headers['vary'], page.headers['cache-control']]).toEqual([
      'gzip',
      'Accept-Encoding',
      'no-cache',
    ]);
  });

  it.each(['/assets/gone.js', '/assets/main-abc.js.br', '/assets/', '/gone.js'])(
    'answers 404 for %s, which no cache keeps',
    async (path) => {
      const { status, headers, body } = await ask(path, 'br');
      expect([status, headers['content-encoding'], headers['cache-control']]).toEqual([404, undefined, undefined]);
      expect(body.toString()).not.toContain('<title>Rider');
    },
  );

  it('refuses what is too large for the API, and says when no process answers, with the codes of the API', async () => {
    const large = await send('/api/documents', { method: 'POST', headers: { 'content-length': 13 * 1024 * 1024 } });
    expect([large.status, JSON.parse(large.body.toString())]).toEqual([
      413,
      expect.objectContaining({ status: 413, code: 'payload_too_large' }),
    ]);
    const away = await ask('/api/config');
    expect([away.status, away.headers['retry-after'], JSON.parse(away.body.toString())]).toEqual([
      503,
      '1',
      expect.objectContaining({ status: 503, code: 'unavailable' }),
    ]);
    for (const { headers } of [large, away])
      expect(headers).toMatchObject({
        'content-type': 'application/problem+json',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
  });
});
