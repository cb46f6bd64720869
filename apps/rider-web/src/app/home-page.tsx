import { MapPin, Menu, Plus } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate, useOutletContext } from 'react-router-dom';
import { Box, Button, Flex, IconButton, LinkButton, PANEL_WIDTH, chakra, loadedWhenOpened } from '@groupride/web-ui';
import { PlanSheet } from '../features/booking/plan-sheet';
import { bookingActions, selectDraft } from '../features/booking/slice';
import { LiveMapPanel } from '../features/live-map/live-map-panel';
import type { PickedPlace } from '../shared/places/place';
import { useClientConfig, useSession } from '../shared/session';
import { lazyWithTexts } from './lazy-with-texts';
import type { ShellContext } from './shell';

/** Loaded separately, because only signed-in people have rides and notifications. */
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

/** Requests that other pages pass to the home screen when they navigate to it. */
interface HomeState {
  confirmedRideId?: number;
  newUser?: boolean;
  newGroup?: boolean;
  /** Places to plan a ride between. */
  planned?: { pickup?: PickedPlace; destination?: PickedPlace };
}

/** The home screen: the current ride, and the panel for planning the next one. */
export function HomePage() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { me } = useSession();
  const asked = useLocation().state as HomeState | null;
  const [confirmed, setConfirmed] = useState<number>();
  const [welcome, setWelcome] = useState(false);
  const [round, setRound] = useState(0);
  const { pickup, destination, promoApplied } = useSelector(selectDraft);

  // Each request is handled once: going back or reloading must not repeat it.
  useEffect(() => {
    if (!asked) return;
    if (asked.confirmedRideId) setConfirmed(asked.confirmedRideId);
    if (asked.newUser && promoApplied === '') setWelcome(true);
    if (asked.newGroup) dispatch(bookingActions.reset());
    if (asked.planned) dispatch(bookingActions.changed(asked.planned));
    void navigate('/', { replace: true, state: null });
  }, [asked, dispatch, navigate, promoApplied]);
  useEffect(() => {
    document.title = t('product.name');
  }, [t]);

  const startNewGroup = () => {
    dispatch(bookingActions.reset());
    setRound((n) => n + 1);
  };
  return (
    <>
      <HomeHeader onNewGroup={startNewGroup} />
      <PlanSheet
        key={round}
        // Focuses the panel after "New Group" was pressed.
        focused={round > 0}
        map={
          <LiveMapPanel
            pickup={pickup}
            destination={destination}
            height="100%"
            compact
            onChoose={(end, place) => dispatch(bookingActions.changed({ [end]: place }))}
          />
        }
        current={({ isPlanning }) =>
          me && (
            <Suspense fallback={null}>
              <CurrentRide isBrief={isPlanning} />
            </Suspense>
          )
        }
      />
      {confirmed && (
        <Suspense fallback={null}>
          <ConfirmedOverlay rideId={confirmed} onClose={() => setConfirmed(undefined)} />
        </Suspense>
      )}
      <WelcomeDialog open={welcome && !confirmed} onClose={() => setWelcome(false)} />
    </>
  );
}

/** Appears over the map on a phone, and at the top of the panel on a desktop. */
function HomeHeader({ onNewGroup }: { onNewGroup: () => void }) {
  const { t } = useTranslation();
  const { me } = useSession();
  const config = useClientConfig();
  const { openMenu } = useOutletContext<ShellContext>();
  const surface = {
    bg: 'bg.panel',
    borderRadius: 'full',
    boxShadow: { base: 'md', lg: 'none' },
    pointerEvents: 'auto',
    flexShrink: '0',
  } as const;
  // Where an icon stands for "New Group", so that the city's name fits.
  const narrow = `@media (max-width: ${me === null ? '30rem' : '24rem'})`;
  return (
    <Flex
      as="header"
      position="absolute"
      zIndex="sticky"
      top="calc(0.75rem + env(safe-area-inset-top))"
      insetStart="3"
      insetEnd={{ base: '3', lg: 'auto' }}
      w={{ lg: `calc(${PANEL_WIDTH} - 1.5rem)` }}
      align="center"
      gap="2"
      pointerEvents="none"
    >
      <IconButton label={t('nav.menu')} icon={<Menu size={20} aria-hidden />} onClick={openMenu} {...surface} />
      <Box
        {...surface}
        flexShrink="1"
        minW="0"
        h="11"
        px={{ base: '3', lg: '1' }}
        py="0.5"
        truncate
        // The narrowest phones have room only for the buttons.
        css={{ '@media (max-width: 22rem)': { position: 'absolute', clipPath: 'inset(50%)' } }}
      >
        <chakra.h1 textStyle="strong" lineHeight="tight" whiteSpace="nowrap">
          {t('product.name')}
        </chakra.h1>
        <Flex align="center" gap="1" textStyle="caption" color="fg.muted">
          <MapPin size={12} aria-hidden />
          <Box truncate>{config?.city.name ?? ''}</Box>
        </Flex>
      </Box>
      {/* Cancels the flex gap so that the city's name fits on a phone. */}
      <Box flex="1" marginInlineStart="-2" />
      {me && (
        <Box {...surface}>
          <Suspense fallback={null}>
            <NotificationBell />
          </Suspense>
        </Box>
      )}
      {me === null && (
        <Box {...surface} css={{ '& > a': { paddingInline: '0.75rem' } }}>
          <LinkButton size="sm" variant="ghost" href="/signup">
            {t('home.signUp')}
          </LinkButton>
        </Box>
      )}
      <Button size="sm" variant="soft" minH="11" px="3.5" onClick={onNewGroup} {...surface} bg="brand.subtle">
        <Box as="span" display="none" css={{ [narrow]: { display: 'block' } }}>
          <Plus size={16} aria-hidden />
        </Box>
        <Box as="span" css={{ [narrow]: { position: 'absolute', clipPath: 'inset(50%)' } }}>
          {t('home.newGroup')}
        </Box>
      </Button>
    </Flex>
  );
}
