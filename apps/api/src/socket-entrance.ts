import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Express } from 'express';
import type { IncomingMessage } from 'node:http';
import { Config } from './config/config';
import { OpenTokensFacade } from './modules/api-tokens/api-tokens.facade';
import { SessionsFacade } from './modules/identity/sessions.facade';
import type { SocketEntrance } from './modules/realtime/session-io.adapter';
import { sharedSockets } from './modules/realtime/socket-adapter';
import { SocketCredentials } from './modules/realtime/socket-credentials';
import { addressOf } from './platform/http/address';
import { comesFromItsApp } from './platform/http/origin';
import { countOnce, type RequestLimits } from './platform/http/rate-limit.middleware';
import { RedisConnections } from './platform/redis/redis-connections';

/** Connects the sockets to the authentication of callers. */
export function socketEntrance(
  app: NestExpressApplication,
  { tokens: perToken, addresses }: RequestLimits,
): SocketEntrance {
  const [config, sessions, tokens] = [app.get(Config), app.get(SessionsFacade), app.get(OpenTokensFacade)];
  const express = app.getHttpAdapter().getInstance() as Express;
  /** Handshakes bypass Express, but need its setting of trusted proxies. */
  const addressOfHandshake = (request: IncomingMessage) =>
    addressOf(Object.setPrototypeOf(request, express.request) as Express['request']);
  return {
    credentials: new SocketCredentials(
      {
        acceptOrigin: (request) => comesFromItsApp(request, config.webOrigins),
        sessionOf: (request) => sessions.sessionOf(request),
        current: (ids) => sessions.current(ids),
      },
      {
        admit: (token) => tokens.admit(token),
        current: (ids) => tokens.current(ids),
        count: (request, tokenId) =>
          tokenId === null ? countOnce(addresses, addressOfHandshake(request)) : countOnce(perToken, tokenId),
      },
    ),
    onTokenChange: (run) => tokens.onChange(run),
    adapter: sharedSockets(app.get(RedisConnections)),
    recheckMs: config.SOCKET_RECHECK_SECONDS * 1000,
  };
}
