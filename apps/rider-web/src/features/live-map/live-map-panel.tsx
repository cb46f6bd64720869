import { LocateFixed, Search } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LatLng } from '@groupride/geo';
import type { PlaceSuggestion } from '@groupride/web-api-client';
import type { MapMarker } from '@groupride/web-map';
import {
  Badge,
  Box,
  Button,
  InlineAlert,
  LARGE_TEXT,
  LiveDot,
  Stack,
  chakra,
  useFormat,
  useOnline,
} from '@groupride/web-ui';
import { RiderMap } from '../../shared/map/rider-map';
import { useRoute } from '../../shared/map/use-route';
import { pickedFrom, type PickedPlace } from '../../shared/places/place';
import { useAvailableDrivers } from './hooks/use-available-drivers';
import { useFindMe } from './hooks/use-find-me';
import { useLatest } from './hooks/use-latest';
import { useShownDriver } from './hooks/use-shown-driver';

const DriverChips = lazy(async () => ({ default: (await import('./components/driver-chips')).DriverChips }));
const EnteredPlace = lazy(async () => ({ default: (await import('./components/entered-place')).EnteredPlace }));
const AddressDialog = lazy(async () => ({ default: (await import('./components/address-dialog')).AddressDialog }));

const STREET_ZOOM = 15;

/** Position of notes when the map fills everything: above its buttons. */
const OVER_MAP = {
  position: 'absolute',
  bottom: '20',
  insetX: '3',
  maxW: 'md',
  zIndex: 'base',
  _empty: { display: 'none' },
} as const;

/** Only for screen readers: the small map above a sheet has no room for large text beside the page's own buttons. */
const HIDDEN = { display: 'block', position: 'absolute', clipPath: 'inset(50%)' } as const;

export interface LiveMapPanelProps {
  pickup?: (LatLng & { name: string }) | null;
  destination?: (LatLng & { name: string }) | null;
  height?: string;
  /** Leaves out the list of drivers when the map is placed above other content. */
  compact?: boolean;
  /** Makes an entered address one end of the trip. */
  onChoose: (end: 'pickup' | 'destination', place: PickedPlace) => void;
}

/** The rider's map: free drivers nearby, the rider, and the planned route. */
export function LiveMapPanel({ pickup, destination, height = '400px', compact = false, onChoose }: LiveMapPanelProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const me = useFindMe();
  const drivers = useAvailableDrivers(pickup ?? me.position);
  const shown = useShownDriver(drivers.list);
  const online = useOnline();
  const [ready, setReady] = useState(false);
  const [gaps, setGaps] = useState(false);
  const [asking, setAsking] = useState(false);
  const [entered, setEntered] = useState<PlaceSuggestion | null>(null);
  const { route } = useRoute(pickup, destination);

  const count = t('liveMap.drivers', { count: drivers.list.length, formatted: number(drivers.list.length) });

  const markers = useMemo(() => {
    const all: MapMarker[] = drivers.list.map(
      ({ id, name, vehicle, rating, isNew, eta, currentLocation, heading }) => ({
        id: `driver-${id}`,
        kind: 'driver',
        label: [
          name,
          vehicle,
          isNew ? t('driver.new') : rating,
          eta === null || eta === undefined ? '' : t('liveMap.minutes', { count: eta }),
        ]
          .filter(Boolean)
          .join(' · '),
        position: currentLocation,
        heading: heading ?? null,
        highlighted: shown.id === id,
      }),
    );
    if (me.position) all.push({ id: 'you', kind: 'you', label: t('liveMap.youAreHere'), position: me.position });
    if (entered) all.push({ id: 'entered', kind: 'place', label: entered.name, position: entered });
    if (pickup) all.push({ id: 'pickup', kind: 'pickup', label: pickup.name, position: pickup });
    if (destination)
      all.push({ id: 'destination', kind: 'destination', label: destination.name, position: destination });
    return all;
  }, [drivers.list, me.position, entered, pickup, destination, shown.id, t]);

  const fills = height === '100%';
  const goal = useLatest<LatLng>(shown.position, me.position, entered);
  const center = useMemo(() => (goal ? { position: goal, zoom: STREET_ZOOM } : null), [goal]);
  return (
    <Stack gap="3" {...(fills ? { h: 'full', position: 'relative' } : {})}>
      <RiderMap
        label={t('liveMap.label')}
        height={height}
        markers={markers}
        route={route}
        // Drivers appear and disappear without moving the view; a planned route is shown completely.
        fit={(pickup ? 1 : 0) + (destination ? 2 : 0)}
        fitTo={pickup || destination ? ['pickup', 'destination'] : []}
        center={center}
        onReady={() => setReady(true)}
        onGaps={setGaps}
        // While a trip is planned, the map shows it, and its ends are chosen beside the map.
        actions={
          compact && (pickup || destination) ? undefined : (
            <>
              <Button
                size="sm"
                variant="secondary"
                icon={<LocateFixed size={16} aria-hidden />}
                disabled={me.locating}
                onClick={() => void me.find()}
              >
                <Label>{me.locating ? t('liveMap.locating') : t('liveMap.findMe')}</Label>
              </Button>
              <Button
                size="sm"
                variant="secondary"
                icon={<Search size={16} aria-hidden />}
                onClick={() => setAsking(true)}
              >
                <Label>{t('liveMap.enterAddress')}</Label>
              </Button>
            </>
          )
        }
      >
        <Box display="contents" css={compact ? { [LARGE_TEXT]: HIDDEN } : {}}>
          {ready && !gaps && online && !drivers.failed && (
            <Badge tone="live" icon={<LiveDot />}>
              {t('liveMap.live')}
            </Badge>
          )}
          {compact && drivers.loaded && !drivers.failed && <Badge tone="neutral">{count}</Badge>}
          {me.locating && <Badge tone="neutral">{t('liveMap.locating')}</Badge>}
          {!me.locating && me.position && <Badge tone="success">{t('liveMap.found')}</Badge>}
        </Box>
      </RiderMap>
      <Stack gap="2" {...(fills ? OVER_MAP : {})}>
        {entered && (
          <Suspense fallback={null}>
            <EnteredPlace
              place={entered}
              onChoose={(end) => {
                onChoose(end, pickedFrom(entered));
                setEntered(null);
              }}
              onRemove={() => setEntered(null)}
            />
          </Suspense>
        )}
        {me.problem && <InlineAlert tone="warning">{t(`map.problems.${me.problem}`)}</InlineAlert>}
        {me.outside && <InlineAlert tone="warning">{t('map.outside', { city: me.outside.city })}</InlineAlert>}
        {drivers.failed && <InlineAlert tone="warning">{t('liveMap.driversFailed')}</InlineAlert>}
      </Stack>
      {!drivers.failed && !compact && (
        <Box>
          <Box textStyle="caption" color="fg.muted" mb="2" role="status">
            {drivers.loaded ? count : t('liveMap.driversLoading')}
          </Box>
          <Suspense fallback={null}>
            <DriverChips drivers={drivers.list} shown={shown.id} />
          </Suspense>
        </Box>
      )}
      {asking && (
        <Suspense fallback={null}>
          <AddressDialog
            onClose={() => setAsking(false)}
            onFound={(place) => {
              setAsking(false);
              // A new object each time, so that requesting the same place again shows it again.
              setEntered({ ...place });
            }}
          />
        </Suspense>
      )}
    </Stack>
  );
}

/** The label of a button whose icon is enough where text is large. */
function Label({ children }: { children: string }) {
  return <chakra.span css={{ [LARGE_TEXT]: HIDDEN }}>{children}</chakra.span>;
}
