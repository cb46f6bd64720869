/** How operations name a ride: R-007. */
export const rideNumber = (id: number): string => `R-${String(id).padStart(3, '0')}`;
