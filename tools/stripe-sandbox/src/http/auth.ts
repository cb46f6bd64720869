import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isLiveKey, type SandboxConfig } from '../config';
import { ApiError, invalidRequest } from '../errors';
import type { KeyKind } from './router';

/**
 * Which of the two keys the request carries, as `Authorization: Bearer …` or as the user of basic authentication.
 * @throws ApiError 401 for no key, a live key, or a key other than the two configured
 */
export function authenticate(request: IncomingMessage, config: SandboxConfig): KeyKind {
  const key = keyOf(request.headers.authorization);
  if (!key) {
    throw refused(
      'You did not provide an API key. You need to provide your API key in the Authorization header, ' +
        "using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (isLiveKey(key))
    throw refused('This is a live key, and this is a sandbox: it accepts test keys only. Nothing was charged.');
  if (equal(key, config.secretKey)) return 'secret';
  if (equal(key, config.publishableKey)) return 'publishable';
  throw refused(`Invalid API Key provided: ${masked(key)}`);
}

/** The answer to a browser's key where only the secret key will do. */
export function secretKeyRequired(): ApiError {
  return invalidRequest(
    'This API call cannot be made with a publishable API key. Please use a secret API key. ' +
      'You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
    { code: 'secret_key_required' },
    401,
  );
}

function refused(message: string): ApiError {
  return invalidRequest(message, {}, 401);
}

function keyOf(header: string | undefined): string | undefined {
  const [scheme = '', value = ''] = header?.trim().split(/\s+/) ?? [];
  if (/^bearer$/i.test(scheme)) return value;
  if (/^basic$/i.test(scheme)) return Buffer.from(value, 'base64').toString('utf8').split(':')[0];
  return undefined;
}

/** Compares secrets in a time that tells nothing about them. */
export function equal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function masked(key: string): string {
  return key.length > 12 ? `${key.slice(0, 8)}${'*'.repeat(key.length - 12)}${key.slice(-4)}` : '*'.repeat(key.length);
}
