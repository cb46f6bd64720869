import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { ErrorCode } from '@groupride/contracts';
import type { Request, Response } from 'express';
import { ApiError } from '../../../platform/http/api-error';
import type { GoogleList } from '../domain/google-format';

function listOf(host: ArgumentsHost): GoogleList {
  const { path } = host.switchToHttp().getRequest<Request>();
  return path.includes('/autocomplete/') ? 'predictions' : path.includes('/directions/') ? 'routes' : 'results';
}

/** Google's clients read only `status` and ignore any response other than 200. */
@Catch(ApiError)
export class GoogleErrors implements ExceptionFilter<ApiError> {
  catch({ code, detail }: ApiError, host: ArgumentsHost): void {
    const status =
      code === 'validation_failed'
        ? 'INVALID_REQUEST'
        : code === 'too_many_requests'
          ? 'OVER_QUERY_LIMIT'
          : isTokenRefusal(code)
            ? 'REQUEST_DENIED'
            : 'UNKNOWN_ERROR';
    answerOf(host)
      .status(200)
      .json({ status, error_message: detail, [listOf(host)]: [] });
  }
}

@Catch(ApiError)
export class MapboxErrors implements ExceptionFilter<ApiError> {
  catch({ code, detail, more }: ApiError, host: ArgumentsHost): void {
    const answer = answerOf(host);
    if (more.retryAfterSeconds !== undefined) answer.setHeader('Retry-After', String(more.retryAfterSeconds));
    if (code === 'validation_failed') answer.status(422).json({ code: 'InvalidInput', message: detail });
    else if (code === 'too_many_requests') answer.status(429).json({ code: 'TooManyRequests', message: detail });
    else if (isTokenRefusal(code)) answer.status(403).json({ code: 'Forbidden', message: detail });
    else answer.status(503).json({ code: 'ServiceUnavailable', message: detail });
  }
}

/** Whether the token lacks permission for the call. Google and Mapbox have equivalent errors for their keys. */
const isTokenRefusal = (code: ErrorCode) => code === 'scope_missing' || code === 'token_not_allowed';

const answerOf = (host: ArgumentsHost) => host.switchToHttp().getResponse<Response>();
