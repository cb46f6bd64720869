import { applyDecorators, type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';
import { type ApiScope, type OperatorPermission, roleAllows, rolesWith } from '@groupride/contracts';
import { ApiError, notFound } from './api-error';
import type { Principal } from './principal';
import { SCOPE } from './scope';

/**
 * Who may call a route. Services check access to the individual ride, payment or driver in their
 * first line.
 */
export const POLICIES = ['public', 'signed-in', 'driver', 'admin', 'webhook'] as const;
export type Policy = (typeof POLICIES)[number];

const ACCESS = 'groupride:access';
const SOCKET_ACCESS = 'groupride:socket-access';
const GUESTS = 'groupride:guests';
const GUESTS_WHO_LEFT = 'groupride:guests-who-left';
const PERMISSION = 'groupride:permission';
export const ANY_ORIGIN = 'groupride:any-origin';

interface Options {
  anyOrigin?: boolean;
  guests?: boolean;
  guestsWhoLeft?: boolean;
}
/** The permission that an operator's role needs; required for every route and message for operations. */
interface ForOperators {
  permission: OperatorPermission;
}

/**
 * Required on every route; lint and the guard fail without it.
 * @param options.permission for `admin`: what the operator's role must allow
 * @param options.anyOrigin the route writes without a session of a browser: its caller proves who it is in another way (a signature, a bearer
 * token), so the request's origin says nothing
 * @param options.guests whether guests may call it for the ride that they joined; false by default
 * @param options.guestsWhoLeft whether that includes guests who have left the ride and still have an open call for help
 */
export function Access(policy: 'admin', options: Options & ForOperators): MethodDecorator;
export function Access(policy: Exclude<Policy, 'admin'>, options?: Options): MethodDecorator;
export function Access(
  policy: Policy,
  { anyOrigin = false, guests = false, guestsWhoLeft = false, permission }: Options & Partial<ForOperators> = {},
): MethodDecorator {
  return applyDecorators(
    SetMetadata(ACCESS, policy),
    SetMetadata(ANY_ORIGIN, anyOrigin),
    SetMetadata(GUESTS, guests),
    SetMetadata(GUESTS_WHO_LEFT, guestsWhoLeft),
    SetMetadata(PERMISSION, permission),
    ApiExtension('x-access', policy),
    ApiExtension('x-guests', guests),
    ...(anyOrigin ? [ApiExtension('x-any-origin', true)] : []),
    ...(permission ? [ApiExtension('x-permission', permission)] : []),
  );
}

/** The scope that a token needs for a message; `null` when it is not open to tokens. */
interface ForTokens {
  scope: ApiScope | null;
}

/** Like `Access`, for socket messages, with the scope that a token needs. */
export function SocketAccess(policy: 'admin', options: ForTokens & ForOperators): MethodDecorator;
export function SocketAccess(
  policy: 'signed-in' | 'driver',
  options: ForTokens & { guests?: boolean },
): MethodDecorator;
export function SocketAccess(
  policy: Exclude<Policy, 'public' | 'webhook'>,
  { scope, guests = false, permission }: ForTokens & { guests?: boolean } & Partial<ForOperators>,
): MethodDecorator {
  return applyDecorators(
    SetMetadata(SOCKET_ACCESS, policy),
    SetMetadata(SCOPE, scope),
    SetMetadata(GUESTS, guests),
    SetMetadata(PERMISSION, permission),
  );
}

/** The declarations of a socket message handler, for the AsyncAPI document. */
export const socketAccessOf = (
  handler: object,
): { policy: Policy; scope: ApiScope | null; guests: boolean; permission: OperatorPermission | undefined } => ({
  policy: Reflect.getMetadata(SOCKET_ACCESS, handler) as Policy,
  scope: Reflect.getMetadata(SCOPE, handler) as ApiScope | null,
  guests: Reflect.getMetadata(GUESTS, handler) as boolean,
  permission: Reflect.getMetadata(PERMISSION, handler) as OperatorPermission | undefined,
});

/**
 * Guests may call only routes that are open to guests, and only for the ride that they joined.
 * @param named the ids of rides in the call
 * @param allowsThoseWhoLeft whether guests who have left the ride may call it
 * @throws ApiError guest_not_allowed, not_found
 */
export function admitGuest(
  allowsGuests: boolean,
  who: Principal | null | undefined,
  named: readonly (string | number)[],
  allowsThoseWhoLeft = false,
): void {
  if (who?.guestRideId === undefined) return;
  if (!allowsGuests) throw new ApiError('guest_not_allowed', 'This needs an account. Sign in or create one.');
  if (named.some((rideId) => Number(rideId) !== who.guestRideId)) throw notFound('ride');
  if (who.guestHasLeft && !allowsThoseWhoLeft) throw notFound('ride');
}

/**
 * Whether the caller is an operator, on routes that others may call for their own resources.
 * @throws ApiError role_not_allowed
 */
export function isOperatorWith(who: Principal, permission: OperatorPermission): boolean {
  if (who.isAdmin) requirePermission(who, permission);
  return who.isAdmin;
}

/** @throws ApiError role_not_allowed, which names the roles that are allowed */
export function requirePermission(who: Principal, permission: OperatorPermission): void {
  if (roleAllows(who.operatorRole, permission)) return;
  const roles = rolesWith(permission);
  throw new ApiError('role_not_allowed', `Your role doesn’t allow this. It needs one of: ${roles.join(', ')}.`, {
    extra: { permission, roles },
  });
}

/** @throws ApiError not_signed_in, second_factor_required, forbidden, role_not_allowed */
export function admit(policy: Policy, who: Principal | null | undefined, permission?: OperatorPermission): void {
  if (policy === 'public' || policy === 'webhook') return;
  if (!who) throw new ApiError('not_signed_in', 'Please sign in.');
  if (policy === 'admin' && !who.isAdmin) {
    if (who.secondFactorRequired)
      throw new ApiError('second_factor_required', 'Please give the second code that was sent to your phone.');
    throw new ApiError('forbidden', 'Only operations can do this.');
  }
  if (policy === 'admin') {
    if (!permission) throw new Error('an operation declares no permission');
    requirePermission(who, permission);
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
      const request = context.switchToHttp().getRequest<GuardedRequest>();
      admit(policy, request.user, this.permissionOf(context));
      if (policy !== 'public' && policy !== 'webhook') {
        const { params, query, body } = request;
        const named = ridesIn(params, query, body);
        admitGuest(this.opensToGuests(context), request.user, named, this.opensToGuestsWhoLeft(context));
      }
      return true;
    }
    const policy = this.reflector.get<Policy | undefined>(SOCKET_ACCESS, context.getHandler());
    if (!policy) throw new Error(`${context.getClass().name}.${context.getHandler().name} declares no access`);
    const { principal } = context.switchToWs().getClient<{ data: { principal?: Principal } }>().data;
    admit(policy, principal, this.permissionOf(context));
    admitGuest(this.opensToGuests(context), principal, ridesIn(context.switchToWs().getData<unknown>()));
    return true;
  }

  private permissionOf(context: ExecutionContext): OperatorPermission | undefined {
    return this.reflector.get<OperatorPermission | undefined>(PERMISSION, context.getHandler());
  }

  private opensToGuestsWhoLeft(context: ExecutionContext): boolean {
    return this.reflector.get<boolean | undefined>(GUESTS_WHO_LEFT, context.getHandler()) ?? false;
  }

  private opensToGuests(context: ExecutionContext): boolean {
    return this.reflector.get<boolean | undefined>(GUESTS, context.getHandler()) ?? false;
  }
}

interface GuardedRequest {
  user?: Principal;
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** The ids of rides that the parts of a call name. */
function ridesIn(...parts: unknown[]): (string | number)[] {
  return parts
    .map((part) => (part as { rideId?: string | number } | null | undefined)?.rideId)
    .filter((rideId) => rideId !== undefined && rideId !== null);
}
