import { useTranslation } from 'react-i18next';
import type { RideView } from '@groupride/web-api-client';
import { Card, Timeline, useFormat, type TimelineItem } from '@groupride/web-ui';

/** The main events of a ride, and when they happened. */
export function Milestones({ ride }: { ride: RideView }) {
  const { t } = useTranslation();
  const { when } = useFormat();
  const steps = [
    ['booked', ride.createdAt],
    ['accepted', ride.acceptedAt],
    ['arrived', ride.arrivedAt],
    ['started', ride.startedAt],
    ['completed', ride.completedAt],
  ] as const;
  const cancelled = ride.status === 'cancelled';
  const items = steps
    .filter(([, at]) => !cancelled || at)
    .map(([id, at]): TimelineItem => ({
      id,
      title: t(`milestones.${id}`),
      time: at ? when(at) : t('milestones.open'),
      tone: at ? (id === 'completed' ? 'success' : 'brand') : 'neutral',
    }));
  if (cancelled)
    items.push({
      id: 'cancelled',
      title: t('milestones.cancelled'),
      time: ride.cancelledAt ? when(ride.cancelledAt) : '',
      tone: 'danger',
    });
  return (
    <Card title={t('events.title')}>
      <Timeline label={t('events.title')} items={items} />
    </Card>
  );
}
