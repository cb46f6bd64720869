import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from '@groupride/web-ui';
import { ArrivalAlert } from '../features/ride/components/arrival-alert';
import { DriverBanner } from '../features/ride/components/driver-banner';
import { useArrival } from '../features/ride/hooks/use-arrival';
import { useAssignmentNews } from '../features/ride/hooks/use-assignment-news';
import { useLiveRide } from '../features/ride/hooks/use-live-ride';
import { useRideStream } from '../features/ride/hooks/use-ride-stream';

/** Keeps the current ride up to date on every page and tells what must not be missed. */
export function RideNews() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const ride = useLiveRide();
  useRideStream(ride?.id);
  const { newsOf, dismiss } = useAssignmentNews(ride);
  const { arrivedAt, answer } = useArrival(ride);

  // The ride's own pages show both themselves.
  const isOnPageOf = (rideId: number) =>
    pathname === `/ride/${rideId}` ||
    (pathname === '/rider-track' && new URLSearchParams(search).get('rideId') === String(rideId));
  if (ride && arrivedAt && !isOnPageOf(ride.id)) return <ArrivalAlert ride={ride} onClose={answer} />;
  if (newsOf === null || arrivedAt || isOnPageOf(newsOf)) return null;
  const openTracker = () => {
    dismiss();
    toast({ title: t('banner.trackingTitle'), description: t('banner.trackingDetail'), tone: 'success' });
    void navigate(`/rider-track?rideId=${newsOf}`);
  };
  return (
    <DriverBanner
      key={pathname}
      rideId={newsOf}
      opensTracker={pathname === '/' || pathname === '/ride'}
      onOpenTracker={openTracker}
      onClose={dismiss}
    />
  );
}
