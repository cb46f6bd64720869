/**
 * Attribution of the sketch of Charlotte. Its .osm.pbf names it as the source, so that it is recognized however it is
 * imported.
 */
export const SKETCH_CREDIT = 'GroupRide sketch of Charlotte, not survey data';

/** Tag of invented streets between the real ones. A place may not be located by them. */
export const INVENTED = 'groupride:invented';
