import type { RequestHandler } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

/** Helmet's headers are the same on every response, so they are computed once. */
export function securityHeaders(): RequestHandler {
  const headers = constantHeaders();
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

export function constantHeaders(): readonly (readonly [string, string])[] {
  const headers: [string, string][] = [];
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
