import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';
import type { Principal } from '../../platform/http/principal';

/** Signed-in sessions, for everything that takes requests. */
export abstract class SessionsFacade {
  /** In this order before the routes: they read the session and set `request.user`. */
  abstract readonly handlers: readonly RequestHandler[];
  /** The session of a request that does not go through the routes, e.g. a socket's handshake. Null: nobody is signed in. */
  abstract sessionOf(request: IncomingMessage): Promise<{ id: string; principal: Principal } | null>;
  /** The sessions among these that are still good, with their person as the database knows them now. One query. */
  abstract current(sessionIds: readonly string[]): Promise<Map<string, Principal>>;
}

/** To be called before the application listens. */
export function configureSessions(app: NestExpressApplication): void {
  for (const handler of app.get(SessionsFacade).handlers) app.use(exceptForTiles(handler));
}

const TILES = '/api/tiles/';

/** The map's tiles are the same for everybody and asked for by the dozen: nobody's session is read, or prolonged, for one. */
function exceptForTiles(handler: RequestHandler): RequestHandler {
  return (request, response, next) => (request.path.startsWith(TILES) ? next() : handler(request, response, next));
}
