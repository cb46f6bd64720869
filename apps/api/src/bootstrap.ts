import type { NestExpressApplication } from '@nestjs/platform-express';
import { NestFactory } from '@nestjs/core';
import helmet from 'helmet';
import { AppModule } from './app.module';
import { Config } from './config/config';
import { proxies } from './config/proxy-list';
import { CityFacade } from './modules/city/city.facade';
import { nameCity } from './modules/city/http/name-city';
import { tilesFromMemory } from './modules/city/http/tiles-from-memory';
import { TilesService } from './modules/city/tiles.service';
import { configureSessions, SessionsFacade } from './modules/identity/sessions.facade';
import { SessionIoAdapter } from './modules/realtime/session-io.adapter';
import { SocketServer } from './modules/realtime/socket-server';
import { refuseDeepBodies } from './platform/http/depth';
import { rateLimit } from './platform/http/rate-limit.middleware';
import { refuseForeignOrigins } from './platform/http/origin.middleware';
import { httpLogger, PinoLogger } from './platform/logging';
import { serveOpenApi } from './platform/http/openapi';

const LARGEST_BODY = '64kb';

/** The whole API, ready to listen. Used by the program and by the tests. */
export async function createApi(): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule, { rawBody: true, bufferLogs: true, abortOnError: false });
  const config = app.get(Config);
  app.useLogger(new PinoLogger(config.LOG_LEVEL));
  app.set('trust proxy', proxies(config.TRUSTED_PROXIES));
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.setGlobalPrefix('api');
  app.use(tilesFromMemory(app.get(TilesService)));
  app.use(nameCity(app.get(CityFacade)));
  app.use(httpLogger(config.LOG_LEVEL));
  app.use(helmet({ contentSecurityPolicy: false }));
  // Sessions come first, because requests of signed-in people are counted per person.
  configureSessions(app);
  app.use(rateLimit({ perUser: config.RATE_PER_MINUTE, perAddress: config.ADDRESS_RATE_PER_MINUTE }));
  app.useBodyParser('json', { limit: LARGEST_BODY });
  app.use(refuseDeepBodies);
  app.use(refuseForeignOrigins(config.webOrigins));
  const sessions = app.get(SessionsFacade);
  app.useWebSocketAdapter(
    new SessionIoAdapter(
      app,
      {
        origins: config.webOrigins,
        sessionOf: (request) => sessions.sessionOf(request),
        current: (ids) => sessions.current(ids),
        recheckMs: config.SOCKET_RECHECK_SECONDS * 1000,
      },
      app.get(SocketServer),
    ),
  );
  serveOpenApi(app);
  app.enableShutdownHooks();
  return app;
}
