import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RideView } from '@groupride/web-api-client';
import { LinkButton } from '@groupride/web-ui';

/** While a ride still lies ahead. */
const AHEAD = ['awaiting_payment', 'pending', 'confirmed'];

/** Downloads a scheduled ride for the person's own calendar; nothing for a ride that starts now or has started. */
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
