import type { RequestHandler } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import { VERSION_HEADER } from './versions/negotiate-version';
import { CURRENT_VERSION } from './versions/version-history';

/** Helmet's headers and the version of the API are the same on every response, so they are computed once. */
export function securityHeaders(): RequestHandler {
  const headers = constantHeaders();
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

export function constantHeaders(): readonly (readonly [string, string])[] {
  const headers: [string, string][] = [[VERSION_HEADER, CURRENT_VERSION]];
  const response = {
    setHeader: (name: string, value: string) => headers.push([name, value]),
    removeHeader: () => undefined,
  };
  helmet({ contentSecurityPolicy: false })(
    {} as IncomingMessage,
    response as unknown as ServerResponse,
    () => undefined,
  );
  return headers;
}
