import { useTranslation } from 'react-i18next';
import { useFormat } from '@groupride/web-ui';
import type { LineTexts } from '../setting-lines';

export function useLineTexts(): LineTexts {
  const { t } = useTranslation();
  const { number } = useFormat();
  const degrees = (value: number) => number(value, { maximumFractionDigits: 5 });
  return {
    corner: (count) => t('settings.corner', { number: count }),
    position: (lat, lng) => `${degrees(lat)}, ${degrees(lng)}`,
    feature: (feature) => t(`settings.featureNames.${feature}`),
    state: (isOn) => t(isOn ? 'settings.on' : 'settings.off'),
    legal: (text) => t(`settings.legal.${text}`),
  };
}
