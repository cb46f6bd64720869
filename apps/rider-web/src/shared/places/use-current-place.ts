import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '@groupride/web-ui';
import { useLazyReverseGeocodeQuery } from '@groupride/web-api-client';
import { useClientConfig } from '../session';
import { locate } from './locate';
import { outsideCity } from './outside-city';
import type { PickedPlace } from './place';

/** Six decimal places are about 10 centimeters. */
const asText = (lat: number, lng: number) => `${lat.toFixed(6)},${lng.toFixed(6)}`;

/**
 * The person's current place. If the device does not provide its position, the city center is used under its own name,
 * and a notice explains why.
 */
export function useCurrentPlace(): { find: () => Promise<PickedPlace | null>; busy: boolean } {
  const { t } = useTranslation();
  const config = useClientConfig();
  const [reverse] = useLazyReverseGeocodeQuery();
  const [busy, setBusy] = useState(false);

  const find = async (): Promise<PickedPlace | null> => {
    setBusy(true);
    try {
      const found = await locate();
      if ('problem' in found) {
        if (!config) return null;
        const { name, center } = config.city;
        toast({
          tone: 'warning',
          title: t(`map.problems.${found.problem}`),
          description: t('places.fallback', { city: name }),
        });
        return { id: 'fallback', name: t('places.currentFallback', { city: name }), address: '', ...center };
      }
      const far = outsideCity(config, found.position);
      if (far) {
        toast({ tone: 'warning', title: t('map.outside', far) });
        return null;
      }
      const { lat, lng } = found.position;
      const named = await reverse({ at: asText(lat, lng) }, true)
        .unwrap()
        .catch(() => null);
      return { id: 'current', name: named?.name ?? t('places.current'), address: named?.address ?? '', lat, lng };
    } finally {
      setBusy(false);
    }
  };
  return { find, busy };
}
