import { CITY_HEADER, type ClientConfig } from '@groupride/contracts';
import type { AheadAnswer } from '../../../platform/http/answer-ahead';
import { etagOf, matchesEtag } from '../../../platform/http/etag';
import { constantHeaders } from '../../../platform/http/security-headers';
import { VERSION_HEADER } from '../../../platform/http/versions/negotiate-version';
import type { CityFacade } from '../../city/city.facade';
import type { SystemService } from '../system.service';

interface Prepared {
  config: ClientConfig;
  body: string;
  etag: string;
}

/**
 * Answers `GET /api/config` before the framework, because every page that is opened requests it first and the answer is
 * the same for everyone. Requests that name an API version or carry a token take the normal route, and so does the
 * first request after a change.
 */
export function configFromMemory(
  system: Pick<SystemService, 'configInMemory'>,
  city: Pick<CityFacade, 'current'>,
): AheadAnswer {
  const constant = { ...Object.fromEntries(constantHeaders()), 'Cache-Control': 'no-cache' };
  const versionHeader = VERSION_HEADER.toLowerCase();
  let prepared: Prepared | null = null;
  return (request, response) => {
    if (request.method !== 'GET' || request.url !== '/api/config') return false;
    if (request.headers[versionHeader] !== undefined || request.headers.authorization !== undefined) return false;
    const config = system.configInMemory;
    if (!config) return false;
    if (prepared?.config !== config) {
      const body = JSON.stringify(config);
      prepared = { config, body, etag: etagOf(body) };
    }
    const { body, etag } = prepared;
    const headers = { ...constant, [CITY_HEADER]: String(city.current.id ?? 0), ETag: etag };
    if (matchesEtag(request.headers['if-none-match'], etag)) {
      response.writeHead(304, headers).end();
      return true;
    }
    const described = {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
    };
    response.writeHead(200, { ...headers, ...described }).end(body);
    return true;
  };
}
