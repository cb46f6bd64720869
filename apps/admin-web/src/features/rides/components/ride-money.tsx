import { useTranslation } from 'react-i18next';
import type { AdminRideView } from '@groupride/web-api-client';
import { Card, Money } from '@groupride/web-ui';
import { Facts } from '../../../shared/components/facts';

/** The ride's price and payment method. */
export function RidePrice({ view }: { view: AdminRideView }) {
  const { t } = useTranslation();
  const { ride } = view;
  return (
    <Card title={t('ride.price')} action={<Money amount={ride.totalCost} textStyle="heading" />}>
      <Facts
        items={[
          { label: t('ride.perPerson'), value: <Money amount={ride.costPerPerson} /> },
          { label: t('ride.method'), value: t(`ride.methods.${ride.paymentMethod}`) },
          ...(ride.paymentMethod === 'account'
            ? []
            : [
                { label: t('ride.split'), value: t(`ride.${ride.splitMode}`) },
                { label: t('ride.paidByMembers'), value: <Money amount={ride.money.paidByMembers} /> },
              ]),
        ]}
      />
    </Card>
  );
}
