import { applyDecorators, type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';
import type { Request } from 'express';
import { ApiError } from './api-error';
import { isSafe } from './methods';
import { UPLOAD } from './upload';

const ANY_BODY = 'groupride:any-body';
/** Marks a route that ignores its body and accepts calls from anywhere. */
export const IgnoresBody = (): MethodDecorator =>
  applyDecorators(SetMetadata(ANY_BODY, true), ApiExtension('x-any-body', true));

/** Accepts only JSON bodies, except on upload routes. Forms of foreign pages can send only other content types. */
@Injectable()
export class JsonBodyGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    if (context.getType() !== 'http' || this.reflector.get<number | undefined>(UPLOAD, context.getHandler()))
      return true;
    const { method, headers } = context.switchToHttp().getRequest<Request>();
    if (isSafe(method) || this.reflector.get<boolean | undefined>(ANY_BODY, context.getHandler())) return true;
    const { 'content-type': type, 'content-length': length, 'transfer-encoding': encoding } = headers;
    const hasBody = encoding !== undefined || Number(length ?? 0) > 0;
    if (type === undefined ? hasBody : !isJson(type)) {
      throw new ApiError('unsupported_media_type', 'Send the request body as application/json.');
    }
    return true;
  }
}

const isJson = (type: string): boolean => type.split(';', 1)[0]!.trim().toLowerCase() === 'application/json';
