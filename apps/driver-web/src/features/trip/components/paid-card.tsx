import { useState } from 'react';
import { CheckCircle2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Box, Button, Card, CostBreakdown, Flex, Money, Skeleton, chakra, type CostRow } from '@groupride/web-ui';
import { useGetEarningsQuery } from '../api';
import { rideEarnings } from '../ride-earnings';
import type { PaidTrip } from '../hooks/use-paid-trip';

export interface PaidCardProps {
  driverId: number;
  trip: PaidTrip;
  onDone: () => void;
}

/** Polling interval while the earnings are not booked yet. */
const POLL_MS = 3000;

/** The result of a trip: booked earnings, fare, and payment method. */
export function PaidCard({ driverId, trip: { rideId, fare, cash }, onDone }: PaidCardProps) {
  const { t } = useTranslation();
  // Earnings are booked after the trip is completed, so the first answer may not include them.
  const [isPending, setPending] = useState(false);
  const { data: earnings, isFetching } = useGetEarningsQuery(
    { driverId },
    { refetchOnMountOrArgChange: true, pollingInterval: isPending ? POLL_MS : 0, skipPollingIfUnfocused: true },
  );
  const earned = earnings ? rideEarnings(rideId, earnings.recent) : null;
  if (earned === null ? !isPending && !isFetching : isPending) setPending(earned === null);
  const rows: CostRow[] = [
    { label: t('trip.paidFare'), amount: fare },
    ...(cash === null ? [] : [{ label: t('trip.paidCash'), amount: cash }]),
    ...(earnings && earned !== null ? [{ label: t('trip.paidToday'), amount: earnings.today }] : []),
  ];
  return (
    <Card tone="live" py="7" px="5" role="status">
      <Flex direction="column" align="center" textAlign="center">
        <Box color="accent.fg" mb="3">
          <CheckCircle2 size={44} aria-hidden />
        </Box>
        <chakra.h2 textStyle="title">{t('trip.paidTitle')}</chakra.h2>
        {earned !== null && (
          <>
            <Box textStyle="small" color="fg.muted" mt="3">
              {t('trip.paidEarned')}
            </Box>
            <Money amount={earned} textStyle="display" color="accent.fg" />
          </>
        )}
        {earned === null && !isPending && (
          <Box mt="4">
            <Skeleton w="8rem" h="10" />
          </Box>
        )}
        {earned === null && isPending && (
          <Box textStyle="small" color="fg.muted" mt="3" maxW="xs">
            {t('trip.paidPending')}
          </Box>
        )}
      </Flex>
      <Box mt="5">
        <CostBreakdown label={t('trip.paidTitle')} rows={rows} />
      </Box>
      <Box mt="6">
        <Button block size="lg" onClick={onDone}>
          {t('trip.done')}
        </Button>
      </Box>
    </Card>
  );
}
