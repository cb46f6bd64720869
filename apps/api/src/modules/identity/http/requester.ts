import type { Request } from 'express';
import type { Config } from '../../../config/config';
import { ApiError } from '../../../platform/http/api-error';
import { languageOf } from '../../../platform/http/language';
import { appOf } from '../../../platform/http/origin';
import type { Requester } from '../domain/requester';

/** @throws ApiError origin_refused when the request belongs to no application */
export function requesterOf(request: Request, config: Config): Requester {
  const app = appOf(request, config.webOrigins);
  if (!app) throw new ApiError('origin_refused', 'Requests from this page are not accepted here.');
  return { app, language: languageOf(request) };
}
