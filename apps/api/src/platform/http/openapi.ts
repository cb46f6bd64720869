import type { INestApplication } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { Problem } from '@groupride/contracts';
import { SESSION_SCHEME, TOKEN_SCHEME } from './scope';

interface Operation {
  responses?: Record<string, unknown>;
  security?: Record<string, string[]>[];
  'x-access'?: string;
}

/** The OpenAPI document of the routes as they are. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const description = new DocumentBuilder()
    .setTitle('GroupRide API')
    .setDescription(
      'Errors are application/problem+json with a stable `code`. Amounts are decimal text with two places. Moments are ISO 8601 in UTC.',
    )
    .setVersion('1.0.0')
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
    .build();
  const document = SwaggerModule.createDocument(app, description, {
    extraModels: [Problem],
    autoTagControllers: false,
  });
  for (const path of Object.values(document.paths)) {
    for (const operation of Object.values(path) as Operation[]) {
      if (operation?.responses) operation.responses['default'] ??= PROBLEM_RESPONSE;
      // Without credentials, too; with them the answer may say more.
      if (operation?.['x-access'] === 'public' && operation.security) operation.security.unshift({});
    }
  }
  return document;
}

const PROBLEM_RESPONSE = {
  description: 'Refused, see `code`',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

/** What Swagger UI needs: its own scripts, styles that it writes at run time, and calls to this API. Its init script holds the document, so nothing runs inline. */
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

/** `GET /api/openapi.json` and the readable `/api/docs`. */
export function serveOpenApi(app: INestApplication): void {
  app.use('/api/docs', (_request: Request, response: Response, next: NextFunction) => {
    response.setHeader('Content-Security-Policy', DOCS_POLICY);
    next();
  });
  SwaggerModule.setup('api/docs', app, () => openApiDocument(app), {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: 'GroupRide API',
  });
}
