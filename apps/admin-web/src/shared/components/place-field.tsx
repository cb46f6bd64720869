import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeployment, useLazyListPlacesQuery, type Place, type PlaceSuggestion } from '@groupride/web-api-client';
import { Combobox } from '@groupride/web-ui';

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
  /** Where to search first; the center of the city by default. */
  near?: { lat: number; lng: number };
  value: Place | null;
  onChange: (place: Place | null) => void;
}

/** A search field for a place in the city. */
export function PlaceField({ label, hint, error, near, value, onChange }: PlaceFieldProps) {
  const { t } = useTranslation();
  const { config } = useDeployment();
  const [search] = useLazyListPlacesQuery();
  const [picked, setPicked] = useState<PlaceOption | null>(null);
  const center = near ?? config?.city.center;
  const at = center && `${center.lat.toFixed(4)},${center.lng.toFixed(4)}`;
  const load = useCallback(
    async (text: string): Promise<PlaceOption[]> => {
      const asked = { ...(text ? { search: text } : {}), ...(at ? { near: at } : {}) };
      const { places } = await search(asked, true).unwrap();
      return places.map(optionOf);
    },
    [search, at],
  );
  // The list marks the chosen suggestion by its id, which a place that was stored earlier does not have.
  const unlisted = value && { id: `${value.lat},${value.lng}`, label: value.name, place: value };
  return (
    <Combobox
      label={label}
      hint={hint}
      error={error}
      placeholder={t('places.placeholder')}
      value={picked?.place === value ? picked : unlisted}
      onChange={(option) => {
        setPicked(option);
        onChange(option?.place ?? null);
      }}
      loadOptions={load}
      texts={{
        loading: t('places.loading'),
        empty: t('places.empty'),
        error: t('places.error'),
        retry: t('app.retry'),
        clear: t('places.clear'),
        count: (count) => t('places.count', { count }),
      }}
    />
  );
}
