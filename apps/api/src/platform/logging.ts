import type { LoggerService } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { randomUUID } from 'node:crypto';
import pino, { type Logger } from 'pino';

/** Requested so often that a line for each would hide the others. */
const QUIET = ['/api/health', '/api/tiles/'];

const UNAVAILABLE = 503;

declare module 'http' {
  interface IncomingMessage {
    /** Of this request, in its log line and in the problem document of its answer. */
    id?: string;
  }
}

/**
 * Lines are written while requests go on, several at a time when there are many; pino writes what is left when the process exits. Everything
 * that is logged goes through here, so that lines stay whole and in order.
 */
const destination = pino.destination({ sync: false });

/** One JSON line per request that has ended, with its id. No headers, no bodies, no query. */
export function httpLogger(level: string): RequestHandler {
  const logger = pino({ level }, destination);
  return (request, response, next) => {
    const id = randomUUID();
    const { method, originalUrl } = request;
    request.id = id;
    if (!QUIET.some((path) => originalUrl.startsWith(path))) {
      const startedAt = Date.now();
      response.once('close', () => {
        const { statusCode, writableFinished } = response;
        const line = {
          req: { id, method, url: originalUrl.split('?')[0] },
          res: { statusCode },
          responseTime: Date.now() - startedAt,
        };
        // An outage is logged once, where it is noticed; the requests that meet it are ordinary ones.
        if (statusCode >= 500 && statusCode !== UNAVAILABLE) logger.error(line, 'request errored');
        else logger.info(line, writableFinished ? 'request completed' : 'request aborted');
      });
    }
    next();
  };
}

/** Nest's own messages in the same form. */
export class PinoLogger implements LoggerService {
  private readonly logger: Logger;

  constructor(level: string) {
    this.logger = pino({ level }, destination);
  }

  log(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }
  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }
  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  private write(level: 'debug' | 'warn' | 'error' | 'fatal', message: unknown, rest: unknown[]): void {
    const context = rest.length > 0 ? { context: rest[rest.length - 1] } : {};
    if (message instanceof Error) this.logger[level]({ ...context, err: message });
    else if (typeof message === 'object' && message !== null) this.logger[level]({ ...context, ...message });
    else this.logger[level](context, String(message));
  }
}
