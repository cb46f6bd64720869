import type { VehicleClass } from '@groupride/contracts';

/**
 * Emissions of cars and larger vehicles, to compare a shared ride with a car for everyone aboard.
 *
 * Sources: a typical passenger vehicle emits about 400 grams of CO2 per mile, and a gallon of gasoline 8,887 grams
 * (U.S. EPA, "Greenhouse Gas Emissions from a Typical Passenger Vehicle", EPA-420-F-23-014, June 2023). Miles per
 * gallon of larger vehicles: U.S. DOE, Alternative Fuels Data Center, "Average Fuel Economy by Major Vehicle Category":
 * light truck or van 17.5, paratransit shuttle 7.1, school bus 6.2.
 *
 * Assumptions: everyone aboard would have driven alone on the same route; a vehicle emits the average of its class;
 * coaches and party buses count as school buses, the nearest category. Miles without passengers are not counted,
 * neither those of the shared vehicle nor those driven in search of parking.
 */
export const CAR_GRAMS_PER_MILE = 400;
const GRAMS_PER_GALLON = 8_887;

export const VEHICLE_GRAMS_PER_MILE: Readonly<Record<VehicleClass, number>> = {
  car: CAR_GRAMS_PER_MILE,
  van: Math.round(GRAMS_PER_GALLON / 17.5),
  minibus: Math.round(GRAMS_PER_GALLON / 7.1),
  shuttle: Math.round(GRAMS_PER_GALLON / 7.1),
  coach: Math.round(GRAMS_PER_GALLON / 6.2),
  party_bus: Math.round(GRAMS_PER_GALLON / 6.2),
};
