import { useTranslation } from 'react-i18next';
import { reasonIn, type RideEventType } from '@groupride/contracts';
import type { RideEventView } from '@groupride/web-api-client';
import { Card, Timeline, useFormat, useLanguage, type TimelineItem, type Tone } from '@groupride/web-ui';

const tones: Partial<Record<RideEventType, Tone>> = {
  payment_failed: 'danger',
  hold_renewal_failed: 'danger',
  share_failed: 'danger',
  capture_failed: 'danger',
  ride_cancelled: 'danger',
  driver_assigned: 'live',
  driver_set_out: 'live',
  driver_arrived: 'live',
  trip_started: 'live',
  trip_completed: 'success',
  payment_authorized: 'success',
  card_stored: 'success',
  share_authorized: 'success',
};

/** What happened to the ride so far. */
export function RideTimeline({ events }: { events: readonly RideEventView[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { time } = useFormat();
  if (events.length === 0) return null;
  const items = events.map((event): TimelineItem => ({
    id: event.number,
    title: t(`events.${event.type}`),
    time: time(event.at),
    detail:
      [
        event.actorKind === 'rider' || event.actorKind === 'driver' ? event.actorName : null,
        event.reason && reasonIn(event.reason, language),
      ]
        .filter(Boolean)
        .join(' · ') || undefined,
    tone: tones[event.type] ?? 'neutral',
  }));
  return (
    <Card title={t('events.title')}>
      <Timeline label={t('events.title')} items={items} />
    </Card>
  );
}
