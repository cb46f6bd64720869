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
  StatusBadge,
  useFormat,
} from '@groupride/web-ui';
import { ownAmounts, type AmountName } from '../../shared/own-amounts';
import { Page } from '../../shared/page';
import { useProblemText } from '../../shared/problem-text';
import { useRideTexts } from '../../shared/ride-texts';
import { useListHistoryQuery } from './api';

/** Amounts beside what was paid that explain it. */
const NOTED: readonly AmountName[] = ['fee', 'setAside', 'inCash', 'tip', 'refunded', 'waived', 'outstanding'];

/** Completed and cancelled rides, and what each one cost. */
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
  const words = useRideTexts();
  const { dateTime, money } = useFormat();
  const cancelled = trip.status === 'cancelled';
  const notes = ownAmounts(trip).filter(({ name }) => NOTED.includes(name));
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
          <Money amount={trip.amounts.paid} textStyle="heading" />
          {notes.map(({ name, amount }) => (
            <Box key={name} textStyle="caption" color="fg.muted">
              {t('amounts.note', { label: t(`amounts.${name}`), amount: money(amount) })}
            </Box>
          ))}
        </Box>
      </Flex>
      <Box textStyle="small" mt="3">
        {trip.pickupLocation} → {trip.dropoffLocation}
      </Box>
      <Flex gap="2" mt="3" wrap="wrap">
        <StatusBadge status={trip.status} label={words.badge(trip.status)} />
        <Badge>{t('history.groupRide')}</Badge>
        <Badge>{t('history.splitPayment')}</Badge>
      </Flex>
      <Flex gap="2" mt="4">
        {!(cancelled && Number(trip.amounts.due) === 0) && (
          <LinkButton size="sm" variant="secondary" href={`/ride/${trip.rideId}/receipt`}>
            {t('receipt.view')}
          </LinkButton>
        )}
        <LinkButton size="sm" variant="ghost" href={`/ride/${trip.rideId}`}>
          {t('live.details')}
        </LinkButton>
      </Flex>
    </Card>
  );
}
