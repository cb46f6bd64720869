import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { addressOf } from './address';

/** Who asks, for counting: the person, or the address of somebody who is not signed in. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const request = context.switchToHttp().getRequest<Request>();
  return request.user ? `user ${request.user.userId}` : `address ${addressOf(request)}`;
});
