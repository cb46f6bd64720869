import { useTranslation } from 'react-i18next';
import type { VehicleClass } from '@groupride/contracts';
import { useListVehicleClassesQuery } from '@groupride/web-api-client';

/** Vehicle class names as set by operations, or the app's defaults. */
export function useVehicleClassNames(): (vehicleClass: VehicleClass) => string {
  const { t, i18n } = useTranslation();
  const { data } = useListVehicleClassesQuery();
  return (vehicleClass) => {
    const given = data?.classes.find((each) => each.vehicleClass === vehicleClass);
    return (i18n.language === 'es' ? given?.nameEs : given?.nameEn) || t(`drivers.classes.${vehicleClass}`);
  };
}
