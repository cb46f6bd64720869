import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HistoryItem } from '@groupride/web-api-client';
import {
  Badge,
  Box,
  Card,
  CardSkeletons,
  EmptyState,
  ErrorState,
  Flex,
  LinkButton,
  Money,
  useFormat,
} from '@groupride/web-ui';
import { Page } from '../../shared/page';
import { useProblemText } from '../../shared/problem-text';
import { useRideWords } from '../../shared/ride-texts';
import { useListHistoryQuery } from './api';

/** Completed rides and what one paid for each. */
export default function HistoryPage() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useListHistoryQuery(
    { userId: 'me' },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Page title={t('history.title')}>
      {data ? (
        data.length > 0 ? (
          data.map((trip) => <Trip key={trip.id} trip={trip} />)
        ) : (
          <EmptyState
            icon={<History size={26} aria-hidden />}
            title={t('history.empty')}
            detail={t('history.emptyDetail')}
          >
            <LinkButton href="/">{t('history.book')}</LinkButton>
          </EmptyState>
        )
      ) : error ? (
        <ErrorState
          title={t('history.failed')}
          detail={problemText(error)}
          onRetry={() => void refetch()}
          retryLabel={t('common.retry')}
          retrying={isFetching}
        />
      ) : (
        <CardSkeletons count={3} label={t('common.loading')} />
      )}
    </Page>
  );
}

function Trip({ trip }: { trip: HistoryItem }) {
  const { t } = useTranslation();
  const words = useRideWords();
  const { dateTime, money } = useFormat();
  return (
    <Card>
      <Flex justify="space-between" align="flex-start" gap="3">
        <Box minW="0">
          <Box textStyle="strong">{t('history.trip', { id: trip.rideId })}</Box>
          <Box textStyle="caption" color="fg.muted">
            {dateTime(trip.completedAt)} · {words.type(trip.rideType)}
          </Box>
        </Box>
        <Box textAlign="end" flexShrink="0">
          <Money amount={trip.amount} textStyle="heading" />
          {Number(trip.refunded) > 0 && (
            <Box textStyle="caption" color="fg.muted">
              {t('history.refunded', { amount: money(trip.refunded) })}
            </Box>
          )}
        </Box>
      </Flex>
      <Box textStyle="small" mt="3">
        {trip.pickupLocation} → {trip.dropoffLocation}
      </Box>
      <Flex gap="2" mt="3" wrap="wrap">
        <Badge tone="success">{t('ride.badges.completed')}</Badge>
        <Badge>{t('history.groupRide')}</Badge>
        <Badge>{t('history.splitPayment')}</Badge>
      </Flex>
      <Flex gap="2" mt="4">
        <LinkButton size="sm" variant="secondary" href={`/ride/${trip.rideId}/receipt`}>
          {t('receipt.view')}
        </LinkButton>
        <LinkButton size="sm" variant="ghost" href={`/ride/${trip.rideId}`}>
          {t('live.details')}
        </LinkButton>
      </Flex>
    </Card>
  );
}
