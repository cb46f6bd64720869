import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Box, CardSkeletons, chakra, MapSheet, Stack, type SheetHeight } from '@groupride/web-ui';
import { useClientConfig, useSession } from '../../shared/session';
import { PlaceField } from '../../shared/places/place-field';
import { PlaceSuggestions } from './components/place-suggestions';
import { RouteFields } from './components/route-fields';
import { greetingOf } from './greeting';
import { bookingActions, selectDraft } from './slice';

/** Loads the trip plan once the rider starts planning. */
const TripPlan = lazy(async () => ({ default: (await import('./trip-plan')).TripPlan }));

export interface PlanSheetProps {
  map: ReactNode;
  /** Renders the rider's current ride, which stays within reach while another one is planned. */
  current: (state: { isPlanning: boolean }) => ReactNode;
  /** Whether "Where to?" takes the focus. */
  focused?: boolean;
}

/** The sheet over Home's map: it asks for the destination first, then plans the trip. */
export function PlanSheet({ map, current, focused = false }: PlanSheetProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { pickup, destination } = useSelector(selectDraft);
  const [height, setHeight] = useState<SheetHeight>('half');
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const head = useRef<HTMLDivElement>(null);
  const planning = pickup !== null || destination !== null;
  const routed = pickup !== null && destination !== null;

  const change = (payload: Parameters<typeof bookingActions.changed>[0]) => dispatch(bookingActions.changed(payload));
  return (
    <MapSheet
      label={t('booking.title')}
      height={height}
      onHeight={setHeight}
      handleLabel={{ more: t('home.showMore'), less: t('home.showLess') }}
      map={
        <Box h="full" css={{ '--map-inset-top': { base: '56px', lg: '0px' } }}>
          {map}
        </Box>
      }
      head={
        <Box
          ref={head}
          tabIndex={-1}
          outline="none"
          pt={{ lg: '14' }}
          onFocus={() => height === 'peek' && setHeight('half')}
        >
          {planning ? (
            <Stack gap="2.5">
              {current({ isPlanning: true })}
              <RouteFields pickup={pickup} destination={destination} onChange={change} />
            </Stack>
          ) : (
            <Stack gap="2.5">
              <Greeting />
              <PlaceField
                label={t('booking.destination')}
                labelHidden
                placeholder={t('booking.destinationPlaceholder')}
                leading={<Box boxSize="2.5" borderRadius="xs" bg="brand.solid" />}
                value={null}
                focused={focused}
                onChange={(place) => change({ destination: place })}
              />
            </Stack>
          )}
        </Box>
      }
      {...(routed ? { footer: <div ref={setFooter} /> } : {})}
    >
      {routed ? (
        <Suspense fallback={<CardSkeletons count={2} label={t('common.loading')} />}>
          <TripPlan footer={footer} />
        </Suspense>
      ) : (
        <Stack gap="4">
          {!planning && current({ isPlanning: false })}
          <PlaceSuggestions
            near={pickup}
            onChoose={(place) => {
              // The pressed row disappears, so the heading takes the focus.
              head.current?.focus();
              change(destination === null ? { destination: place } : { pickup: place });
            }}
          />
        </Stack>
      )}
    </MapSheet>
  );
}

function Greeting() {
  const { t } = useTranslation();
  const { me } = useSession();
  const config = useClientConfig();
  const part = greetingOf(new Date(), config?.city.timeZone);
  const name = me?.name.split(' ')[0];
  return (
    <chakra.h2 textStyle="strong" truncate>
      {name ? t(`home.greeting.${part}`, { name }) : t('home.question')}
    </chakra.h2>
  );
}
