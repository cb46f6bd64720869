import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { Config } from '../../config/config';
import { ANY_ORIGIN } from './access';
import { ApiError } from './api-error';
import { bearerOf } from './bearer';
import { comesFromItsApp } from './origin';
import { isSafe } from './methods';

/**
 * Only pages of the same application may write, so that no other page can use its session. A request with a token uses no session, and pages
 * cannot make another one send it.
 */
@Injectable()
export class OriginGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly config: Config,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    if (context.getType() !== 'http') return true;
    const request = context.switchToHttp().getRequest<Request>();
    if (isSafe(request.method) || this.reflector.get<boolean | undefined>(ANY_ORIGIN, context.getHandler()))
      return true;
    if (bearerOf(request) !== null) return true;
    if (comesFromItsApp(request, this.config.webOrigins)) return true;
    throw new ApiError('origin_refused', 'Requests from this page are not accepted here.');
  }
}
