/**
 * Distance from the pickup within which a driver counts as being there. It allows for parking and for GPS errors
 * between tall buildings. A driver who has arrived and is farther away has left.
 */
export const PICKUP_RADIUS_METERS = 500;
