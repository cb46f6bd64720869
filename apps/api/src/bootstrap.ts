import type { NestExpressApplication } from '@nestjs/platform-express';
import { NestFactory } from '@nestjs/core';
import helmet from 'helmet';
import { AppModule } from './app.module';
import { Config } from './config/config';
import { configureSessions, SessionsFacade } from './modules/identity/sessions.facade';
import { SessionIoAdapter } from './modules/realtime/session-io.adapter';
import { SocketServer } from './modules/realtime/socket-server';
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
  app.set('trust proxy', config.TRUSTED_PROXIES);
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.setGlobalPrefix('api');
  app.use(httpLogger(config.LOG_LEVEL));
  app.use(helmet({ contentSecurityPolicy: false }));
  app.use(rateLimit(config.RATE_PER_MINUTE));
  app.useBodyParser('json', { limit: LARGEST_BODY });
  app.use(refuseForeignOrigins(config.webOrigins));
  configureSessions(app);
  const sessions = app.get(SessionsFacade);
  app.useWebSocketAdapter(
    new SessionIoAdapter(app, { origins: config.webOrigins, principalOf: (request) => sessions.principalOfRequest(request) }, app.get(SocketServer)),
  );
  serveOpenApi(app);
  app.enableShutdownHooks();
  return app;
}
