import { skipToken } from '@reduxjs/toolkit/query';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { type DriverView, useConnection } from '@groupride/web-api-client';
import {
  Card,
  CardSkeletons,
  ErrorState,
  InlineAlert,
  OfflineBanner,
  PhoneFrame,
  Stack,
  useFormat,
} from '@groupride/web-ui';
import { ChatButton } from '../../features/chat/chat-button';
import { NavigationCard } from '../../features/navigation/components/navigation-card';
import { LocationBanner } from '../../features/presence/components/location-banner';
import { UnreachableNotice } from '../../features/presence/components/unreachable-notice';
import { OfflineCard } from '../../features/presence/components/offline-card';
import { usePresence } from '../../features/presence/hooks/use-presence';
import { NewRequestNotice } from '../../features/requests/components/new-request-notice';
import { RequestList } from '../../features/requests/components/request-list';
import { useGetActiveRideQuery, useGetBoardingQuery, useListUpcomingRidesQuery } from '../../features/trip/api';
import { LostRideNotice } from '../../features/trip/components/lost-ride-notice';
import { DirectionsLinks } from '../../features/trip/components/directions-links';
import { PaidCard } from '../../features/trip/components/paid-card';
import { StartReminder } from '../../features/trip/components/start-reminder';
import { TripCard } from '../../features/trip/components/trip-card';
import { UpcomingRides } from '../../features/trip/components/upcoming-rides';
import { useLostRide } from '../../features/trip/hooks/use-lost-ride';
import { usePaidTrip } from '../../features/trip/hooks/use-paid-trip';
import { isShared, nextPlace, tripStage } from '../../features/trip/trip-stage';
import { ActionSlotBox, ActionSlotProvider } from '../../shared/layout/action-bar';
import { usePosition } from '../../shared/position/position-context';
import { BrandAside } from '../layout/brand-aside';
import { DriverHeader } from '../layout/driver-header';
import { useDriverChannel } from '../use-driver-channel';
import { useShift } from '../use-shift';
import { useTripAge } from '../../shared/offline/use-trip-age';
import { rideAfter } from '../../shared/outbox/apply-steps';
import { OutboxProvider, useOutboxState } from '../../shared/outbox/outbox-context';
import { OutboxNotice } from '../../shared/outbox/outbox-notice';
import { useProblemText } from '../../shared/problem-text';

const VerificationDialog = lazy(async () => ({
  default: (await import('../../features/verification/components/verification-dialog')).VerificationDialog,
}));

/** Polling interval of the active ride, in case a socket message was lost. */
const ACTIVE_RIDE_POLL = 20_000;

export interface DriverHomeProps {
  driver: DriverView;
  /** Shown instead of requests to a driver who may only finish the ride under way. */
  suspended?: ReactNode;
}

/** The ride that was accepted on another page, which led here. */
function useAcceptedRideId() {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const id = typeof state === 'object' && state && 'acceptedRideId' in state ? state.acceptedRideId : null;
  const [acceptedId, setAcceptedId] = useState(typeof id === 'number' ? id : null);
  // Otherwise a reload would start the navigation again.
  useEffect(() => {
    if (id !== null) void navigate('.', { replace: true, state: null });
  }, [id, navigate]);
  return [acceptedId, setAcceptedId] as const;
}

/** A driver's workspace. All state is on the server, so a reload loses nothing. */
export function DriverHome(props: DriverHomeProps) {
  return (
    <OutboxProvider driverId={props.driver.id}>
      <Workspace {...props} />
    </OutboxProvider>
  );
}

