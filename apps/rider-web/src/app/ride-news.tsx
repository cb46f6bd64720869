import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { reasonIn } from '@groupride/contracts';
import type { RideView } from '@groupride/web-api-client';
import { GlobalAlert, showAlert, toast, useFormat, useLanguage } from '@groupride/web-ui';
import { ArrivalAlert } from '../features/ride/components/arrival-alert';
import { SafetyCheckAlert } from '../features/ride/components/safety-check-alert';
import { DriverBanner } from '../features/ride/components/driver-banner';
import { useArrival } from '../features/ride/hooks/use-arrival';
import { useAssignmentNews } from '../features/ride/hooks/use-assignment-news';
import { useEndingNews } from '../features/ride/hooks/use-ending-news';
import { useLiveRide, useOpenRides, useTripUnderWay } from '../features/ride/hooks/use-live-ride';
import { useMembership } from '../features/ride/hooks/use-membership';
import { useRideStream } from '../features/ride/hooks/use-ride-stream';
import { isPaidByAccount } from '../shared/ride-texts';

/** The number of open rides that are kept up to date; few people have more. */
const MOST_WATCHED = 10;

/** Keeps the open rides up to date on every page and announces important changes. */
export function RideNews() {
  const { t } = useTranslation();
  const texts = {
    ok: t('common.ok'),
    closeNow: t('alerts.closeNow'),
    countdown: (seconds: number) => t('confirmed.closing', { seconds }),
    stopped: t('confirmed.staysOpen'),
  };
  return (
    <>
      <Watchers />
      <News />
      <SafetyCheck />
      <GlobalAlert texts={texts} />
    </>
  );
}

function Watchers() {
  const rides = useOpenRides();
  return rides.slice(0, MOST_WATCHED).map((ride) => <Watcher key={ride.id} ride={ride} />);
}

function Watcher({ ride }: { ride: RideView }): null {
  useRideStream(ride);
  return null;
}

function News() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const ride = useLiveRide();
  useMembership();
  const { newsOf, dismiss } = useAssignmentNews(useOpenRides());
  const { arrivedAt, answer } = useArrival(ride);

  // The ride's own pages show both alerts themselves.
  const isOnPageOf = (rideId: number) =>
    pathname === `/ride/${rideId}` ||
    (pathname === '/rider-track' && new URLSearchParams(search).get('rideId') === String(rideId));
  const isNewsSeen = newsOf !== null && isOnPageOf(newsOf);
  useEffect(() => {
    if (isNewsSeen) dismiss();
  }, [isNewsSeen, dismiss]);
  const isHome = pathname === '/' || pathname === '/ride';
  const tellEnd = useEndTexts();
  useEndingNews((ended) => {
    // Home shows the summary of a completed trip.
    const isShown = isOnPageOf(ended.id) || (ended.status === 'completed' && isHome);
    if (!isShown) tellEnd(ended);
  });
  if (ride && arrivedAt && !isOnPageOf(ride.id)) return <ArrivalAlert ride={ride} onClose={answer} />;
  if (newsOf === null || arrivedAt || isNewsSeen) return null;
  const openTracker = () => {
    dismiss();
    toast({ title: t('banner.trackingTitle'), description: t('banner.trackingDetail'), tone: 'success' });
    void navigate(`/rider-track?rideId=${newsOf}`);
  };
  return (
    <DriverBanner key={pathname} rideId={newsOf} opensTracker={isHome} onOpenTracker={openTracker} onClose={dismiss} />
  );
}

function SafetyCheck() {
  const trip = useTripUnderWay();
  // The end of the trip does not withdraw a call for help.
  const [helpIn, setHelpIn] = useState<number | null>(null);
  const rideId = helpIn ?? trip?.id;
  if (rideId === undefined) return null;
  return (
    <SafetyCheckAlert
      key={rideId}
      rideId={rideId}
      helping={helpIn !== null}
      onHelping={(helping) => setHelpIn(helping ? rideId : null)}
    />
  );
}

/** Announces on any page that a ride ended, and what it cost. */
function useEndTexts(): (ride: RideView) => void {
  const { t } = useTranslation();
  const { money } = useFormat();
  const language = useLanguage();
  return ({ status, cancelReason, dropoffLocation, amounts, paymentMethod }) => {
    if (status === 'completed') {
      const description = t('alerts.completed', { destination: dropoffLocation });
      showAlert({ title: t('ride.statuses.completed.title'), description, variant: 'success', autoClose: true });
      return;
    }
    const fee =
      !isPaidByAccount({ paymentMethod }) &&
      (Number(amounts?.due ?? 0) > 0 ? t('alerts.fee', { amount: money(amounts?.due ?? '0') }) : t('alerts.free'));
    const reason = cancelReason && reasonIn(cancelReason, language);
    showAlert({
      title: t('ride.statuses.cancelled.title'),
      description: [t('alerts.cancelled', { destination: dropoffLocation }), reason, fee].filter(Boolean).join(' '),
      variant: Number(amounts?.due ?? 0) > 0 ? 'destructive' : 'warning',
    });
  };
}
