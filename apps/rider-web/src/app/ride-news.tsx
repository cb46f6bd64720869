import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { Box, toast } from '@groupride/web-ui';
import { DriverBanner } from '../features/ride/components/driver-banner';
import { useAssignmentNews } from '../features/ride/hooks/use-assignment-news';
import { useLiveRide } from '../features/ride/hooks/use-live-ride';
import { useRideStream } from '../features/ride/hooks/use-ride-stream';

const OPEN_TRACKER_MS = 3000;

/** Keeps one's current ride up to date on every page, says when its driver is on the way, and opens the tracker from home. */
export function RideNews() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const ride = useLiveRide();
  useRideStream(ride?.id);
  const { newsOf, dismiss } = useAssignmentNews(ride);
  const atHome = pathname === '/' || pathname === '/ride';
  const opened = useRef<number>(undefined);

  useEffect(() => {
    if (newsOf === null || !atHome || opened.current === newsOf) return;
    const timer = setTimeout(() => {
      opened.current = newsOf;
      dismiss();
      toast({ title: t('banner.trackingTitle'), description: t('banner.trackingDetail'), tone: 'success' });
      void navigate(`/rider-track?rideId=${newsOf}`);
    }, OPEN_TRACKER_MS);
    return () => clearTimeout(timer);
  }, [newsOf, atHome, dismiss, navigate, t]);

  if (newsOf === null) return null;
  return (
    <Box mx="-4" mt="-3" mb="3">
      <DriverBanner rideId={newsOf} onClose={dismiss} />
    </Box>
  );
}
