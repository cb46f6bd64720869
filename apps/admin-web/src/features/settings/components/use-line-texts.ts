import { useTranslation } from 'react-i18next';
import { useFormat } from '@groupride/web-ui';
import { useRideTypeNames } from '../../../shared/use-ride-type-names';
import { useVehicleClassNames } from '../../../shared/use-vehicle-class-names';
import type { LineTexts } from '../setting-lines';

export function useLineTexts(): LineTexts {
  const { t } = useTranslation();
  const { number, money, dateTime } = useFormat();
  const classOf = useVehicleClassNames();
  const rideTypeOf = useRideTypeNames();
  const degrees = (value: number) => number(value, { maximumFractionDigits: 5 });
  return {
    corner: (count) => t('settings.corner', { number: count }),
    position: (lat, lng) => `${degrees(lat)}, ${degrees(lng)}`,
    feature: (feature) => t(`settings.featureNames.${feature}`),
    state: (isOn) => t(isOn ? 'settings.on' : 'settings.off'),
    threshold: (one) => t(`thresholds.${one}`),
    promotion: (field) => t(`promotions.${field}`),
    promotionText: (field, { name, maxDiscount, rideTypes, ...limits }) => {
      if (field === 'name') return name;
      if (field === 'maxDiscount') return money(maxDiscount);
      if (field === 'rideTypes') return rideTypes.map(rideTypeOf).join(', ') || t('app.none');
      const limit = limits[field];
      return typeof limit === 'string' ? dateTime(limit) : typeof limit === 'number' ? number(limit) : t('app.none');
    },
    vehicleClass: classOf,
    classText: ({ offered, leastSeats, mostSeats, nameEn, nameEs }) =>
      [
        t(offered ? 'vehicleClasses.takesRides' : 'vehicleClasses.takesNone'),
        t('vehicleClasses.seatRange', { least: leastSeats, most: mostSeats }),
        ...(nameEn && nameEs ? [`${nameEn} / ${nameEs}`] : []),
      ].join(' · '),
    rideType: rideTypeOf,
    rideTypeText: ({ largestGroup, suitable, larger }) =>
      [
        t('vehicleClasses.upTo', { count: largestGroup }),
        suitable.map(classOf).join(', '),
        ...(larger.length > 0 ? [t('vehicleClasses.stepsIn', { classes: larger.map(classOf).join(', ') })] : []),
      ].join(' · '),
    largerCoach: t('vehicleClasses.largerCoachFrom'),
    people: (count) => t('vehicleClasses.people', { count }),
    legal: (text) => t(`settings.legal.${text}`),
  };
}
