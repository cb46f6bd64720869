import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushPayload } from '@groupride/contracts';
import { readConfig } from '../../../config/config';
import type { PushSubscription } from '../push.repository';
import { WebPushSender } from './web-push-sender';

const payload: PushPayload = {
  topic: 'driver_arrived',
  title: 'Your driver is here',
  body: 'Show code 123456',
  path: '/ride/7',
  tag: 'ride-7',
};
const vapid = createECDH('prime256v1');
vapid.generateKeys();
const browser = createECDH('prime256v1');
browser.generateKeys();
const auth = randomBytes(16);

let server: Server;
let origin: string;
let status = 201;
let received: { headers: IncomingHttpHeaders; body: Buffer } | null;

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received = { headers: request.headers, body: Buffer.concat(parts) };
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  status = 201;
  received = null;
});

const sender = (more: NodeJS.ProcessEnv = {}) =>
  new WebPushSender(
    readConfig({
      DATABASE_URL: 'postgres://localhost/groupride',
      SESSION_SECRET: 's'.repeat(32),
      SIGNING_SECRET: 't'.repeat(32),
      STRIPE_SECRET_KEY: 'sk_test_12345',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_12345',
      STRIPE_WEBHOOK_SECRET: 'whsec_12345',
      VAPID_PRIVATE_KEY: Buffer.concat([Buffer.alloc(32), vapid.getPrivateKey()])
        .subarray(-32)
        .toString('base64url'),
      PUSH_HOSTS: new URL(origin).host,
      ...more,
    }),
  );
const subscription = (endpoint = `${origin}/send/abc`): PushSubscription => ({
  id: 1,
  userId: 1,
  app: 'rider',
  sessionKey: 'k',
  endpoint,
  p256dh: browser.getPublicKey().toString('base64url'),
  auth: auth.toString('base64url'),
});

/** Decrypts a message as the browser does: RFC 8188 and RFC 8291. */
function decrypt(body: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const serverKey = body.subarray(21, 21 + keyLength);
  const secret = browser.computeSecret(serverKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), serverKey]);
  const input = Buffer.from(hkdfSync('sha256', secret, auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: nonce\0', 12));
  const record = body.subarray(21 + keyLength);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString();
}

describe('a Web Push message', () => {
  it('can be read only by the browser, and proves which server sent it', async () => {
    const web = sender();
    await expect(web.send(subscription(), payload, 600)).resolves.toBe('sent');
    const { headers, body } = received!;
    expect(JSON.parse(decrypt(body))).toEqual(payload);
    expect(body.includes('123456')).toBe(false);
    expect(headers).toMatchObject({ ttl: '600', urgency: 'high', 'content-encoding': 'aes128gcm' });

    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
    expect(key).toBe(web.publicKey);
    const [head = '', claims = '', signature = ''] = token.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aud: origin });
    const point = Buffer.from(key, 'base64url');
    const publicKey = createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    });
    const signed = Buffer.from(`${head}.${claims}`);
    const isValid = verify(
      'sha256',
      signed,
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(isValid).toBe(true);
  });

  it.each([403, 404, 410])('ends the subscription when the push service answers %d', async (code) => {
    status = code;
    await expect(sender().send(subscription(), payload, 60)).resolves.toBe('gone');
  });

  it.each([429, 500, 503])('is retried when the push service answers %d', async (code) => {
    status = code;
    await expect(sender().send(subscription(), payload, 60)).rejects.toThrow();
  });

  it('is not retried when the push service refuses it for good', async () => {
    status = 413;
    await expect(sender().send(subscription(), payload, 60)).resolves.toBe('sent');
  });

  it('never goes to an address that is not a push service', async () => {
    await expect(sender({ PUSH_HOSTS: 'push.example.org' }).send(subscription(), payload, 60)).resolves.toBe('gone');
    expect(received).toBeNull();
  });

  it('is never sent without a key', async () => {
    const silent = sender({ VAPID_PRIVATE_KEY: '' });
    expect(silent.publicKey).toBeNull();
    await expect(silent.send(subscription(), payload, 60)).resolves.toBe('gone');
    expect(received).toBeNull();
  });
});
