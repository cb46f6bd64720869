import { useTranslation } from 'react-i18next';
import { classesOfSeats, classOfSeats, type VehicleClass } from '@groupride/contracts';
import { useListVehicleClassesQuery } from '@groupride/web-api-client';

/** Vehicle classes with the seats and names configured by operations. */
export function useVehicleClasses() {
  const { t, i18n } = useTranslation();
  const { data } = useListVehicleClassesQuery();
  return {
    nameOf: (vehicleClass: VehicleClass): string => {
      const rule = data?.classes.find((each) => each.vehicleClass === vehicleClass);
      return (i18n.language === 'es' ? rule?.nameEs : rule?.nameEn) || t(`vehicle.classes.${vehicleClass}`);
    },
    /** Classes that allow this number of seats; empty until they are loaded. */
    ofSeats: (seats: number): VehicleClass[] => (data ? classesOfSeats(data, seats) : []),
    likely: (seats: number): VehicleClass | null => (data ? classOfSeats(data, seats) : null),
  };
}