function Workspace({ driver, suspended = null }: DriverHomeProps) {
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
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const { lost, dismiss, setEnding } = useLostRide(active.data === undefined ? undefined : (active.data?.id ?? null));
  const [verifying, setVerifying] = useState(false);
  const [acceptedId, setAcceptedId] = useAcceptedRideId();
  const { paid, complete, dismiss: dismissPaid } = usePaidTrip(driverId);
  // Treats a completed ride as over before the refetch.
  const { steps: waiting } = useOutboxState();
  const ride = active.data && active.data.id !== paid?.rideId ? rideAfter(active.data, waiting) : null;
  // The key to check codes without a network comes with the trip.
  useGetBoardingQuery(ride ? { rideId: ride.id } : skipToken);
  const stage = ride ? tripStage(ride) : null;
  const driving = isShared(stage);

  useShift(driver, ride);
  const staleSince = useTripAge(active.fulfilledTimeStamp);

  const blocked = permission === 'denied' || status === 'unsupported';
  const known = active.data !== undefined;
  const trip = ride && isShared(stage) && (
    <TripCard
      key={ride.id}
      ride={ride}
      stage={stage}
      onVerify={() => setVerifying(true)}
      map={(arrival) => (
        <NavigationCard
          rideId={ride.id}
          pickup={ride.pickup}
          destination={ride.destination}
          toPickup={stage === 'to_pickup'}
          waiting={stage === 'at_pickup'}
          riderName={ride.riderName ?? null}
          riderPhone={ride.riderPhone ?? null}
          startAtOnce={stage === 'to_pickup' && ride.id === acceptedId}
          links={<DirectionsLinks to={nextPlace(ride, stage)} />}
          {...arrival}
        />
      )}
      chat={<ChatButton rideId={ride.id} />}
      onEnding={setEnding}
      onCompleted={({ id, totalCost }, cash) => complete({ rideId: id, fare: totalCost, cash })}
    />
  );
  return (
    <PhoneFrame
      skipLabel={t('app.skip')}
      aside={<BrandAside />}
      header={
        <>
          <DriverHeader
            driver={driver}
            presence={presence}
            onVerify={() => setVerifying(true)}
            blocked={(blocked && !driver.isOnline) || Boolean(suspended)}
          />
          <NewRequestNotice />
        </>
      }
      bottomNav={<ActionSlotBox onSlot={setSlot} />}
      banner={
        <OfflineBanner
          text={staleSince === null ? t('app.reconnecting') : t('app.staleSince', { time: time(new Date(staleSince)) })}
          offline={staleSince !== null || connection === 'lost'}
        />
      }
    >
      <ActionSlotProvider value={slot}>
        <Stack gap="4">
          {(!suspended || driving) && <LocationBanner />}
          {!suspended && !driving && <UnreachableNotice driver={driver} />}
          {suspended && driving && (
            <InlineAlert tone="warning" title={t('applicationStatus.suspendedTitle')}>
              {t('applicationStatus.finishRide')} {driver.applicationReason}
            </InlineAlert>
          )}
          <OutboxNotice />
          {lost !== null && !driving && <LostRideNotice rideId={lost} driverId={driverId} onDismiss={dismiss} />}
          {paid && !driving && <PaidCard driverId={driverId} trip={paid} onDone={dismissPaid} />}

          {!known && !active.error && <CardSkeletons count={1} label={t('app.loading')} />}
          {!known && active.error !== undefined && (
            <Card>
              <ErrorState
                title={t('trip.failed')}
                detail={problemText(active.error)}
                onRetry={() => void active.refetch()}
                retryLabel={t('app.retry')}
                retrying={active.isFetching}
              />
            </Card>
          )}

          <StartReminder rides={upcoming} />
          {trip}
          {known &&
            !driving &&
            (suspended ??
              (driver.isOnline ? (
                <RequestList driverId={driverId} onAccepted={({ id }) => setAcceptedId(id)} />
              ) : (
                <OfflineCard presence={presence} disabled={blocked} />
              )))}
          {/* Rides for later wait below the requests, which have to be answered within seconds. */}
          <UpcomingRides
            rides={upcoming}
            driving={driving}
            chat={(rideId) => <ChatButton rideId={rideId} />}
            onEnding={setEnding}
          />
        </Stack>
      </ActionSlotProvider>

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
