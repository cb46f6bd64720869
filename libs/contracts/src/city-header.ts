/** Header of every response: the number of the import of the city; `0` before the first import. */
export const CITY_HEADER = 'X-City';
