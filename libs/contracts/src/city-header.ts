/** Header of every answer: the id of the city's import, or `0` if there is none. */
export const CITY_HEADER = 'X-City';
