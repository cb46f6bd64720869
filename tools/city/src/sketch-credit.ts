/** How the sketch of Charlotte is credited wherever it is shown. Its .osm.pbf names it as its source, so that it stays one however it is imported. */
export const SKETCH_CREDIT = 'GroupRide sketch of Charlotte, not survey data';
