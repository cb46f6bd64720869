import { useTranslation } from 'react-i18next';
import { rideNumber, type ApplicationStatus } from '@groupride/contracts';
import type { AdminDriverRow } from '@groupride/web-api-client';
import { Badge, LiveDot, TextLink, useFormat, type Tone } from '@groupride/web-ui';

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

type Presence = Pick<AdminDriverRow, 'activeRideId' | 'isOnline' | 'isReachable' | 'lastSeenAt'>;

/**
 * Whether the driver is on a ride, online or offline, and since when their device has been unreachable, perhaps because
 * the app is closed.
 */
export function DriverPresence({ driver }: { driver: Presence }) {
  const { t } = useTranslation();
  const lastSeen = useLastSeen(driver);
  if (driver.activeRideId) {
    return (
      <span>
        <TextLink href={`/admin/rides/${driver.activeRideId}`}>
          {t('drivers.onRide', { number: rideNumber(driver.activeRideId) })}
        </TextLink>
        {!driver.isReachable && ` · ${lastSeen}`}
      </span>
    );
  }
  if (!driver.isOnline) return <Badge>{t('drivers.offline')}</Badge>;
  return driver.isReachable ? (
    <Badge tone="live" icon={<LiveDot />}>
      {t('drivers.online')}
    </Badge>
  ) : (
    <Badge tone="warning">{`${t('drivers.online')} · ${lastSeen}`}</Badge>
  );
}

function useLastSeen({ lastSeenAt }: Presence): string {
  const { t } = useTranslation();
  const { duration } = useFormat();
  if (!lastSeenAt) return t('drivers.neverSeen');
  return t('drivers.lastSeen', { time: duration(Math.max(0, (Date.now() - Date.parse(lastSeenAt)) / 1_000)) });
}
