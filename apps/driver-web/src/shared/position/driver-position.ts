import type { Fix } from './position-source';

/** A fix in the format of the API. */
export const asDriverPosition = ({ lat, lng, heading, speed }: Fix) => ({
  lat,
  lng,
  ...(heading === null ? {} : { heading }),
  ...(speed === null ? {} : { speed }),
});
