/** The number of a ride as shown to people: R-007. */
export const rideNumber = (id: number): string => `R-${String(id).padStart(3, '0')}`;
