import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { ApiScope, OperatorRole } from '@groupride/contracts';
import { ApiError } from './api-error';

/** The caller, from the session or token and the database. */
export interface Principal {
  userId: number;
  name: string;
  /** An operator in the operations application, whose second code was given in this session. */
  isAdmin: boolean;
  /** What an operator may do; only where `isAdmin` is true. */
  operatorRole?: OperatorRole;
  /** An operator who still has to give the second factor. */
  secondFactorRequired: boolean;
  /** Set when the person has applied to drive, whatever the answer was. */
  driverId: number | null;
  isApprovedDriver: boolean;
  /** Set for a guest: the only ride that they may access. */
  guestRideId?: number;
  /** Set for a guest who has left the ride and may only end their call for help. */
  guestHasLeft?: boolean;
  /** Set when the request came with a token instead of a session. */
  token?: { id: number; scopes: readonly ApiScope[]; version: string; expiresAt: Date };
}

declare global {
  namespace Express {
    interface User extends Principal {}
  }
}

/** The signed-in person; only on routes whose access is not public. */
export const Me = createParamDecorator((_: unknown, context: ExecutionContext): Principal => {
  const { user } = context.switchToHttp().getRequest<{ user?: Principal }>();
  if (!user) throw new ApiError('not_signed_in', 'Please sign in.');
  return user;
});

/** The signed-in person, or null. */
export const OptionalMe = createParamDecorator(
  (_: unknown, context: ExecutionContext): Principal | null =>
    context.switchToHttp().getRequest<{ user?: Principal }>().user ?? null,
);
