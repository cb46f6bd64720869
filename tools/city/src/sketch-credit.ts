/** How the sketch of Charlotte is credited wherever it is shown. Its .osm.pbf names it as its source, so that it stays one however it is imported. */
export const SKETCH_CREDIT = 'GroupRide sketch of Charlotte, not survey data';

/** Tag of streets that the sketch has made up between the true ones: no place is where one of them says it is. */
export const INVENTED = 'groupride:invented';
