import { useTranslation } from 'react-i18next';
import type { AlertView } from '@groupride/web-api-client';
import { PersonLink } from '../permissions';

/** The driver whom an alert is about, with a link; renders nothing for other alerts. */
export function AlertDriver({
  alert: { driverId, driverName },
}: {
  alert: Pick<AlertView, 'driverId' | 'driverName'>;
}) {
  const { t } = useTranslation();
  if (!driverId) return null;
  return (
    <PersonLink href={`/admin/drivers/${driverId}`}>{driverName ?? t('money.ofDriver', { id: driverId })}</PersonLink>
  );
}
