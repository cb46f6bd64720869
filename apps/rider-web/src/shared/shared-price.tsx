import { useTranslation } from 'react-i18next';
import type { PricingView, RideView } from '@groupride/web-api-client';
import { Box, useFormat } from '@groupride/web-ui';

/** Both prices of a quote for a vehicle that another group may share. */
export function QuotedSharedPrice({ pricing }: { pricing: Pick<PricingView, 'finalTotal' | 'matched'> }) {
  const { matched, finalTotal } = pricing;
  return matched ? <Prices alone={finalTotal} shared={matched.total} /> : null;
}

/** Both prices of a ride in such a vehicle until another group shares it, and then the time since when it is shared. */
export function SharedPrice({ ride }: { ride: Pick<RideView, 'sharedPrice' | 'status'> }) {
  const { t } = useTranslation();
  const { money, dateTime } = useFormat();
  const { sharedPrice: price, status } = ride;
  if (!price) return null;
  const { alone, shared, sharedAt } = price;
  if (!sharedAt)
    return status === 'completed' || status === 'cancelled' ? null : <Prices alone={alone} shared={shared} />;
  return (
    <Note>{t('sharedPrice.since', { time: dateTime(sharedAt), shared: money(shared), alone: money(alone) })}</Note>
  );
}

function Prices({ alone, shared }: { alone: string; shared: string }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  return <Note>{t('sharedPrice.both', { alone: money(alone), shared: money(shared) })}</Note>;
}

function Note({ children }: { children: string }) {
  return (
    <Box textStyle="small" bg="bg.subtle" borderRadius="md" px="3" py="2.5">
      {children}
    </Box>
  );
}
