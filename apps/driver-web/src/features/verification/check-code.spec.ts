import { generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';
import { checkCode } from './check-code';

Object.assign(globalThis, { TextEncoder, TextDecoder });
Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });

const server = generateKeyPairSync('ed25519');
const forger = generateKeyPairSync('ed25519');
const publicKey = server.publicKey.export({ format: 'jwk' }).x ?? '';
const NOW = 1_800_000_000_000;
const claim = { type: 'groupride_verification', rideId: 7, memberId: 3, expiresAt: NOW + 20_000 };
const qr = (what: object = {}, by = server) => {
  const payload = Buffer.from(JSON.stringify({ ...claim, ...what })).toString('base64url');
  return `${payload}.${sign(null, Buffer.from(payload), by.privateKey).toString('base64url')}`;
};
const check = (text: string, verified = false) =>
  checkCode(text, { rideId: 7, publicKey, members: [{ id: 3, verified }], now: NOW });

describe('a boarding code on the driver’s device', () => {
  it('is accepted offline when the server signed it for a passenger of this ride', async () => {
    expect(await check(qr())).toEqual({ memberId: 3 });
  });

  it.each([
    ['signed by somebody else', qr({}, forger), 'forged'],
    ['changed', `${qr({ memberId: 4 }).split('.')[0]}.${qr().split('.')[1]}`, 'forged'],
    ['no code of ours', 'https://example.com', 'forged'],
    ['of another ride', qr({ rideId: 8 }), 'foreign'],
    ['of somebody who is not in this ride', qr({ memberId: 9 }), 'foreign'],
    ['expired', qr({ expiresAt: NOW - 1 }), 'expired'],
  ])('is refused when it is %s', async (_, text, refused) => {
    expect(await check(text)).toEqual({ refused });
  });

  it('is refused when it is used again', async () => {
    expect(await check(qr(), true)).toEqual({ refused: 'reused' });
  });
});
