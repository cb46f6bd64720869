import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Injectable, Module } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { Logger, LoggerModule } from 'nestjs-pino';
import pino, { type DestinationStream } from 'pino';
import { type HttpLogger, type Options, pinoHttp } from 'pino-http';
import { Config } from '../config/config';

/** Requested so often that a line for each would hide the others. */
const QUIET_PATHS = ['/api/health', '/api/tiles/'];

const UNAVAILABLE = 503;

/** Lines that arrive within this time, or until there are this many bytes, are written together. */
const TOGETHER = { ms: 50, bytes: 4096 };

interface LogFile extends DestinationStream {
  flush(): void;
  flushSync(): void;
}

/** A write occupies a second thread, which takes longer than a short request's other work outside of the database. */
export function writeTogether(file: LogFile, ms: number): DestinationStream & Pick<LogFile, 'flushSync'> {
  let isPlanned = false;
  const flush = (): void => {
    isPlanned = false;
    file.flush();
  };
  return {
    write(line: string): void {
      file.write(line);
      if (isPlanned) return;
      isPlanned = true;
      setTimeout(flush, ms).unref();
    },
    // pino calls it for fatal errors.
    flushSync: () => file.flushSync(),
  };
}

/** pino writes what is left when the process exits. */
const destination = writeTogether(pino.destination({ sync: false, minLength: TOGETHER.bytes }), TOGETHER.ms);

/** The address without its query, which contains personal data and secrets. */
export const pathOf = ({ originalUrl, url }: IncomingMessage & { originalUrl?: string }): string =>
  (originalUrl ?? url ?? '').split('?')[0] ?? '';

/** Fields of a database error that repeat values of the failed statement. */
const VALUES: ReadonlySet<string> = new Set(['parameters', 'driverError', 'detail', 'where']);

/** An error without the values of a failed statement, because they contain personal data and secrets. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return Object.fromEntries(Object.entries(pino.stdSerializers.err(error)).filter(([name]) => !VALUES.has(name)));
}

const options = (level: string): Options => ({
  level,
  genReqId: () => randomUUID(),
  autoLogging: { ignore: (request) => QUIET_PATHS.some((path) => pathOf(request).startsWith(path)) },
  // Headers, bodies and queries are not logged, because they contain personal data and secrets.
  wrapSerializers: false,
  serializers: {
    req: (request: IncomingMessage) => ({ id: request.id, method: request.method, url: pathOf(request) }),
    res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    err: describeError,
  },
  // An outage is logged once, where it is detected, so requests that fail because of it are not errors.
  customLogLevel: (_request, { statusCode }) => (statusCode >= 500 && statusCode !== UNAVAILABLE ? 'error' : 'info'),
  quietReqLogger: true,
});

/** One JSON line per finished request. It runs before the sessions and the rate limits, so that refusals are logged too. */
export const requestLog = (
  level: string,
  stream: DestinationStream = destination,
): RequestHandler & Pick<HttpLogger, 'logger'> => pinoHttp(options(level), stream);

/** Nest's messages about its own start are details; its warnings and errors keep their level. */
@Injectable()
export class FrameworkLogger extends Logger {
  override log(message: unknown, ...rest: unknown[]): void {
    this.debug(message, ...(rest as [string?]));
  }
}

@Module({
  imports: [
    LoggerModule.forRootAsync({
      inject: [Config],
      useFactory: ({ LOG_LEVEL }: Config) => ({ pinoHttp: [options(LOG_LEVEL), destination], useExisting: true }),
    }),
  ],
  providers: [FrameworkLogger],
})
export class LoggingModule {}
