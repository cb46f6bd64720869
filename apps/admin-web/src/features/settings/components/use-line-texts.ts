import { useTranslation } from 'react-i18next';
import { useFormat } from '@groupride/web-ui';
import type { LineTexts } from '../setting-lines';

export function useLineTexts(): LineTexts {
  const { t } = useTranslation();
  const { number, money, dateTime } = useFormat();
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
      if (field === 'rideTypes') return rideTypes.join(', ') || t('app.none');
      const limit = limits[field];
      return typeof limit === 'string' ? dateTime(limit) : typeof limit === 'number' ? number(limit) : t('app.none');
    },
    legal: (text) => t(`settings.legal.${text}`),
  };
}
