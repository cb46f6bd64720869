import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { ErrorCode, Problem } from '@groupride/contracts';
import type { Request, Response } from 'express';
import { QueryFailedError } from 'typeorm';
import { DatabaseAvailability } from '../database/availability';
import { isTransactionConflict } from '../database/conflicts';
import { pathOf } from '../logging';
import { ApiError } from './api-error';
import { STATUS_OF, titleOf } from './problem';
import { discardBody, hasUnreadBody } from './unread-body';

const RETRY_AFTER_SECONDS = '1';

/** Turns every error into `application/problem+json`; unexpected errors are logged and reported as `internal`. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  constructor(private readonly availability: DatabaseAvailability) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const request = host.switchToHttp().getRequest<Request & { id?: string }>();
    if (response.headersSent) {
      response.end();
      return;
    }
    const isOutage = this.availability.report(error);
    const problem = isOutage ? unavailable() : this.problemOf(error);
    // Outages are logged once, not per request.
    if (problem.status >= 500 && !isOutage && !isAnsweredUnavailable(error))
      this.logger.error({ err: error, url: pathOf(request) });
    const retryAfter = error instanceof ApiError ? error.more.retryAfterSeconds : undefined;
    if (retryAfter) response.setHeader('Retry-After', String(retryAfter));
    else if (problem.code === 'unavailable') response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
    const send = (): void => {
      if (response.headersSent || response.destroyed) return;
      response
        .status(problem.status)
        .type('application/problem+json')
        .send(JSON.stringify({ ...problem, ...(request.id ? { requestId: String(request.id) } : {}) }));
    };
    if (hasUnreadBody(request)) void discardBody(request).then(send);
    else send();
  }

  private problemOf(error: unknown): Problem {
    if (error instanceof ApiError) return problem(error.code, error.detail, error.more);
    if (isTransactionConflict(error)) return unavailable();
    if (error instanceof HttpException) return fromHttpException(error);
    if (isUnstorable(error))
      return problem(
        'malformed_request',
        'The request holds a value that cannot be stored. Check its characters and numbers.',
      );
    const { status, type } = (error ?? {}) as { status?: number; type?: string };
    if (status === 415) return unsupported();
    if (type === 'entity.too.large')
      return problem('payload_too_large', 'The request is larger than what is accepted here.');
    if (status === 400) return malformed();
    return problem('internal', 'Something went wrong on our side. It has been recorded; please try again.');
  }
}

const unavailable = (): Problem =>
  problem('unavailable', 'This is not available right now. Please try again in a moment.');

const isAnsweredUnavailable = (error: unknown): boolean => error instanceof ApiError && error.code === 'unavailable';

/** PostgreSQL rejects NUL, invalid characters and out-of-range numbers, which are errors of the request. */
const UNSTORABLE = new Set(['22021', '22P05', '22P02', '22003']);

function isUnstorable(error: unknown): boolean {
  return error instanceof QueryFailedError && UNSTORABLE.has((error.driverError as { code?: string }).code ?? '');
}

function problem(code: ErrorCode, detail: string, more: Pick<Problem, 'errors' | 'extra'> = {}): Problem {
  const status = STATUS_OF[code];
  return {
    type: `/api/docs#${code}`,
    title: titleOf(status),
    status,
    code,
    detail,
    ...(more.errors ? { errors: more.errors } : {}),
    ...(more.extra ? { extra: more.extra } : {}),
  };
}

const malformed = (): Problem =>
  problem('malformed_request', 'The request can’t be read. Check its address, and that its body is valid JSON.');
const unsupported = (): Problem =>
  problem(
    'unsupported_media_type',
    'Send the request body as application/json in UTF-8, without compression other than gzip, deflate or brotli.',
  );

function fromHttpException(error: HttpException): Problem {
  const status = error.getStatus();
  if (status === 404) return problem('not_found', 'There is nothing at this address.');
  if (status === 413) return problem('payload_too_large', 'The request is larger than what is accepted here.');
  if (status === 415) return unsupported();
  if (status === 503) return problem('unavailable', 'This is not available right now. Please try again in a moment.');
  // Messages of the framework and parsers are not returned, because they may reveal internals.
  if (status >= 400 && status < 500) return { ...malformed(), status, title: titleOf(status) };
  return problem('internal', 'Something went wrong on our side. It has been recorded; please try again.');
}
