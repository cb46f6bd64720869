import { useTranslation } from 'react-i18next';
import type { RideEventView } from '@groupride/web-api-client';
import { Box, Card, StatusBadge, Timeline, useFormat, type Tone } from '@groupride/web-ui';

const TONES: Partial<Record<RideEventView['type'], Tone>> = {
  payment_authorized: 'success',
  share_authorized: 'success',
  hold_captured: 'success',
  cash_received: 'success',
  trip_completed: 'success',
  payment_failed: 'danger',
  share_failed: 'danger',
  capture_failed: 'danger',
  ride_cancelled: 'danger',
  driver_released: 'warning',
  offer_declined: 'warning',
  offer_expired: 'warning',
  driver_assigned: 'brand',
  driver_set_out: 'live',
  driver_arrived: 'live',
  trip_started: 'live',
};

/** Words of an event's data that a person can read: "driverName: Ana, attempt: 2". */
function factsOf(data: Record<string, unknown>): string {
  return Object.entries(data)
    .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
    .map(([key, value]) => `${key}: ${String(value)}`)
    .join(', ');
}

/** Everything that happened to a ride, numbered, with who caused it and why. */
export function RideTimeline({ events }: { events: readonly RideEventView[] }) {
  const { t } = useTranslation();
  const { date, time } = useFormat();
  return (
    <Card title={t('ride.timeline')}>
      {events.length === 0 ? (
        <Box textStyle="small" color="fg.muted">
          {t('ride.timelineEmpty')}
        </Box>
      ) : (
        <Timeline
          label={t('ride.timeline')}
          items={events.map((event) => {
            const actor = t(`actors.${event.actorKind}`);
            const facts = factsOf(event.data);
            return {
              id: event.number,
              tone: TONES[event.type] ?? 'neutral',
              title: t('ride.event', { number: event.number, event: t(`events.${event.type}`) }),
              time: `${date(event.at)}, ${time(event.at)}`,
              detail: (
                <>
                  <Box display="flex" alignItems="center" gap="2" flexWrap="wrap">
                    {event.actorName ? `${actor} · ${event.actorName}` : actor}
                    {event.status && <StatusBadge status={event.status} label={t(`status.${event.status}`)} />}
                  </Box>
                  {event.reason && <Box mt="0.5">{t('ride.reason', { reason: event.reason })}</Box>}
                  {facts && (
                    <Box textStyle="caption" color="fg.subtle" mt="0.5">
                      {facts}
                    </Box>
                  )}
                </>
              ),
            };
          })}
        />
      )}
    </Card>
  );
}
