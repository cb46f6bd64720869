import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

interface Ceremony {
  challenge: string;
  origin: string;
  rpId: string;
  /** Whether the person gave fingerprint, face or PIN. */
  isVerified?: boolean;
}

/** A passkey as a phone or laptop holds it (ES256, no attestation), so that tests can answer WebAuthn challenges. */
export class SoftwarePasskey {
  readonly id = randomBytes(32).toString('base64url');
  counter = 0;
  private readonly key: KeyObject;
  private readonly coseKey: Buffer;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.key = privateKey;
    // CBOR: { 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y }
    this.coseKey = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
  }

  /** What `navigator.credentials.create` answers. */
  create(ceremony: Ceremony): object {
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const data = Buffer.concat([this.data(ceremony, HAS_CREDENTIAL), Buffer.alloc(16), length, id, this.coseKey]);
    // CBOR: { fmt: 'none', attStmt: {}, authData: … }
    const attestationObject = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([data.length]),
      data,
    ]);
    return this.credential({
      clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** What `navigator.credentials.get` answers. */
  get(ceremony: Ceremony): object {
    this.counter += 1;
    const json = clientData('webauthn.get', ceremony);
    const data = this.data(ceremony, 0);
    return this.credential({
      clientDataJSON: json.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, sha256(json)]), this.key).toString('base64url'),
    });
  }

  private data({ rpId, isVerified = true }: Ceremony, more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([
      sha256(rpId),
      Buffer.from([USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | more]),
      counter,
    ]);
  }

  private credential(response: object): object {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }
}

const clientData = (type: string, { challenge, origin }: Ceremony): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
