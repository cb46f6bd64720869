import { useTranslation } from 'react-i18next';
import type { ApplicationStatus } from '@groupride/contracts';
import type { AdminDriverRow } from '@groupride/web-api-client';
import { Badge, LiveDot, TextLink, type Tone } from '@groupride/web-ui';
import { rideNumber } from '../../../shared/ride-number';

const TONES: Record<ApplicationStatus, Tone> = {
  applied: 'warning',
  approved: 'success',
  rejected: 'neutral',
  suspended: 'danger',
};

export function ApplicationBadge({ status }: { status: ApplicationStatus }) {
  const { t } = useTranslation();
  return <Badge tone={TONES[status]}>{t(`applicationStatus.${status}`)}</Badge>;
}

/** On a ride, online or offline. */
export function DriverPresence({ driver }: { driver: Pick<AdminDriverRow, 'activeRideId' | 'isOnline'> }) {
  const { t } = useTranslation();
  if (driver.activeRideId) {
    return (
      <TextLink href={`/admin/rides/${driver.activeRideId}`}>
        {t('drivers.onRide', { number: rideNumber(driver.activeRideId) })}
      </TextLink>
    );
  }
  return driver.isOnline ? (
    <Badge tone="live" icon={<LiveDot />}>
      {t('drivers.online')}
    </Badge>
  ) : (
    <Badge>{t('drivers.offline')}</Badge>
  );
}
