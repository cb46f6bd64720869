import { Bookmark, Clock3, LocateFixed, Map as MapIcon, MapPin } from 'lucide-react';
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlaceKind, SuggestionType } from '@groupride/contracts';
import { useLazyListPlacesQuery, type PlaceSuggestion } from '@groupride/web-api-client';
import { Combobox, Flex, IconButton, Spinner, TextButton, type ComboboxTexts } from '@groupride/web-ui';
import { detailOf, pickedFrom, type PickedPlace } from './place';
import { PoweredBy, usePlaceServices } from './powered-by';
import { useCurrentPlace } from './use-current-place';

const PickOnMap = lazy(() => import('./pick-on-map'));
const PlaceKindIcon = lazy(() => import('./place-kind-icon'));

interface PlaceOption {
  id: string;
  label: string;
  detail: string;
  place: PickedPlace;
  kind: PlaceKind | null;
  source: SuggestionType | null;
}

const optionOf = (place: PickedPlace, detail: string, suggestion?: PlaceSuggestion): PlaceOption => ({
  id: place.id,
  label: suggestion?.label ?? place.name,
  detail,
  place,
  kind: suggestion?.kind ?? null,
  source: suggestion?.type ?? null,
});

function iconOf({ kind, source }: PlaceOption): ReactNode {
  const own = source === 'saved' ? Bookmark : source === 'recent' ? Clock3 : null;
  const Icon = own ?? MapPin;
  const icon = <Icon size={18} aria-hidden />;
  if (own || !kind) return icon;
  return (
    <Suspense fallback={icon}>
      <PlaceKindIcon kind={kind} />
    </Suspense>
  );
}

export interface PlaceFieldProps {
  label: string;
  /** Hides the label visually, because the placeholder says the same. */
  labelHidden?: boolean;
  placeholder: string;
  leading?: ReactNode;
  value: PickedPlace | null;
  onChange: (place: PickedPlace | null) => void;
  /** Ranks nearer places first. */
  near?: { lat: number; lng: number } | null;
  /** Offers the device's position, for a pickup. */
  withPosition?: boolean;
  /** Whether the field takes the focus when it appears. */
  focused?: boolean;
}

/**
 * A pickup or destination field with suggestions, the device's position, and a map for pointing at a place. Before
 * typing, it shows popular and recent places.
 */
export function PlaceField({
  label,
  labelHidden = false,
  placeholder,
  leading,
  value,
  onChange,
  near,
  withPosition = false,
  focused = false,
}: PlaceFieldProps) {
  const { t } = useTranslation();
  const [search] = useLazyListPlacesQuery();
  const services = usePlaceServices();
  const current = useCurrentPlace();
  const [picking, setPicking] = useState(false);
  const nearText = near ? `${near.lat.toFixed(4)},${near.lng.toFixed(4)}` : undefined;
  const load = useCallback(
    async (text: string): Promise<PlaceOption[]> => {
      const { places } = await search(
        { ...(text ? { search: text } : {}), ...(nearText ? { near: nearText } : {}) },
        true,
      ).unwrap();
      return places.map((suggestion) =>
        optionOf(
          pickedFrom(suggestion),
          suggestion.match === 'street'
            ? [t('places.streetOnly'), suggestion.address].filter(Boolean).join(' · ')
            : detailOf(suggestion),
          suggestion,
        ),
      );
    },
    [search, nearText, t],
  );
  const texts: ComboboxTexts = {
    loading: t('places.loading'),
    empty: t('places.empty'),
    error: t('places.error'),
    retry: t('common.retry'),
    clear: t('places.clear'),
    count: (count) => t('places.count', { count }),
  };
  const takePosition = async () => {
    if (current.busy) return;
    const place = await current.find();
    if (place) onChange(place);
  };
  return (
    <>
      <Combobox
        label={label}
        labelHidden={labelHidden}
        focused={focused}
        placeholder={placeholder}
        leading={leading}
        value={value && optionOnce(value)}
        onChange={(option) => onChange(option?.place ?? null)}
        loadOptions={load}
        optionIcon={iconOf}
        texts={texts}
        error={services.none ? t('places.noService') : undefined}
        trailing={
          withPosition && (
            <IconButton
              label={t('places.usePosition')}
              icon={current.busy ? <Spinner size={18} /> : <LocateFixed size={18} aria-hidden />}
              color="brand.fg"
              aria-busy={current.busy}
              onClick={() => void takePosition()}
            />
          )
        }
        footer={
          <Flex align="center" justify="space-between" gap="3" wrap="wrap">
            <TextButton onClick={() => setPicking(true)}>
              <Flex as="span" align="center" gap="1.5">
                <MapIcon size={16} aria-hidden /> {t('places.pickOnMap')}
              </Flex>
            </TextButton>
            <PoweredBy names={services.names} />
          </Flex>
        }
      />
      {picking && (
        <Suspense fallback={null}>
          <PickOnMap
            title={label}
            value={value}
            near={near ?? null}
            onClose={() => setPicking(false)}
            onPick={(place) => {
              setPicking(false);
              onChange(place);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

const made = new WeakMap<PickedPlace, PlaceOption>();

/** Returns the same option object for the same place, so that the field does not see spurious changes. */
function optionOnce(place: PickedPlace): PlaceOption {
  const known = made.get(place);
  if (known) return known;
  const option = optionOf(place, place.address);
  made.set(place, option);
  return option;
}
