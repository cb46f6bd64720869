interface Claim {
  type: string;
  rideId: number;
  memberId: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export type CodeRefusal = 'forged' | 'foreign' | 'expired' | 'reused';
/** `unsupported` means that the browser lacks Ed25519, so only the server can check. */
export type CodeCheck = { memberId: number } | { refused: CodeRefusal } | 'unsupported';

export interface CodeRules {
  rideId: number;
  /** Raw Ed25519 key, base64url. */
  publicKey: string;
  members: readonly { id: number; verified: boolean }[];
  now: number;
}

/** Checks a boarding QR code on the device: signature, ride, time, and that the member is not verified yet. */
export async function checkCode(text: string, { rideId, publicKey, members, now }: CodeRules): Promise<CodeCheck> {
  const [payload = '', signature = '', ...rest] = text.split('.');
  const signed = rest.length === 0 ? fromBase64Url(signature) : null;
  const written = fromBase64Url(payload);
  if (!signed || !written) return { refused: 'forged' };
  let isOurs: boolean;
  try {
    const raw = fromBase64Url(publicKey) ?? new Uint8Array();
    const key = await crypto.subtle.importKey('raw', raw, { name: 'Ed25519' }, false, ['verify']);
    isOurs = await crypto.subtle.verify({ name: 'Ed25519' }, key, signed, new TextEncoder().encode(payload));
  } catch {
    return 'unsupported';
  }
  if (!isOurs) return { refused: 'forged' };
  const claim = JSON.parse(new TextDecoder().decode(written)) as Claim;
  const member = members.find(({ id }) => id === claim.memberId);
  if (claim.type !== 'groupride_verification' || claim.rideId !== rideId || !member) return { refused: 'foreign' };
  if (claim.expiresAt < now) return { refused: 'expired' };
  return member.verified ? { refused: 'reused' } : { memberId: member.id };
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (text === '' || !/^[\w-]+$/.test(text)) return null;
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(bytes, (character) => character.charCodeAt(0));
}
