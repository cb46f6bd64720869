import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { Ack } from '@groupride/contracts';
import { DatabaseAvailability } from '../database/availability';
import { isTransactionConflict } from '../database/conflicts';
import { ApiError } from './api-error';

/** Rejected messages are acknowledged with the same error codes as HTTP calls. */
@Catch()
export class SocketProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(SocketProblemFilter.name);

  constructor(private readonly availability: DatabaseAvailability) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const answer = this.answerTo(error);
    const acknowledge = host.getArgs<unknown[]>().find((argument) => typeof argument === 'function') as
      ((answer: Ack) => void) | undefined;
    acknowledge?.(answer);
  }

  private answerTo(error: unknown): Ack {
    if (error instanceof ApiError) return { ok: false, code: error.code, message: error.detail };
    const isOutage = this.availability.report(error);
    if (!isOutage) this.logger.error({ err: error });
    if (isOutage || isTransactionConflict(error))
      return {
        ok: false,
        code: 'unavailable',
        message: 'This is not available right now. Please try again in a moment.',
      };
    return {
      ok: false,
      code: 'internal',
      message: 'Something went wrong on our side. It has been recorded; please try again.',
    };
  }
}
