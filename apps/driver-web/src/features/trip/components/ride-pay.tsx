import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RideView } from '@groupride/web-api-client';
import { Box, CostBreakdown, Flex, Money, useFormat } from '@groupride/web-ui';

/** What the driver earns with a ride, and how it is derived from the riders' payment. */
export function RidePay({ ride }: { ride: RideView }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const pay = ride.driverPay;
  if (!pay) return null;
  return (
    <Box as="details" bg="bg.subtle" borderRadius="md" px="3.5" py="1">
      <Flex as="summary" align="center" justify="space-between" gap="3" minH="11" cursor="pointer">
        <Box>
          <Box textStyle="label">{t('pay.earn')}</Box>
          <Box textStyle="caption" color="fg.muted">
            {t('pay.how')}
          </Box>
        </Box>
        <Flex align="center" gap="2">
          <Money amount={pay.earnings} textStyle="strong" color="accent.fg" />
          <ChevronDown size={18} aria-hidden />
        </Flex>
      </Flex>
      <Box pb="2">
        <CostBreakdown
          label={t('pay.title')}
          rows={[
            { label: t('pay.fare'), amount: pay.fare },
            { label: t('pay.commission', { percent: pay.commissionPercent }), amount: `-${pay.commission}` },
            { label: t('pay.earn'), amount: pay.earnings, kind: 'total' },
          ]}
        />
        <Box textStyle="caption" color="fg.muted" mt="2">
          {t('pay.hint', { total: money(ride.totalCost), percent: pay.commissionPercent })}
        </Box>
      </Box>
    </Box>
  );
}
