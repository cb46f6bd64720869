import { applyDecorators, type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension, ApiSecurity } from '@nestjs/swagger';
import type { ApiScope } from '@groupride/contracts';
import type { Request, Response } from 'express';
import { ApiError } from './api-error';
import { challenge } from './bearer';
import type { Principal } from './principal';

/**
 * The scope that a token needs for a route. `null` when tokens are not accepted, because the route begins or ends
 * sessions, changes how a person signs in, or is for browsers only. `open` when the response is the same for everyone
 * and neither token nor session is read.
 */
export type RouteScope = ApiScope | 'open' | null;

/** Metadata of a handler: a `RouteScope`. */
export const SCOPE = 'groupride:scope';
/** Names of the security schemes in the OpenAPI document. */
export const SESSION_SCHEME = 'session';
export const TOKEN_SCHEME = 'token';
export const SIGNATURE_SCHEME = 'signature';

/** Part of `@Describe`, which every route has. */
export const Scope = (scope: RouteScope): MethodDecorator =>
  applyDecorators(
    SetMetadata(SCOPE, scope),
    ApiExtension('x-scope', scope),
    ...(scope === 'open' ? [] : [ApiSecurity(SESSION_SCHEME)]),
    ...(scope === 'open' || scope === null ? [] : [ApiSecurity(TOKEN_SCHEME, [scope])]),
  );

/** The principal whose socket sent the message. */
const callerOf = (context: ExecutionContext): Principal | undefined =>
  context.switchToWs().getClient<{ data: { principal?: Principal } }>().data.principal;

/** A token that may make the call, but not with everything that it asks for, is refused as well. */
export const scopeMissing = (scope: ApiScope): ApiError =>
  new ApiError('scope_missing', `This token lacks the scope ${scope}.`, { extra: { scope } });

/** Checks the scopes of a token. `AccessGuard`, which runs next, checks the rights of its owner. */
@Injectable()
export class ScopeGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const scope = this.reflector.get<RouteScope | undefined>(SCOPE, context.getHandler());
    if (scope === undefined)
      throw new Error(`${context.getClass().name}.${context.getHandler().name} declares no scope`);
    const isRequest = context.getType() === 'http';
    const token = (isRequest ? context.switchToHttp().getRequest<Request>().user : callerOf(context))?.token;
    if (token === undefined || scope === 'open') return true;
    if (scope === null)
      throw new ApiError('token_not_allowed', 'Tokens can’t make this call. Sign in to one of the applications.');
    if (token.scopes.includes(scope)) return true;
    if (isRequest)
      context
        .switchToHttp()
        .getResponse<Response>()
        .setHeader('WWW-Authenticate', challenge('insufficient_scope', { scope }));
    throw scopeMissing(scope);
  }
}
