import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { Ack } from '@groupride/contracts';
import { ApiError } from './api-error';

/** A refused message is answered through its acknowledgement, with the same codes as the calls. */
@Catch()
export class SocketProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(SocketProblemFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const answer: Ack =
      error instanceof ApiError
        ? { ok: false, code: error.code, message: error.detail }
        : { ok: false, code: 'internal', message: 'Something went wrong on our side. It has been recorded; please try again.' };
    if (!(error instanceof ApiError)) this.logger.error({ err: error });
    const acknowledge = host.getArgs<unknown[]>().find((argument) => typeof argument === 'function') as ((answer: Ack) => void) | undefined;
    acknowledge?.(answer);
  }
}
