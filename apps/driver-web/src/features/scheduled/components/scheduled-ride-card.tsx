import { CalendarClock, Clock, MapPin, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { rideNumber } from '@groupride/contracts';
import type { ScheduledRideView } from '@groupride/web-api-client';
import { Badge, Box, Button, Card, Flex, Stack, TextButton, useFormat } from '@groupride/web-ui';
import { RouteStops } from '../../../shared/components/route-stops';
import { useScheduledActions } from '../use-scheduled-actions';

/** A scheduled ride that the driver could serve, with the available actions. */
export function ScheduledRideCard({ ride, driverId }: { ride: ScheduledRideView; driverId: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const actions = useScheduledActions(driverId, ride);
  const number = rideNumber(ride.id);
  const when = format.dateTime(ride.scheduledAt);
  return (
    <Card
      title={when}
      tone={ride.state === 'offered' ? 'live' : 'plain'}
      aria-label={t('scheduled.label', { number, when })}
      action={<Badge>{number}</Badge>}
    >
      <Stack gap="3">
        {ride.offeredUntil && (
          <Box textStyle="label" color="warning.fg">
            {t('scheduled.offered', { time: format.when(ride.offeredUntil) })}
          </Box>
        )}
        {ride.state === 'taken' && (
          <Box textStyle="label" color="fg.muted">
            {typeof ride.standbyPlace === 'number'
              ? t('scheduled.place', { place: ride.standbyPlace })
              : t('scheduled.taken')}
          </Box>
        )}
        <RouteStops
          from={{ label: t('scheduled.pickup'), name: ride.pickupLocation, address: ride.pickupAddress }}
          to={{ label: t('scheduled.destination'), name: ride.dropoffLocation, address: ride.dropoffAddress }}
        />
        <Box textStyle="strong">{t('scheduled.youEarn', { amount: `$${ride.earnings}` })}</Box>
        <Flex gap="1.5" wrap="wrap">
          <Badge icon={<Users size={14} aria-hidden />}>{t('scheduled.group', { count: ride.groupSize })}</Badge>
          <Badge icon={<Clock size={14} aria-hidden />}>
            {ride.hourlyDuration
              ? t('scheduled.hours', { count: ride.hourlyDuration })
              : t('scheduled.trip', { count: ride.duration })}
          </Badge>
          {typeof ride.pickupMinutes === 'number' && (
            <Badge icon={<MapPin size={14} aria-hidden />}>{t('scheduled.away', { count: ride.pickupMinutes })}</Badge>
          )}
          {ride.standbyCount > 0 && (
            <Badge icon={<CalendarClock size={14} aria-hidden />}>
              {t('scheduled.waiting', { count: ride.standbyCount })}
            </Badge>
          )}
        </Flex>
        {ride.state === 'taken' ? (
          <Standby ride={ride} number={number} actions={actions} />
        ) : (
          <>
            <Button
              block
              size="lg"
              aria-label={t('scheduled.takeLabel', { number })}
              busy={actions.running === 'take'}
              busyLabel={t('scheduled.taking')}
              disabled={actions.running !== null}
              onClick={() => void actions.take(when)}
            >
              {t('scheduled.take')}
            </Button>
            {ride.state === 'offered' && (
              <Less
                label={t('scheduled.declineLabel', { number })}
                disabled={actions.running !== null}
                onClick={() => void actions.decline()}
              >
                {t('scheduled.decline')}
              </Less>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}

function Standby({
  ride,
  number,
  actions,
}: {
  ride: ScheduledRideView;
  number: string;
  actions: ReturnType<typeof useScheduledActions>;
}) {
  const { t } = useTranslation();
  if (typeof ride.standbyPlace === 'number') {
    return (
      <Less
        label={t('scheduled.leaveLabel', { number })}
        disabled={actions.running !== null}
        onClick={() => void actions.leave()}
      >
        {t('scheduled.leave')}
      </Less>
    );
  }
  return (
    <Button
      block
      variant="secondary"
      aria-label={t('scheduled.joinLabel', { number })}
      busy={actions.running === 'join'}
      busyLabel={t('scheduled.joining')}
      disabled={actions.running !== null}
      onClick={() => void actions.join()}
    >
      {t('scheduled.join')}
    </Button>
  );
}

function Less(props: { label: string; disabled: boolean; onClick: () => void; children: ReactNode }) {
  const { label, disabled, onClick, children } = props;
  return (
    <TextButton alignSelf="center" aria-label={label} disabled={disabled} onClick={onClick}>
      {children}
    </TextButton>
  );
}
