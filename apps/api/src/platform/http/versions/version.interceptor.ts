import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  type Provider,
} from '@nestjs/common';
import { APP_INTERCEPTOR, Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { map, type Observable } from 'rxjs';
import { OPERATION_ID } from '../answers';
import { VersionHistory } from './version-history';

/** Serves older versions: their requests are changed before they are validated, and answers before they are sent. */
@Injectable()
export class VersionInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly history: VersionHistory,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    const request = context.switchToHttp().getRequest<Request>();
    const { apiVersion: version = this.history.current } = request;
    const operation = this.reflector.get<string | undefined>(OPERATION_ID, context.getHandler());
    if (version === this.history.current || operation === undefined) return next.handle();
    const { body, query } = this.history.upgrade(operation, version, { body: request.body, query: request.query });
    request.body = body;
    // Express computes the query each time that it is read.
    Object.defineProperty(request, 'query', { value: query, configurable: true });
    return next.handle().pipe(map((answer: unknown) => this.history.downgrade(operation, version, answer)));
  }
}

/** None for a single version, because every interceptor prolongs every request. */
export const versionInterceptors = ({ hasOlderVersions }: VersionHistory): Provider[] =>
  hasOlderVersions ? [{ provide: APP_INTERCEPTOR, useClass: VersionInterceptor }] : [];
