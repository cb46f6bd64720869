import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { Box, PageHeader, Stack } from '@groupride/web-ui';
import { PayoutsPanel } from '../../features/earnings/components/payouts-panel';
import { TaxYear } from '../../features/earnings/components/tax-year';
import { WeekStatement } from '../../features/earnings/components/week-statement';
import { usePageTitle } from '../../shared/use-page-title';
import { PlainFrame } from '../layout/plain-frame';
import { useUser } from '../require-session';

/** The driver's balance and payouts, the earnings by day, week and trip, and the figures of a year. */
export function EarningsPage() {
  const { t } = useTranslation();
  usePageTitle(t('payouts.title'));
  const { driverId } = useUser();
  if (!driverId) return <Navigate to="/driver" replace />;
  return (
    <PlainFrame>
      <Box mx="-4">
        <PageHeader title={t('payouts.title')} back="/driver" backLabel={t('payouts.back')} />
      </Box>
      <Stack gap="4" pb="8">
        <PayoutsPanel driverId={driverId} />
        <WeekStatement driverId={driverId} />
        <TaxYear driverId={driverId} />
      </Stack>
    </PlainFrame>
  );
}
