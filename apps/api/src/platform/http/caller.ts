import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { addressOf } from './address';

/** Who asks, for counting: the person, or the address of somebody who is not signed in. */
export const callerOf = (request: Request): string =>
  request.user ? `user ${request.user.userId}` : `address ${addressOf(request)}`;

export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  callerOf(context.switchToHttp().getRequest<Request>()),
);
