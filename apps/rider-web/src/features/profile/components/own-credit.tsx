import { useTranslation } from 'react-i18next';
import type { CreditState } from '@groupride/contracts';
import { useGetCreditsQuery, type CreditView } from '@groupride/web-api-client';
import {
  Badge,
  Box,
  Card,
  ErrorState,
  Flex,
  LoadingState,
  Money,
  RowList,
  Stack,
  TextLink,
  useFormat,
  type Tone,
} from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';

const TONES: Record<CreditState, Tone> = {
  active: 'success',
  reserved: 'info',
  used: 'neutral',
  expired: 'warning',
  revoked: 'neutral',
};

/** The rider's credit, its expiry and its history. */
export function OwnCredit() {
  const { t } = useTranslation();
  const { money } = useFormat();
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useGetCreditsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data?.credits.length === 0) return null;
  return (
    <Card title={t('credit.title')}>
      {data === undefined && error ? (
        <ErrorState
          title={t('credit.failed')}
          detail={problemText(error)}
          onRetry={() => void refetch()}
          retryLabel={t('common.retry')}
          retrying={isFetching}
        />
      ) : data === undefined ? (
        <LoadingState label={t('common.loading')} />
      ) : (
        <Stack gap="3">
          <Flex align="baseline" gap="2">
            <Box textStyle="title">
              <Money amount={data.balance} />
            </Box>
            <Box textStyle="small" color="fg.muted">
              {t('credit.balance')}
            </Box>
          </Flex>
          <Box textStyle="small" color="fg.muted">
            {t('credit.how')}
            {data.reserved !== '0.00' && ` ${t('credit.reserved', { amount: money(data.reserved) })}`}
          </Box>
          <RowList label={t('credit.title')}>
            {data.credits.map((credit) => (
              <li key={credit.id}>
                <CreditRow credit={credit} />
              </li>
            ))}
          </RowList>
        </Stack>
      )}
    </Card>
  );
}

function CreditRow({ credit }: { credit: CreditView }) {
  const { t } = useTranslation();
  const { date, money } = useFormat();
  const { amount, left, state, reason, expiresAt, revokedFor, uses } = credit;
  return (
    <Box py="3">
      <Flex justify="space-between" gap="3" align="start">
        <Box minW="0" overflowWrap="anywhere" whiteSpace="pre-line">
          {reason}
        </Box>
        <Box textAlign="end" flexShrink="0">
          <Money amount={amount} fontWeight="semibold" />
        </Box>
      </Flex>
      <Flex gap="2" align="center" wrap="wrap" mt="1" textStyle="caption" color="fg.muted">
        <Badge tone={TONES[state]}>{t(`credit.states.${state}`)}</Badge>
        {state === 'active' && t('credit.leftUntil', { amount: money(left), date: date(expiresAt) })}
        {state === 'expired' && t('credit.expiredOn', { date: date(expiresAt) })}
        {state === 'revoked' && revokedFor}
      </Flex>
      {uses.map((use, index) => (
        <Box key={index} textStyle="caption" color="fg.muted" mt="1">
          {t(`credit.uses.${use.state}`, { amount: money(use.amount) })}{' '}
          <TextLink href={`/ride/${use.rideId}`}>{t('credit.ride', { id: use.rideId })}</TextLink>
        </Box>
      ))}
    </Box>
  );
}
