import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RideView } from '@groupride/web-api-client';
import { LinkButton } from '@groupride/web-ui';

/** Statuses of a ride that has not started. */
const AHEAD = ['awaiting_payment', 'pending', 'confirmed'];

/** Downloads a scheduled ride as a calendar file. Renders nothing for a ride that starts now or has started. */
export function AddToCalendar({ ride }: { ride: Pick<RideView, 'id' | 'scheduledAt' | 'status'> }) {
  const { t } = useTranslation();
  if (!ride.scheduledAt || !AHEAD.includes(ride.status)) return null;
  return (
    <LinkButton
      variant="secondary"
      block
      href={`/api/rides/${ride.id}/calendar.ics`}
      download
      icon={<CalendarPlus size={18} aria-hidden />}
    >
      {t('calendar.add')}
    </LinkButton>
  );
}
