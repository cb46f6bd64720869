import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeployment, type Place, type PlaceSuggestion } from '@groupride/web-api-client';
import { Combobox } from '@groupride/web-ui';
import { useLazyListPlacesQuery } from '../api';

interface PlaceOption {
  id: string;
  label: string;
  detail?: string;
  place: Place;
}

const optionOf = ({ id, name, address, lat, lng }: PlaceSuggestion): PlaceOption => ({
  id,
  label: name,
  detail: address,
  place: { name, lat, lng },
});

export interface PlaceFieldProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  value: Place | null;
  onChange: (place: Place | null) => void;
}

/** A search field for a place in the city. */
export function PlaceField({ label, hint, error, value, onChange }: PlaceFieldProps) {
  const { t } = useTranslation();
  const { config } = useDeployment();
  const [search] = useLazyListPlacesQuery();
  const center = config?.city.center;
  const near = center && `${center.lat.toFixed(4)},${center.lng.toFixed(4)}`;
  const load = useCallback(
    async (text: string): Promise<PlaceOption[]> => {
      const asked = { ...(text ? { search: text } : {}), ...(near ? { near } : {}) };
      const { places } = await search(asked, true).unwrap();
      return places.map(optionOf);
    },
    [search, near],
  );
  return (
    <Combobox
      label={label}
      hint={hint}
      error={error}
      placeholder={t('routePlans.place.placeholder')}
      value={value && { id: `${value.lat},${value.lng}`, label: value.name, place: value }}
      onChange={(option) => onChange(option?.place ?? null)}
      loadOptions={load}
      texts={{
        loading: t('routePlans.place.loading'),
        empty: t('routePlans.place.empty'),
        error: t('routePlans.place.error'),
        retry: t('routePlans.place.retry'),
        clear: t('routePlans.place.clear'),
        count: (count) => t('routePlans.place.count', { count }),
      }}
    />
  );
}
