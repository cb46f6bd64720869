import type { NestExpressApplication } from '@nestjs/platform-express';
import type { App } from '@groupride/contracts';
import type { RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';
import type { Principal } from '../../platform/http/principal';

/** Signed-in sessions, for everything that takes requests. */
export abstract class SessionsFacade {
  /** Before the routes: reads the session and sets `request.user`. */
  abstract readonly handler: RequestHandler;
  /** The session of a request that does not go through the routes, e.g. a socket's handshake. Null: nobody is signed in. */
  abstract sessionOf(request: IncomingMessage): Promise<{ id: string; principal: Principal } | null>;
  /** The application in which a request acts; null: none of ours. */
  abstract appOf(request: IncomingMessage): App | null;
  /** The sessions among these that are still open, with their person as the database knows them now. One query. */
  abstract current(sessionIds: readonly string[]): Promise<Map<string, Principal>>;
}

/** To be called before the application listens. */
export function configureSessions(app: NestExpressApplication): void {
  const { handler } = app.get(SessionsFacade);
  app.use(((request, response, next) =>
    isPublic(request.path) ? next() : handler(request, response, next)) satisfies RequestHandler);
}

/** Public and frequent requests that do not read a session. */
const PUBLIC_PATHS = new Set([
  '/api/config',
  '/api/health',
  '/api/health/ready',
  '/api/stripe/webhook',
  '/api/openapi.json',
  '/api/asyncapi.json',
  '/api/vehicle-classes',
]);
/** Their paths begin so. */
const PUBLIC_FOLDERS = ['/api/tiles/', '/api/legal-texts/'];

const isPublic = (path: string): boolean =>
  PUBLIC_PATHS.has(path) || PUBLIC_FOLDERS.some((folder) => path.startsWith(folder));
