/**
 * How far from the pickup a driver counts as there: allows for parking and for GPS errors between tall buildings. Whoever has arrived and is farther
 * away has left.
 */
export const PICKUP_RADIUS_METERS = 500;
