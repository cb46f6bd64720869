import { CalendarClock } from 'lucide-react';
import { skipToken } from '@reduxjs/toolkit/query';
import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { type DriverView, useConnection } from '@groupride/web-api-client';
import {
  Box,
  CardSkeletons,
  ErrorState,
  InlineAlert,
  LinkButton,
  MapSheet,
  OfflineBanner,
  PhoneFrame,
  Stack,
  TextLink,
  useFormat,
} from '@groupride/web-ui';
import { ChatButton } from '../../features/chat/chat-button';
import { MemberPositions } from '../../features/navigation/components/member-positions';
import { NavigationBanner } from '../../features/navigation/components/navigation-banner';
import { NavigationControls } from '../../features/navigation/components/navigation-controls';
import { useAutomaticStart } from '../../features/navigation/hooks/use-automatic-start';
import { useMemberPositions } from '../../features/navigation/hooks/use-member-positions';
import { useNavigation } from '../../features/navigation/hooks/use-navigation';
import { useTripRoute } from '../../features/navigation/hooks/use-trip-route';
import { GoButton } from '../../features/presence/components/go-button';
import { LocationBanner } from '../../features/presence/components/location-banner';
import { OfflineHead } from '../../features/presence/components/offline-head';
import { UnreachableNotice } from '../../features/presence/components/unreachable-notice';
import { usePresence } from '../../features/presence/hooks/use-presence';
import { NewRequestNotice } from '../../features/requests/components/new-request-notice';
import { RequestList } from '../../features/requests/components/request-list';
import { useDemandMarkers } from '../../features/requests/hooks/use-demand-markers';
import { selectOffers } from '../../features/requests/slice';
import { useGetActiveRideQuery, useGetBoardingQuery, useListUpcomingRidesQuery } from '../../features/trip/api';
import { ChangedStopsNotice } from '../../features/trip/components/changed-stops-notice';
import { LostRideNotice } from '../../features/trip/components/lost-ride-notice';
import { PaidCard } from '../../features/trip/components/paid-card';
import { StartReminder } from '../../features/trip/components/start-reminder';
import { TripSheet } from '../../features/trip/components/trip-sheet';
import { UpcomingRides } from '../../features/trip/components/upcoming-rides';
import { useLostRide } from '../../features/trip/hooks/use-lost-ride';
import { usePaidTrip } from '../../features/trip/hooks/use-paid-trip';
import { isShared, nextPlace, tripStage } from '../../features/trip/trip-stage';
import { SheetSlot, SheetSlotsProvider } from '../../shared/layout/sheet-slots';
import { useTripAge } from '../../shared/offline/use-trip-age';
import { rideAfter } from '../../shared/outbox/apply-steps';
import { useOutboxState } from '../../shared/outbox/outbox-context';
import { OutboxNotice } from '../../shared/outbox/outbox-notice';
import { usePosition } from '../../shared/position/position-context';
import { useProblemText } from '../../shared/problem-text';
import { usePageTitle } from '../../shared/use-page-title';
import { useDriverChannel } from '../use-driver-channel';
import { useShift } from '../use-shift';
import { HomeBar } from './home-bar';
import { HomeMap } from './home-map';
import { useAcceptedRideId } from './use-accepted-ride-id';
import { useSheetHeight } from './use-sheet-height';

const VerificationDialog = lazy(async () => ({
  default: (await import('../../features/verification/components/verification-dialog')).VerificationDialog,
}));

/** Polling interval of the active ride, in case a socket message was lost. */
const ACTIVE_RIDE_POLL = 20_000;

export interface DriverHomeProps {
  driver: DriverView;
  /** Replaces the requests for a suspended driver, who may only finish the current ride. */
  suspended?: ReactNode;
}

