import { useTranslation } from 'react-i18next';
import { reasonIn, rideNumber } from '@groupride/contracts';
import type { RideView } from '@groupride/web-api-client';
import { Button, InlineAlert, useLanguage } from '@groupride/web-ui';
import { useGetRideQuery } from '../api';
import { useProgressCheck } from '../hooks/use-progress-check';

/** Tells the driver that a ride was cancelled or reassigned, and the reason if known. */
export function LostRideNotice({
  rideId,
  driverId,
  suspended,
  onDismiss,
}: {
  rideId: number;
  driverId: number;
  /** Whether the driver is suspended and gets no other requests. */
  suspended: boolean;
  onDismiss: () => void;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data: ride, isLoading } = useGetRideQuery({ rideId });
  const check = useProgressCheck(driverId);
  const takenBack = check?.rideId === rideId && check.state === 'taken_back';
  const cancelled = ride?.status === 'cancelled';
  const stillMine = ride?.driverId === driverId && !cancelled;
  if (isLoading || stillMine) return null;
  return (
    <InlineAlert
      tone="error"
      title={t(cancelled ? 'trip.cancelledTitle' : 'trip.reassignedTitle', { ride: rideNumber(rideId) })}
      action={
        <Button size="sm" variant="secondary" onClick={onDismiss}>
          {t('trip.understood')}
        </Button>
      }
    >
      {[
        cancelled && t(whatToDo(ride)),
        takenBack && !cancelled && t(`trip.takenBecause.${check.cause}`),
        !suspended && t('trip.otherRequests'),
        ride?.cancelReason && t('trip.cancelReason', { reason: reasonIn(ride.cancelReason, language) }),
      ]
        .filter(Boolean)
        .join(' ')}
    </InlineAlert>
  );
}

/** What the driver of a cancelled ride need not do anymore, or still has to do. */
const whatToDo = ({ arrivedAt, startedAt }: RideView) =>
  startedAt ? 'trip.cancelledUnderWay' : arrivedAt ? 'trip.cancelledAtPickup' : 'trip.cancelledText';
