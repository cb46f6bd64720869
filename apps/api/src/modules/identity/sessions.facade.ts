import type { NestExpressApplication } from '@nestjs/platform-express';
import type { App } from '@groupride/contracts';
import type { RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';
import type { Principal } from '../../platform/http/principal';

/** Signed-in sessions, for everything that takes requests. */
export abstract class SessionsFacade {
  /** Reads the session and sets `request.user`, before the routes run. */
  abstract readonly handler: RequestHandler;
  /**
   * The session of a request that does not go through the routes, e.g. a socket's handshake; null when nobody is signed
   * in.
   */
  abstract sessionOf(request: IncomingMessage): Promise<{ id: string; principal: Principal } | null>;
  /** The application a request comes from; null for an unknown origin. */
  abstract appOf(request: IncomingMessage): App | null;
  /** The sessions in the list that are still open, with their person's current rights. One query. */
  abstract current(sessionIds: readonly string[]): Promise<Map<string, Principal>>;
}

/** Must be called before the application listens. */
export function configureSessions(app: NestExpressApplication): void {
  const { handler } = app.get(SessionsFacade);
  app.use(((request, response, next) =>
    isPublic(request.path) ? next() : handler(request, response, next)) satisfies RequestHandler);
}

/** Public and frequent requests, for which no session is read. */
const PUBLIC_PATHS = new Set([
  '/api/config',
  '/api/health',
  '/api/health/ready',
  '/api/stripe/webhook',
  '/api/openapi.json',
  '/api/asyncapi.json',
  '/api/vehicle-classes',
]);
/** Path prefixes of such requests. */
const PUBLIC_FOLDERS = ['/api/tiles/', '/api/legal-texts/'];

const isPublic = (path: string): boolean =>
  PUBLIC_PATHS.has(path) || PUBLIC_FOLDERS.some((folder) => path.startsWith(folder));