/** A driver's workspace. All state is on the server, so a reload loses nothing. */
export function DriverHome({ driver, suspended = null }: DriverHomeProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const driverId = driver.id;
  useDriverChannel(driverId);
  const connection = useConnection();
  const { time } = useFormat();
  const { permission, status } = usePosition();
  const presence = usePresence(driverId);
  const active = useGetActiveRideQuery({ driverId }, { pollingInterval: ACTIVE_RIDE_POLL });
  const { data: upcoming = [] } = useListUpcomingRidesQuery({ driverId }, { pollingInterval: ACTIVE_RIDE_POLL });
  const [offer] = useSelector(selectOffers);
  const { lost, dismiss, setEnding } = useLostRide(active.data === undefined ? undefined : (active.data?.id ?? null));
  const [verifying, setVerifying] = useState(false);
  const [acceptedId, setAcceptedId] = useAcceptedRideId();
  const [startedId, setStartedId] = useState<number | null>(null);
  const { paid, complete, dismiss: dismissPaid } = usePaidTrip(driverId, active.data?.id);
  // Treats a completed ride as over before the refetch.
  const { steps: waiting } = useOutboxState();
  const ride = active.data && active.data.id !== paid?.rideId ? rideAfter(active.data, waiting) : null;
  // Loads the key for checking codes offline together with the trip.
  useGetBoardingQuery(ride ? { rideId: ride.id } : skipToken);
  const stage = ride ? tripStage(ride) : null;
  const trip = useMemo(() => (ride && isShared(stage) ? { ride, stage } : null), [ride, stage]);

  useShift(driver, ride);
  useTripRoute(trip?.ride ?? null);
  const staleSince = useTripAge(active.fulfilledTimeStamp);
  const navigation = useNavigation(trip && { rideId: trip.ride.id, target: nextPlace(trip.ride, trip.stage) });
  const { guidance } = navigation;
  const navigating = guidance !== null && trip !== null && trip.stage !== 'at_pickup';
  const opensFor = { to_pickup: acceptedId, at_pickup: null, under_way: startedId };
  useAutomaticStart(navigation, trip && trip.ride.id === opensFor[trip.stage] ? `${trip.ride.id} ${trip.stage}` : null);
  const positions = useMemberPositions(trip && trip.stage !== 'under_way' ? trip.ride.id : null);
  const [following, setFollowing] = useFollowing(navigating);

  const known = active.data !== undefined;
  const blocked = permission === 'denied' || status === 'unsupported' || Boolean(suspended);
  const showsOffers = known && !trip && !suspended && driver.isOnline;
  const offering = showsOffers && offer !== undefined;
  const demand = useDemandMarkers(showsOffers && !offering ? driverId : null);
  const go = <GoButton online={driver.isOnline} disabled={blocked && !driver.isOnline} presence={presence} />;
  const [height, setHeight] = useSheetHeight(
    trip
      ? navigating
        ? 'navigating'
        : trip.stage
      : suspended
        ? 'suspended'
        : offering
          ? 'offer'
          : paid
            ? 'paid'
            : upcoming.length > 0
              ? 'upcoming'
              : 'idle',
  );
  const label = offering ? t('requests.forRider', { name: offer.request.riderName }) : t('home.sheet');
  usePageTitle(navigating ? t('navigation.live') : label);
  const [head, setHead] = useState<HTMLElement | null>(null);
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const slots = useMemo(() => ({ head, footer }), [head, footer]);

  return (
    <PhoneFrame
      fullBleed
      skipLabel={t('app.skip')}
      banner={
        <OfflineBanner
          text={staleSince === null ? t('app.reconnecting') : t('app.staleSince', { time: time(new Date(staleSince)) })}
          offline={staleSince !== null || connection === 'lost'}
        />
      }
    >
      <SheetSlotsProvider value={slots}>
        <MapSheet
          tabs={false}
          label={label}
          height={height}
          onHeight={setHeight}
          handleLabel={{ more: t('home.more'), less: t('home.less') }}
          map={
            <Box h="full" position="relative" css={{ '--map-inset-top': navigating ? '9rem' : '56px' }}>
              <HomeMap
                demand={demand}
                trip={trip}
                navigation={navigation}
                navigating={navigating}
                positions={positions}
                sheet={height}
                following={following}
                onFollowLost={() => setFollowing(false)}
              />
              {navigating ? (
                <NavigationBanner
                  navigation={{ ...navigation, guidance }}
                  place={nextPlace(trip.ride, trip.stage).name}
                  following={following}
                  onRecenter={() => setFollowing(true)}
                />
              ) : (
                <HomeBar driver={driver} onVerify={() => setVerifying(true)} />
              )}
              <NewRequestNotice />
            </Box>
          }
          head={
            <Stack gap="4">
              {(!suspended || trip) && <LocationBanner />}
              {!suspended && !trip && !offering && <UnreachableNotice driver={driver} />}
              {suspended && trip && (
                <InlineAlert tone="warning" title={t('applicationStatus.suspendedTitle')}>
                  {t('applicationStatus.finishRide')}{' '}
                  {driver.applicationReason &&
                    `${t('applicationStatus.reasonIs', { reason: driver.applicationReason })} `}
                  <TextLink href="/driver/support">{t('applicationStatus.message')}</TextLink>
                </InlineAlert>
              )}
              <OutboxNotice />
              <ChangedStopsNotice ride={active.data} />
              {lost !== null && !trip && (
                <LostRideNotice
                  rideId={lost}
                  driverId={driverId}
                  suspended={driver.applicationStatus === 'suspended'}
                  onDismiss={dismiss}
                />
              )}
              <StartReminder rides={upcoming} />
              {!known && !active.error && <CardSkeletons count={1} label={t('app.loading')} />}
              {!known && active.error !== undefined && (
                <ErrorState
                  title={t('trip.failed')}
                  detail={problemText(active.error)}
                  onRetry={() => void active.refetch()}
                  retryLabel={t('app.retry')}
                  retrying={active.isFetching}
                />
              )}
              <SheetSlot onSlot={setHead} />
            </Stack>
          }
          footer={<SheetSlot onSlot={setFooter} />}
        >
          <Stack gap="4">
            {trip && (
              <TripSheet
                key={trip.ride.id}
                ride={trip.ride}
                stage={trip.stage}
                onVerify={() => setVerifying(true)}
                left={navigating && !navigation.arrived ? navigation.left : null}
                navigating={navigating}
                navigation={<NavigationControls navigation={navigation} />}
                people={<MemberPositions positions={positions} />}
                chat={<ChatButton rideId={trip.ride.id} />}
                onEnding={setEnding}
                onStarted={() => setStartedId(trip.ride.id)}
                onCompleted={({ id, totalCost }, cash) => complete({ rideId: id, fare: totalCost, cash })}
              />
            )}
            {known && !trip && suspended}
            {showsOffers && (
              <RequestList
                driverId={driverId}
                onAccepted={({ id }) => setAcceptedId(id)}
                stop={go}
                cutOff={staleSince !== null}
              />
            )}
            {paid && !trip && <PaidCard driverId={driverId} trip={paid} onDone={dismissPaid} />}
            {known && !trip && !suspended && !driver.isOnline && <OfflineHead go={go} />}
            {known && !trip && !suspended && !offering && (
              <LinkButton
                href="/driver/scheduled"
                variant="secondary"
                block
                icon={<CalendarClock size={18} aria-hidden />}
              >
                {t('scheduled.link')}
              </LinkButton>
            )}
            {/* Scheduled rides are below the requests, which have to be answered within seconds. */}
            <UpcomingRides
              rides={upcoming}
              driving={trip !== null}
              chat={(rideId) => <ChatButton rideId={rideId} />}
              onEnding={setEnding}
            />
          </Stack>
        </MapSheet>
      </SheetSlotsProvider>

      {verifying && (
        <Suspense fallback={null}>
          <VerificationDialog
            rideId={ride?.id ?? null}
            atPickup={stage === 'at_pickup'}
            open={verifying}
            onClose={() => setVerifying(false)}
          />
        </Suspense>
      )}
    </PhoneFrame>
  );
}

/** The map follows the car until the driver moves it, and again when navigation starts or ends. */
function useFollowing(navigating: boolean) {
  const [following, setFollowing] = useState(true);
  useEffect(() => setFollowing(true), [navigating]);
  return [following, setFollowing] as const;
}
