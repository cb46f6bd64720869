import type { Server } from 'node:http';
import { json } from 'express';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module';
import { Config } from './config/config';
import { proxies } from './config/proxy-list';
import { CityFacade } from './modules/city/city.facade';
import { nameCity } from './modules/city/http/name-city';
import { configFromMemory } from './modules/system/http/config-from-memory';
import { liveness } from './modules/system/http/liveness';
import { tilesFromMemory } from './modules/city/http/tiles-from-memory';
import { TilesService } from './modules/city/tiles.service';
import { SystemService } from './modules/system/system.service';
import { configureSessions } from './modules/identity/sessions.facade';
import { SessionIoAdapter } from './modules/realtime/session-io.adapter';
import { SocketServer } from './modules/realtime/socket-server';
import { Clock } from './platform/clock';
import { answerAhead } from './platform/http/answer-ahead';
import { refuseDeepBodies } from './platform/http/depth';
import { noStore } from './platform/http/no-store';
import { refuseTokens } from './platform/http/bearer';
import { rateLimit, requestLimits } from './platform/http/rate-limit.middleware';
import { RateLimiters } from './platform/http/rate-limiters';
import { securityHeaders } from './platform/http/security-headers';
import { negotiateVersion } from './platform/http/versions/negotiate-version';
import { VersionHistory } from './platform/http/versions/version-history';
import { FrameworkLogger, requestLog } from './platform/logging';
import { serveOpenApi } from './platform/http/openapi';
import { socketEntrance } from './socket-entrance';

const LARGEST_BODY = '64kb';
/** For 100 rides with the longest texts. */
const LARGEST_EVENT = '256kb';
/**
 * Longer than proxies keep idle connections, which is up to a minute. With Node's default of 5 s, a request that is
 * sent while Node closes the connection would be lost and answered with 502 by the proxy.
 */
const KEEP_ALIVE_MS = 75_000;

/** The whole API, ready to listen. Used by the program and by the tests. */
export async function createApi(): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule, {
    rawBody: true,
    bufferLogs: true,
    abortOnError: false,
  });
  const config = app.get(Config);
  app.useLogger(app.get(FrameworkLogger));
  app.set('trust proxy', proxies(config.TRUSTED_PROXIES));
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.setGlobalPrefix('api');
  const city = app.get(CityFacade);
  answerAhead(
    app.getHttpServer() as Server,
    tilesFromMemory(app.get(TilesService)),
    liveness(city),
    configFromMemory(app.get(SystemService), city),
  );
  app.use(nameCity(city));
  app.use(requestLog(config.LOG_LEVEL));
  app.use(securityHeaders());
  app.use('/api', noStore);
  // Sessions come first, because requests of signed-in people are counted per person.
  configureSessions(app);
  const limits = requestLimits(app.get(RateLimiters), {
    perUser: config.RATE_PER_MINUTE,
    perToken: config.TOKEN_RATE_PER_MINUTE,
    perAddress: config.ADDRESS_RATE_PER_MINUTE,
  });
  app.use(rateLimit(limits));
  app.use(refuseTokens);
  app.use(negotiateVersion(app.get(VersionHistory), app.get(Clock)));
  app.use('/api/event-transports', json({ limit: LARGEST_EVENT }));
  app.useBodyParser('json', { limit: LARGEST_BODY });
  app.use(refuseDeepBodies);
  app.useWebSocketAdapter(new SessionIoAdapter(app, socketEntrance(app, limits), app.get(SocketServer)));
  serveOpenApi(app);
  (app.getHttpServer() as Server).keepAliveTimeout = KEEP_ALIVE_MS;
  return app;
}
