import { Logger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Server } from 'node:http';
import { Config } from './config/config';
import { SocketServer } from './modules/realtime/socket-server';
import { HttpDrain } from './platform/http/drain';
import { Jobs } from './platform/jobs/jobs';

/** Open requests get this long to finish, and jobs less; what remains of the ten seconds belongs to connections. */
const REQUESTS_MS = 6_500;
/** The process exits by then even if something hangs. */
const EXIT_MS = 9_500;

/**
 * On SIGTERM or SIGINT ends the process in order: HTTP requests, sockets and jobs first, then Nest's hooks (the connection pools that they use).
 * A second signal ends it at once.
 * @param app already listening
 */
export function shutDownOnSignal(app: NestExpressApplication): void {
  const logger = new Logger('Shutdown');
  const drain = new HttpDrain(app.getHttpServer() as Server);
  const noticeMs = app.get(Config).DRAIN_SECONDS * 1000;
  let signals = 0;
  const shutDown = async (): Promise<void> => {
    const drained = drain.run({ noticeMs, limitMs: REQUESTS_MS });
    app.get(SocketServer).reconnectElsewhere();
    app.get(Jobs).stopWorkers();
    await drained;
    await app.close();
  };
  const onSignal = (): void => {
    signals += 1;
    if (signals > 1) process.exit(1);
    setTimeout(() => {
      logger.warn(`The shutdown took longer than ${EXIT_MS / 1000} s; what is unfinished is left to other processes.`);
      process.exit(0);
    }, EXIT_MS).unref();
    shutDown().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error });
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
