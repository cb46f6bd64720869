import { useTranslation } from 'react-i18next';
import type { BusinessChargeState } from '@groupride/contracts';
import type { RideAccountCharge as AccountCharge } from '@groupride/web-api-client';
import { Badge, Box, Card, Money, TextLink, useFormat, type Tone } from '@groupride/web-ui';
import { Facts } from '../../../shared/components/facts';

const TONES: Readonly<Record<BusinessChargeState, Tone>> = {
  reserved: 'info',
  charged: 'success',
  released: 'neutral',
};

/** The business account that pays for the ride, the amount, and the reason. */
export function RideAccountCharge({ charge }: { charge: AccountCharge }) {
  const { t } = useTranslation();
  const { dateTime, money, percent } = useFormat();
  const sentence = useSentence(charge);
  const { accountId, accountName, costCenter, reference, eventId, eventName, discount, discountPercent } = charge;
  const account = `/admin/business/${accountId}`;
  return (
    <Card
      title={t('accountCharge.title')}
      action={<Badge tone={TONES[charge.state]}>{t(`business.charges.states.${charge.state}`)}</Badge>}
    >
      <Box textStyle="small" color="fg.muted" mb="4">
        {sentence}
      </Box>
      <Facts
        items={[
          { label: t('accountCharge.account'), value: <TextLink href={account}>{accountName}</TextLink> },
          ...(costCenter ? [{ label: t('business.charges.costCenter'), value: costCenter }] : []),
          ...(reference
            ? [{ label: t('accountCharge.reference'), value: <Box overflowWrap="anywhere">{reference}</Box> }]
            : []),
          ...(eventId
            ? [
                {
                  label: t('business.charges.event'),
                  value: (
                    <TextLink href={`${account}?tab=charges&event=${eventId}`}>
                      {eventName ?? t('business.charges.eventNumber', { id: eventId })}
                    </TextLink>
                  ),
                },
              ]
            : []),
          { label: t('business.amount'), value: <Money amount={charge.amount} /> },
          ...(Number(discount) > 0
            ? [
                {
                  label: t('accountCharge.discount'),
                  value: [
                    discountPercent !== null && discountPercent !== undefined && percent(discountPercent / 100),
                    money(discount),
                  ]
                    .filter(Boolean)
                    .join(' · '),
                },
              ]
            : []),
          ...(Number(charge.credited) > 0
            ? [{ label: t('accountCharge.credited'), value: <Money amount={charge.credited} /> }]
            : []),
          ...(charge.settledAt ? [{ label: t('accountCharge.settled'), value: dateTime(charge.settledAt) }] : []),
          ...(charge.invoiceId
            ? [
                {
                  label: t('business.charges.invoice'),
                  value: (
                    <TextLink href={`/admin/business/invoices/${charge.invoiceId}`}>
                      {charge.invoiceNumber ?? charge.invoiceId}
                    </TextLink>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}

/** Explains why the account pays this amount. */
function useSentence({ state, kind, amount, invoiceId }: AccountCharge): string {
  const { t } = useTranslation();
  const { money } = useFormat();
  const sum = { amount: money(amount) };
  if (state === 'reserved') return t('accountCharge.reserved', sum);
  if (state === 'released') return t('accountCharge.released');
  const owed = t(`accountCharge.charged.${kind ?? 'fare'}`, sum);
  return invoiceId ? owed : `${owed} ${t('accountCharge.nextInvoice')}`;
}
