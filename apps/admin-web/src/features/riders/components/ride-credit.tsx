import { Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminRideView } from '@groupride/web-api-client';
import { Button } from '@groupride/web-ui';
import { usePermission } from '../../../shared/permissions';

const GrantCreditDialog = lazy(async () => ({ default: (await import('./grant-credit-dialog')).GrantCreditDialog }));

/**
 * Grants credit to somebody with a seat in the ride. Guests cannot have credit, and riders on a business account have
 * no payments that credit could cover.
 */
export function RideCredit({ view: { ride, contacts, accountCharge } }: { view: AdminRideView }) {
  const { t } = useTranslation();
  const may = usePermission('money.refund');
  const [isOpen, setIsOpen] = useState(false);
  const riders = contacts.filter(({ driverId, guest }) => !driverId && !guest);
  const [first, ...others] = riders.map(({ userId, name }) => ({ id: userId, name }));
  if (!may || !first || accountCharge) return null;
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setIsOpen(true)}>
        {t('credits.grant')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <GrantCreditDialog riders={[first, ...others]} rideId={ride.id} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
