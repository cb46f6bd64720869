import { Box, Combobox, Stack, type ComboboxTexts } from '@groupride/web-ui';
import { Building2, GraduationCap, Landmark, MapPin, Plane, TrainFront, Trees } from 'lucide-react';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlaceKind } from '@groupride/contracts';
import { useLazyListPlacesQuery } from '../api';
import type { DraftPlace } from '../slice';

interface PlaceOption {
  id: string;
  label: string;
  detail: string;
  place: DraftPlace;
  kind: PlaceKind | null;
}

const toOption = (place: DraftPlace, kind: PlaceKind | null = null): PlaceOption => ({
  id: place.id,
  label: place.name,
  detail: place.address,
  place,
  kind,
});

const icons: Partial<Record<PlaceKind, ReactNode>> = {
  airport: <Plane size={18} aria-hidden />,
  station: <TrainFront size={18} aria-hidden />,
  park: <Trees size={18} aria-hidden />,
  university: <GraduationCap size={18} aria-hidden />,
  museum: <Landmark size={18} aria-hidden />,
  hotel: <Building2 size={18} aria-hidden />,
};

export interface RouteFieldsProps {
  pickup: DraftPlace | null;
  destination: DraftPlace | null;
  onChange: (change: { pickup?: DraftPlace | null; destination?: DraftPlace | null }) => void;
}

/** Where from and where to, out of the places of the city. */
export function RouteFields({ pickup, destination, onChange }: RouteFieldsProps) {
  const { t } = useTranslation();
  const [search] = useLazyListPlacesQuery();
  const load = useCallback(
    async (text: string): Promise<PlaceOption[]> => {
      const { places } = await search(text ? { search: text } : {}, true).unwrap();
      return places.map(({ id, name, address, lat, lng, kind }) => toOption({ id, name, address, lat, lng }, kind));
    },
    [search],
  );
  const texts: ComboboxTexts = {
    loading: t('places.loading'),
    empty: t('places.empty'),
    error: t('places.error'),
    retry: t('common.retry'),
    clear: t('places.clear'),
    count: (count) => t('places.count', { count }),
  };
  const icon = (option: PlaceOption) => (option.kind && icons[option.kind]) ?? <MapPin size={18} aria-hidden />;
  return (
    <Stack gap="3">
      <Combobox
        label={t('booking.pickup')}
        placeholder={t('booking.pickupPlaceholder')}
        leading={<Box boxSize="2.5" borderRadius="full" borderWidth="2px" borderColor="brand.solid" />}
        value={pickup && toOptionOnce(pickup)}
        onChange={(option) => onChange({ pickup: option?.place ?? null })}
        loadOptions={load}
        optionIcon={icon}
        texts={texts}
      />
      <Combobox
        label={t('booking.destination')}
        placeholder={t('booking.destinationPlaceholder')}
        leading={<Box boxSize="2.5" borderRadius="xs" bg="brand.solid" />}
        value={destination && toOptionOnce(destination)}
        onChange={(option) => onChange({ destination: option?.place ?? null })}
        loadOptions={load}
        optionIcon={icon}
        texts={texts}
      />
    </Stack>
  );
}

const made = new WeakMap<DraftPlace, PlaceOption>();

/** The same option for the same place, so that the field sees a change only when there is one. */
function toOptionOnce(place: DraftPlace): PlaceOption {
  const known = made.get(place);
  if (known) return known;
  const option = toOption(place);
  made.set(place, option);
  return option;
}
