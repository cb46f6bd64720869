import { CITY_HEADER } from '@groupride/contracts';
import type { AheadAnswer } from '../../../platform/http/answer-ahead';
import { constantHeaders } from '../../../platform/http/security-headers';
import type { CityFacade } from '../../city/city.facade';
import type { Health } from '../system.service';

/**
 * Answers `GET /api/health` before the framework, because load balancers call it constantly and it only says that the
 * process runs. Any other form of the request goes to the route, which answers the same.
 */
export function liveness(city: Pick<CityFacade, 'current'>): AheadAnswer {
  const alive: Health = { status: 'ok' };
  const body = JSON.stringify(alive);
  const headers = {
    ...Object.fromEntries(constantHeaders()),
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  };
  return (request, response) => {
    if (request.method !== 'GET' || request.url !== '/api/health') return false;
    response.writeHead(200, { ...headers, [CITY_HEADER]: String(city.current.id ?? 0) }).end(body);
    return true;
  };
}
