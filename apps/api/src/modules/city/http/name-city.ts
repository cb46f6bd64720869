import type { RequestHandler } from 'express';
import { CITY_HEADER } from '@groupride/contracts';
import type { CityFacade } from '../city.facade';

/** Names the city in every response, so that open pages notice when another city is imported. */
export function nameCity(city: CityFacade): RequestHandler {
  return (_request, response, next) => {
    response.setHeader(CITY_HEADER, String(city.current.id ?? 0));
    next();
  };
}
