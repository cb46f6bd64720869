import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { Request } from 'express';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { ApiError, fieldError } from './api-error';
import { IsExpensive } from './caller-concurrency';
import { consume, RateLimiters } from './rate-limiters';

export const UPLOAD = 'groupride:upload';
/** The only field of the form. */
const FIELD = 'file';
/** Boundaries and headers of the form around the file. */
const FORM_BYTES = 4096;
const LIMIT = { points: 60, seconds: 600 };

/** An uploaded file, in memory. The type that it claims to have is not used. */
export interface UploadedBytes {
  buffer: Buffer;
  /** The name that the sender gave, with one character per byte. */
  originalname: string;
}

/**
 * Makes the route accept one file as `multipart/form-data`. The file is read into memory up to the limit and never
 * written to disk. Handlers get it with `@UploadedFile()`.
 */
export const AcceptsUpload = (maxBytes: number): MethodDecorator =>
  applyDecorators(
    SetMetadata(UPLOAD, maxBytes),
    UseGuards(UploadGuard),
    IsExpensive(),
    // The body is read only when the caller has a free slot.
    UseInterceptors(FileInterceptor(FIELD, { limits: { fileSize: maxBytes, files: 1, fields: 0, parts: 1 } })),
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: { type: 'object', required: [FIELD], properties: { [FIELD]: { type: 'string', format: 'binary' } } },
    }),
  );

/** Rejects too many and too large uploads before their bodies are read. */
@Injectable()
export class UploadGuard implements CanActivate {
  private readonly limiter: RateLimiterAbstract;

  constructor(limiters: RateLimiters) {
    this.limiter = limiters.create('uploads', LIMIT);
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { user, headers } = context.switchToHttp().getRequest<Request>();
    const maxBytes = Reflect.getMetadata(UPLOAD, context.getHandler()) as number;
    if (!headers['content-type']?.startsWith('multipart/form-data;'))
      throw new ApiError('unsupported_media_type', `Send the file as multipart/form-data, in the field "${FIELD}".`);
    if (Number(headers['content-length'] ?? 0) > maxBytes + FORM_BYTES) throw fileTooLarge(maxBytes);
    if (user) await consume(this.limiter, user.userId, () => 'That was too many files. Please wait a moment.');
    return true;
  }
}

export const fileNeeded = () => fieldError(FIELD, 'choose a file', 'required');

const fileTooLarge = (maxBytes: number) =>
  new ApiError(
    'payload_too_large',
    `The file is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB. Choose a smaller one.`,
  );
