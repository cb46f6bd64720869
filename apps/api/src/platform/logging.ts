import type { LoggerService } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import pino, { type Logger } from 'pino';
import { pinoHttp } from 'pino-http';

const SECRETS = ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'];

/** Asked for so often, and so much the same each time, that a line for each would hide the others. */
const QUIET = ['/api/health', '/api/tiles/'];

/** One JSON line per finished request, with an id that the answer's problem document repeats. No cookies, no bodies. */
export function httpLogger(level: string) {
  return pinoHttp({
    logger: pino({ level, redact: SECRETS }),
    genReqId: () => randomUUID(),
    customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : 'info'),
    autoLogging: { ignore: (request) => QUIET.some((path) => request.url?.startsWith(path)) },
    serializers: {
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({ id, method, url: url.split('?')[0] }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  });
}

/** Nest's own messages in the same form. */
export class PinoLogger implements LoggerService {
  private readonly logger: Logger;

  constructor(level: string) {
    this.logger = pino({ level });
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
