import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { toast } from '@groupride/web-ui';
import { outsideCity } from '../../../shared/places/outside-city';
import { useClientConfig } from '../../../shared/session';
import { bookingActions, selectDraft } from '../slice';

/**
 * Removes places outside the current city from the draft and tells the rider, because the deployment's city can change
 * meanwhile.
 */
export function useDraftInCity(): void {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const config = useClientConfig();
  const { pickup, destination } = useSelector(selectDraft);

  useEffect(() => {
    const isOutside = (place: typeof pickup) => place !== null && outsideCity(config, place) !== null;
    const left = {
      ...(isOutside(pickup) ? { pickup: null } : {}),
      ...(isOutside(destination) ? { destination: null } : {}),
    };
    if (!config || Object.keys(left).length === 0) return;
    dispatch(bookingActions.changed(left));
    toast({ title: t('map.otherCity', { city: config.city.name }), tone: 'warning' });
  }, [config, pickup, destination, dispatch, t]);
}
