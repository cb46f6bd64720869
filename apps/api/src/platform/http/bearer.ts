import type { IncomingMessage } from 'node:http';
import type { ErrorCode } from '@groupride/contracts';
import type { RequestHandler } from 'express';
import { ApiError } from './api-error';

/** The strategy that recognizes callers by a token. */
export const API_TOKEN = 'api-token';

const SCHEME = /^Bearer(?: +|$)/i;

/** The token after `Authorization: Bearer`; null when the request has none and may have a session. */
export function bearerOf({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  const { authorization } = headers;
  return authorization !== undefined && SCHEME.test(authorization) ? authorization.replace(SCHEME, '').trimEnd() : null;
}

/** Why a token was refused, per RFC 6750 for programs and in words for people. */
export type TokenRefusal = 'token_invalid' | 'token_expired' | 'token_revoked';

export const TOKEN_REFUSALS: Readonly<Record<TokenRefusal, string>> = {
  token_invalid: 'This token is not valid. Check that it was copied completely.',
  token_expired: 'This token has expired. Create or rotate a token under Developers.',
  token_revoked: 'This token was revoked. Create a token under Developers.',
};

declare global {
  namespace Express {
    interface Request {
      /** Set when the request named a token that is not accepted. */
      tokenRefusal?: TokenRefusal;
    }
  }
}

/** @param value of the header `WWW-Authenticate` (RFC 6750, section 3) */
export const challenge = (error: 'invalid_token' | 'insufficient_scope', parameters: Record<string, string>): string =>
  `Bearer realm="GroupRide", error="${error}"${Object.entries(parameters)
    .map(([name, value]) => `, ${name}="${value}"`)
    .join('')}`;

/** Runs after the rate limits, so that guesses are counted for the address that they come from. */
export const refuseTokens: RequestHandler = ({ tokenRefusal }, response, next) => {
  if (tokenRefusal === undefined) return next();
  const detail = TOKEN_REFUSALS[tokenRefusal];
  response.setHeader('WWW-Authenticate', challenge('invalid_token', { error_description: detail }));
  next(new ApiError(tokenRefusal satisfies ErrorCode, detail));
};
