import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isSameSecret } from '../../../platform/signed-token';

export interface SessionCookie {
  /** The decoded cookie value: the id and its signature. */
  value: string;
  /** The database key of the session. */
  key: string;
}

/** Database key of a session: a hash, so that the table cannot be used to sign in. */
export const sessionKey = (id: string): string => createHash('sha256').update(id).digest('hex');

/** Reads a session cookie signed by express-session; null when there is none or its signature is wrong. */
export function readSessionCookie(
  request: Pick<IncomingMessage, 'headers'>,
  name: string,
  secret: string,
): SessionCookie | null {
  const value = cookieValue(request.headers.cookie, name);
  if (!value?.startsWith('s:')) return null;
  const dot = value.lastIndexOf('.');
  const id = value.slice(2, dot);
  if (dot < 3 || !isSignature(value.slice(dot + 1), id, secret)) return null;
  return { value, key: sessionKey(id) };
}

function cookieValue(header: string | undefined, name: string): string | null {
  const pair = header?.split(';').find((each) => each.trimStart().startsWith(`${name}=`));
  if (pair === undefined) return null;
  try {
    return decodeURIComponent(pair.slice(pair.indexOf('=') + 1).trim());
  } catch {
    return null;
  }
}

function isSignature(signature: string, id: string, secret: string): boolean {
  return isSameSecret(signature, createHmac('sha256', secret).update(id).digest('base64').replace(/=+$/, ''));
}
