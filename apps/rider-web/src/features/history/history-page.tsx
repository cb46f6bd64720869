import { History } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryItem } from '@groupride/web-api-client';
import {
  Box,
  CardSkeletons,
  EmptyState,
  ErrorState,
  LinkButton,
  SimpleGrid,
  Stack,
  chakra,
  useFormat,
} from '@groupride/web-ui';
import { MapCredit } from '../../shared/map/map-credit';
import { OlderRides } from '../../shared/older-rides';
import { Page } from '../../shared/page';
import { useProblemText } from '../../shared/problem-text';
import { usePastRidesInfiniteQuery } from './api';
import { PastRide } from './components/past-ride';
import { groupByPeriod, type PeriodOfRides } from './ride-days';

/** Completed and cancelled rides by date, with the cost of each. */
export default function HistoryPage() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { data, error, isFetching, refetch, ...pages } = usePastRidesInfiniteQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const rides = data?.pages.flat();
  return (
    <Page title={t('history.title')}>
      {!rides && error ? (
        <ErrorState
          title={t('history.failed')}
          detail={problemText(error)}
          onRetry={() => void refetch()}
          retryLabel={t('common.retry')}
          retrying={isFetching}
        />
      ) : !rides ? (
        <CardSkeletons count={3} label={t('common.loading')} />
      ) : rides.length === 0 ? (
        <EmptyState
          icon={<History size={26} aria-hidden />}
          title={t('history.empty')}
          detail={t('history.emptyDetail')}
        >
          <LinkButton href="/">{t('history.book')}</LinkButton>
        </EmptyState>
      ) : (
        <Rides rides={rides}>
          <OlderRides error={error} {...pages} />
        </Rides>
      )}
    </Page>
  );
}

function Rides({ rides, children }: { rides: readonly HistoryItem[]; children: ReactNode }) {
  const { timeZone } = useFormat();
  const [now] = useState(Date.now);
  return (
    <Stack gap="6" mt="1">
      {groupByPeriod(rides, { now, timeZone }).map((group) => (
        <PeriodList key={`${group.period} ${group.rides[0]?.rideId}`} group={group} />
      ))}
      {children}
      <MapCredit />
    </Stack>
  );
}

function PeriodList({ group: { period, at, rides } }: { group: PeriodOfRides<HistoryItem> }) {
  const { t } = useTranslation();
  const { locale, timeZone } = useFormat();
  const id = useId();
  const title =
    period === 'month'
      ? new Intl.DateTimeFormat(locale, { timeZone, month: 'long', year: 'numeric' }).format(new Date(at))
      : t(`history.periods.${period}`);
  return (
    <Box as="section" aria-labelledby={id}>
      <chakra.h2 id={id} textStyle="heading" mb="3" _firstLetter={{ textTransform: 'uppercase' }}>
        {title}
      </chakra.h2>
      <SimpleGrid as="ul" columns={{ base: 1, lg: 2 }} gap={{ base: '3', lg: '4' }} listStyleType="none">
        {rides.map((ride) => (
          <PastRide key={ride.id} ride={ride} sameDay={period === 'today' || period === 'yesterday'} />
        ))}
      </SimpleGrid>
    </Box>
  );
}
