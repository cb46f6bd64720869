import { classesOfSeats, classOfSeats, INITIAL_VEHICLE_RULES, type VehicleClass } from '@groupride/contracts';
import { en } from '../app/locales/en';

/** The vehicle classes of a new deployment, replacing the API's answer. */
export const initialVehicleClasses = {
  nameOf: (vehicleClass: VehicleClass): string => en.vehicle.classes[vehicleClass],
  ofSeats: (seats: number): VehicleClass[] => classesOfSeats(INITIAL_VEHICLE_RULES, seats),
  likely: (seats: number): VehicleClass | null => classOfSeats(INITIAL_VEHICLE_RULES, seats),
};
