import { useTranslation } from 'react-i18next';
import type { AdminRideView, PaymentView } from '@groupride/web-api-client';
import { Badge, Box, Card, Flex, InlineAlert, Money, Stack, type Tone } from '@groupride/web-ui';
import { Facts } from '../../../shared/components/facts';

const PAYMENT_TONES: Record<PaymentView['state'], Tone> = {
  created: 'neutral',
  requires_action: 'warning',
  failed: 'danger',
  stored: 'info',
  authorized: 'info',
  captured: 'success',
  released: 'neutral',
};

const PURPOSE = { ride: 'ride.holdForRide', share: 'ride.holdForSeat', tip: 'ride.paidAsTip', debt: 'ride.paidAsDebt' } as const satisfies Record<AdminRideView['payments'][number]['purpose'], string>;

/** What the ride costs and how it is paid. */
export function RidePrice({ view }: { view: AdminRideView }) {
  const { t } = useTranslation();
  const { ride } = view;
  return (
    <Card title={t('ride.price')} action={<Money amount={ride.totalCost} textStyle="heading" />}>
      <Facts
        items={[
          { label: t('ride.perPerson'), value: <Money amount={ride.costPerPerson} /> },
          { label: t('ride.method'), value: t(ride.paymentMethod === 'cash' ? 'ride.cash' : 'ride.card') },
          { label: t('ride.split'), value: t(`ride.${ride.splitMode}`) },
          { label: t('ride.paidByMembers'), value: <Money amount={ride.money.paidByMembers} /> },
        ]}
      />
    </Card>
  );
}

/** Every card payment of the ride: held, taken, released or failed. */
export function RidePayments({ view }: { view: AdminRideView }) {
  const { t } = useTranslation();
  return (
    <Card title={t('ride.payments')}>
      {view.payments.length === 0 ? (
        <Box textStyle="small" color="fg.muted">
          {t(view.ride.paymentMethod === 'cash' ? 'ride.noPaymentsCash' : 'ride.noPaymentsCard')}
        </Box>
      ) : (
        <Stack as="ul" gap="4" listStyleType="none" aria-label={t('ride.payments')}>
          {view.payments.map((payment) => (
            <Stack as="li" key={payment.id} gap="2">
              <Flex align="center" justify="space-between" gap="3">
                <Box>
                  <Box textStyle="label">{payment.payerName ?? t('ride.payment', { id: payment.id })}</Box>
                  <Box textStyle="small" color="fg.muted">
                    {[t(PURPOSE[payment.purpose]), payment.card].filter(Boolean).join(' · ')}
                  </Box>
                </Box>
                <Badge tone={PAYMENT_TONES[payment.state]}>{t(`paymentState.${payment.state}`)}</Badge>
              </Flex>
              <Facts
                items={[
                  { label: t('ride.authorized'), value: <Money amount={payment.amount} /> },
                  { label: t('ride.captured'), value: <Money amount={payment.captured} /> },
                ]}
              />
              {payment.failureMessage && <InlineAlert tone="error">{payment.failureMessage}</InlineAlert>}
            </Stack>
          ))}
        </Stack>
      )}
    </Card>
  );
}
