import { MapPin, Menu, Plus } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate, useOutletContext } from 'react-router-dom';
import {
  Box,
  Button,
  CardSkeletons,
  Flex,
  IconButton,
  LinkButton,
  Stack,
  chakra,
  loadedWhenOpened,
} from '@groupride/web-ui';
import { bookingActions, selectDraft } from '../features/booking/slice';
import { LiveMapPanel } from '../features/live-map/live-map-panel';
import type { PickedPlace } from '../shared/places/place';
import { useClientConfig, useSession } from '../shared/session';
import { lazyWithTexts } from './lazy-with-texts';
import type { ShellContext } from './shell';

const loadBookingPanel = () => import('../features/booking/booking-panel');

/** The largest part of the screen, and below the map: a picture of its own comes before it. */
const BookingPanel = lazy(async () => ({ default: (await loadBookingPanel()).BookingPanel }));

/** Only somebody who is signed in has rides and notifications. */
const NotificationBell = lazyWithTexts(
  async () => (await import('../features/notifications/notification-bell')).NotificationBell,
);
const CurrentRide = lazyWithTexts(async () => (await import('./current-ride')).CurrentRide);
const ConfirmedOverlay = lazyWithTexts(
  async () => (await import('../features/ride/components/confirmed-overlay')).ConfirmedOverlay,
);

const WelcomeDialog = loadedWhenOpened(
  async () => (await import('../features/booking/components/welcome-dialog')).WelcomeDialog,
);

/** What other pages ask of the home screen when they lead to it. */
interface HomeState {
  confirmedRideId?: number;
  newUser?: boolean;
  newGroup?: boolean;
  /** A way to plan a ride for. */
  planned?: { pickup?: PickedPlace; destination?: PickedPlace };
}

/** Home: one's current ride, and the panel that plans the next. */
export function HomePage() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { me } = useSession();
  const asked = useLocation().state as HomeState | null;
  const [confirmed, setConfirmed] = useState<number>();
  const [welcome, setWelcome] = useState(false);
  const [round, setRound] = useState(0);
  const { pickup, destination } = useSelector(selectDraft);

  // What was asked for is done once: going back or reloading must not do it again.
  useEffect(() => {
    if (!asked) return;
    if (asked.confirmedRideId) setConfirmed(asked.confirmedRideId);
    if (asked.newUser) setWelcome(true);
    if (asked.newGroup) dispatch(bookingActions.reset());
    if (asked.planned) dispatch(bookingActions.changed(asked.planned));
    void navigate('/', { replace: true, state: null });
  }, [asked, dispatch, navigate]);
  useEffect(() => {
    document.title = t('product.name');
  }, [t]);

  const startNewGroup = () => {
    dispatch(bookingActions.reset());
    setRound((n) => n + 1);
    window.scrollTo({ top: 0 });
  };
  return (
    <>
      <HomeHeader onNewGroup={startNewGroup} />
      <Stack gap="4">
        {me && (
          <Suspense fallback={null}>
            <CurrentRide />
          </Suspense>
        )}
        <LiveMapPanel
          pickup={pickup}
          destination={destination}
          height="min(36vh, 20rem)"
          compact
          onChoose={(end, place) => dispatch(bookingActions.changed({ [end]: place }))}
        />
        <Suspense fallback={<CardSkeletons count={1} label={t('common.loading')} />}>
          <BookingPanel key={round} />
        </Suspense>
      </Stack>
      {confirmed && (
        <Suspense fallback={null}>
          <ConfirmedOverlay rideId={confirmed} onClose={() => setConfirmed(undefined)} />
        </Suspense>
      )}
      <WelcomeDialog open={welcome && !confirmed} onClose={() => setWelcome(false)} />
    </>
  );
}

function HomeHeader({ onNewGroup }: { onNewGroup: () => void }) {
  const { t } = useTranslation();
  const { me } = useSession();
  const config = useClientConfig();
  const { openMenu } = useOutletContext<ShellContext>();
  return (
    <Box position="sticky" top="0" zIndex="sticky" bg="bg.canvas" mx="-4" mt="-3" mb="2" pt="env(safe-area-inset-top)">
      <Flex as="header" align="center" gap="1" minH="14" ps="2" pe="4">
        <IconButton label={t('nav.menu')} icon={<Menu size={20} aria-hidden />} onClick={openMenu} />
        <Box flex="1" minW="0">
          <chakra.h1 textStyle="strong" lineHeight="tight" whiteSpace="nowrap">
            {t('product.name')}
          </chakra.h1>
          <Flex align="center" gap="1" textStyle="caption" color="fg.muted">
            <MapPin size={12} aria-hidden />
            <Box truncate>{config?.city.name ?? ''}</Box>
          </Flex>
        </Box>
        {me && (
          <Suspense fallback={null}>
            <NotificationBell />
          </Suspense>
        )}
        {me === null && (
          <LinkButton size="sm" variant="ghost" href="/signup">
            {t('home.signUp')}
          </LinkButton>
        )}
        <Button
          size="sm"
          variant="soft"
          px="2.5"
          icon={me === null ? undefined : <Plus size={16} aria-hidden />}
          onClick={onNewGroup}
        >
          {t('home.newGroup')}
        </Button>
      </Flex>
    </Box>
  );
}
