import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { addressOf } from './address';

/** The caller that limits count: the user, or the IP address when nobody is signed in. */
export const callerOf = (request: Request): string =>
  request.user ? `user ${request.user.userId}` : `address ${addressOf(request)}`;

export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  callerOf(context.switchToHttp().getRequest<Request>()),
);
