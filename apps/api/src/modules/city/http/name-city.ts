import type { RequestHandler } from 'express';
import { CITY_HEADER } from '@groupride/contracts';
import type { CityFacade } from '../city.facade';

/** Every answer names the city it is of, so that a page that is open while another one is built learns of it. */
export function nameCity(city: CityFacade): RequestHandler {
  return (_request, response, next) => {
    response.setHeader(CITY_HEADER, String(city.current.id ?? 0));
    next();
  };
}
