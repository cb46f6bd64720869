import type { Fix } from './position-source';

/** A fix as the API takes it. */
export const asDriverPosition = ({ lat, lng, heading, speed }: Fix) => ({
  lat,
  lng,
  ...(heading === null ? {} : { heading }),
  ...(speed === null ? {} : { speed }),
});
