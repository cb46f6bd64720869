/** Header of every answer: the number of the import that the city comes from, `0` while none was built. */
export const CITY_HEADER = 'X-City';
