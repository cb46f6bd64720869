import { Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminRideView } from '@groupride/web-api-client';
import { Button } from '@groupride/web-ui';
import { usePermission } from '../../../shared/permissions';

const GrantCreditDialog = lazy(async () => ({ default: (await import('./grant-credit-dialog')).GrantCreditDialog }));

/** Credit for somebody with a seat in the ride. Who rides on a business account pays for none that credit could pay. */
export function RideCredit({ view: { ride, members, accountCharge } }: { view: AdminRideView }) {
  const { t } = useTranslation();
  const may = usePermission('money.refund');
  const [isOpen, setIsOpen] = useState(false);
  const [first, ...others] = members.map(({ user }) => user);
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
