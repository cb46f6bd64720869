import { applyDecorators, HttpCode, SetMetadata, type Type } from '@nestjs/common';
import {
  ApiExtraModels,
  ApiHeader,
  ApiOperation,
  ApiParam,
  ApiResponse,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import { type RouteScope, Scope } from './scope';

/** Names the operation of a route. */
export const OPERATION_ID = 'groupride:operation';

interface Description {
  /** Operation id in the OpenAPI document and the generated client. */
  id: string;
  summary: string;
  /** Details beyond the summary, such as whether the call is idempotent. */
  description?: string;
  tag: string;
  /** The scope that a token needs. */
  scope: RouteScope;
  /** Status of a success: 204 without an answer, otherwise 200, unless it is given. */
  status?: number;
  /** Class of the answer, `[Class]` for a list, null for no body. */
  answer: Type | [Type] | null;
  nullable?: boolean;
  /** Accepts `Idempotency-Key`, or needs one. */
  idempotent?: boolean | 'required';
  /** Has the path parameter `userId`, which takes `me` as well as a number. */
  ofUser?: boolean;
}

/** Describes a route for the OpenAPI document, and sets the status of its answer to the described one. */
export function Describe({
  id,
  summary,
  description,
  tag,
  scope,
  answer,
  status = answer === null ? 204 : 200,
  nullable,
  idempotent,
  ofUser,
}: Description): MethodDecorator {
  const list = Array.isArray(answer);
  const type = list ? answer[0] : answer;
  return applyDecorators(
    HttpCode(status),
    ApiTags(tag),
    Scope(scope),
    SetMetadata(OPERATION_ID, id),
    ApiOperation({ operationId: id, summary, ...(description ? { description } : {}) }),
    type && nullable
      ? applyDecorators(
          ApiExtraModels(type),
          ApiResponse({
            status,
            description: `${summary}; null when there is none`,
            schema: { nullable: true, allOf: [{ $ref: getSchemaPath(type) }] },
          }),
        )
      : ApiResponse({ status, description: summary, ...(type ? { type, isArray: list } : {}) }),
    ...(ofUser ? [ApiParam({ name: 'userId', type: String, description: 'A user’s number, or me' })] : []),
    ...(idempotent
      ? [
          ApiHeader({
            name: 'idempotency-key',
            required: idempotent === 'required',
            description:
              'Repeat the call with the same key and it happens once. From 1 to 255 visible characters of ASCII',
          }),
        ]
      : []),
  );
}
