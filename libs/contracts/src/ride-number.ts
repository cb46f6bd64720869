/** The number of a ride as displayed everywhere: R-007. */
export const rideNumber = (id: number): string => `R-${String(id).padStart(3, '0')}`;
