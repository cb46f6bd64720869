import type { INestApplication } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { Problem } from '@groupride/contracts';
import { asyncApiDocument } from './asyncapi';
import { isSafe } from './methods';
import { STATUS_OF } from './problem';
import { withNullApart } from './openapi-types';
import examples from './examples.json';
import { withExamples } from './openapi-examples';
import { TAGS } from './openapi-tags';
import { type DeclaredRoute, RefusalResponses, refusalsOf } from './refusals';
import { CURRENT_VERSION } from './versions/version-history';
import { SESSION_SCHEME, SIGNATURE_SCHEME, TOKEN_SCHEME } from './scope';

interface Operation extends DeclaredRoute {
  responses?: Record<string, unknown>;
  security?: Record<string, string[]>[];
}

/** The OpenAPI document of the routes as they are. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const description = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('GroupRide API')
    .setDescription(
      'Errors are application/problem+json with a stable `code`. Amounts are decimal text with two places. Moments are ISO 8601 in UTC. Lists with `nextCursor` are read page by page: send it as `cursor`, with the same filters and order, until it is null. Every answer names its version in `GroupRide-Version`; a request may name one that is served, and has the version of its token otherwise.',
    )
    .setVersion(CURRENT_VERSION)
    .addServer('/', 'The GroupRide that serves this document')
    .addCookieAuth(
      'groupride.rider.sid',
      {
        type: 'apiKey',
        description:
          'Session of an application: `groupride.rider.sid`, `groupride.driver.sid` or `groupride.admin.sid`',
      },
      SESSION_SCHEME,
    )
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'gr_…',
        description: 'A token from Developers. The list beside it, and `x-scope`, name the scope that it needs.',
      },
      TOKEN_SCHEME,
    )
    .addApiKey(
      { type: 'apiKey', in: 'header', name: 'stripe-signature', description: 'The payment provider signs its events' },
      SIGNATURE_SCHEME,
    )
    .build();
  const document = SwaggerModule.createDocument(app, description, {
    extraModels: [Problem],
    autoTagControllers: false,
  });
  Object.assign(document, { 'x-errors': STATUS_OF });
  // The project is not open source, as package.json says too.
  Object.assign(document.info, { license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' } });
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({ path, method, operation })),
  );
  const refusals = new RefusalResponses();
  for (const { path, method, operation } of operations) {
    operation.responses = {
      ...operation.responses,
      ...refusals.of(refusalsOf(method, path, operation)),
      default: OTHER_REFUSAL,
    };
    operation.security = securityOf(operation);
  }
  document.tags = [...new Set(operations.flatMap(({ operation }) => (operation as { tags?: string[] }).tags ?? []))]
    .sort()
    .map((name) => ({ name, description: TAGS[name] ?? '' }));
  document.components = {
    ...document.components,
    responses: { ...refusals.components, Refused: REFUSED },
  };
  return withNullApart(withExamples(document, examples));
}

/** An empty list means that anyone may call, with any credentials. */
function securityOf({ 'x-access': access, security = [] }: Operation): Record<string, string[]>[] {
  if (access === 'webhook') return [{ [SIGNATURE_SCHEME]: [] }];
  // Credentials are optional, and the response may contain more with them.
  return access === 'public' && security.length > 0 ? [{}, ...security] : security;
}

const OTHER_REFUSAL = { $ref: '#/components/responses/Refused' };
const REFUSED = {
  description: 'Refused, see `code`',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

/**
 * Content security policy of Swagger UI: its own scripts, styles that it writes at run time, and calls to this API. Its
 * init script contains the document, so nothing runs inline.
 */
const DOCS_POLICY = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data:`,
  `connect-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/** `GET /api/openapi.json`, `GET /api/asyncapi.json` and the readable `/api/docs`. */
export function serveOpenApi(app: INestApplication): void {
  app.use('/api/docs', (_request: Request, response: Response, next: NextFunction) => {
    response.setHeader('Content-Security-Policy', DOCS_POLICY);
    next();
  });
  let messages: object | undefined;
  app.use('/api/asyncapi.json', (request: Request, response: Response, next: NextFunction) => {
    if (request.path !== '/' || !isSafe(request.method)) return next();
    response.json((messages ??= asyncApiDocument(app)));
  });
  SwaggerModule.setup('api/docs', app, () => openApiDocument(app), {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: 'GroupRide API',
  });
}
