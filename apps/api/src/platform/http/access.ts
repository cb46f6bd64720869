import { applyDecorators, type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiError } from './api-error';
import type { Principal } from './principal';

/**
 * Who may call a route at all. Whether this very ride, payment or driver is theirs is for the service to say, in its
 * first line.
 */
export const POLICIES = ['public', 'signed-in', 'driver', 'admin', 'webhook'] as const;
export type Policy = (typeof POLICIES)[number];

const ACCESS = 'groupride:access';
const SOCKET_ACCESS = 'groupride:socket-access';
export const ANY_ORIGIN = 'groupride:any-origin';

/**
 * Every route carries one; the build fails where it is missing, and so does the call.
 * @param options.anyOrigin the route writes without a session of a browser: its caller proves who it is in another way (a signature, a bearer
 * token), so the request's origin says nothing
 */
export const Access = (policy: Policy, { anyOrigin = false }: { anyOrigin?: boolean } = {}): MethodDecorator =>
  applyDecorators(SetMetadata(ACCESS, policy), SetMetadata(ANY_ORIGIN, anyOrigin));
/** The same for socket messages. */
export const SocketAccess = (policy: Exclude<Policy, 'public' | 'webhook'>): MethodDecorator =>
  SetMetadata(SOCKET_ACCESS, policy);

/** @throws ApiError not_signed_in, second_factor_required, forbidden */
export function admit(policy: Policy, who: Principal | null | undefined): void {
  if (policy === 'public' || policy === 'webhook') return;
  if (!who) throw new ApiError('not_signed_in', 'Please sign in.');
  if (policy === 'admin' && !who.isAdmin) {
    if (who.secondFactorRequired)
      throw new ApiError('second_factor_required', 'Please give the second code that was sent to your phone.');
    throw new ApiError('forbidden', 'This is for operations.');
  }
  if (policy === 'driver' && who.driverId === null) throw new ApiError('forbidden', 'This is for drivers.');
}

@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    if (context.getType() === 'http') {
      const policy = this.reflector.get<Policy | undefined>(ACCESS, context.getHandler());
      if (!policy) throw new Error(`${context.getClass().name}.${context.getHandler().name} declares no access`);
      admit(policy, context.switchToHttp().getRequest<{ user?: Principal }>().user);
      return true;
    }
    const policy = this.reflector.get<Policy | undefined>(SOCKET_ACCESS, context.getHandler());
    if (!policy) throw new Error(`${context.getClass().name}.${context.getHandler().name} declares no access`);
    admit(policy, context.switchToWs().getClient<{ data: { principal?: Principal } }>().data.principal);
    return true;
  }
}
