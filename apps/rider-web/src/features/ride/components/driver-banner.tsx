import { CarFront } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Box, Button, FloatingAlert, LinkButton, useAutomaticStep } from '@groupride/web-ui';

const SHOWN_SECONDS = 8;
const OPEN_TRACKER_SECONDS = 3;

export interface DriverBannerProps {
  rideId: number;
  /** On Home the tracker opens automatically; elsewhere the banner only closes. */
  opensTracker: boolean;
  onOpenTracker: () => void;
  onClose: () => void;
}

/** Announces on any page that a driver is on the way. */
export function DriverBanner({ rideId, opensTracker, onOpenTracker, onClose }: DriverBannerProps) {
  const { t } = useTranslation();
  const { left, counting } = useAutomaticStep({
    seconds: opensTracker ? OPEN_TRACKER_SECONDS : SHOWN_SECONDS,
    priority: 1,
    // The tracker does not open while somebody is using the page.
    idleSeconds: opensTracker ? 3 : 0,
    onDone: opensTracker ? onOpenTracker : onClose,
  });
  return (
    <FloatingAlert
      icon={<CarFront size={20} aria-hidden />}
      title={t('banner.title')}
      detail={t('banner.detail')}
      actions={
        <>
          <LinkButton size="sm" variant="secondary" href={`/rider-track?rideId=${rideId}`} onClick={onClose}>
            {t('live.track')}
          </LinkButton>
          <Button size="sm" variant="ghost" color="fg.inverted" _hover={{ bg: 'whiteAlpha.200' }} onClick={onClose}>
            {t('banner.dismiss')}
          </Button>
        </>
      }
    >
      {opensTracker && counting && (
        <Box role="timer" textStyle="caption" mt="2">
          {t('banner.opening', { seconds: left })}
        </Box>
      )}
    </FloatingAlert>
  );
}
