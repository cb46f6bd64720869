import { Landmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge, Box, Card, EmptyState, ListRow, Money, RowList, VStack, useFormat, type Tone } from '@groupride/web-ui';
import type { PayoutView } from '../api';

const TONE_OF: Readonly<Record<PayoutView['state'], Tone>> = {
  requested: 'info',
  sent: 'info',
  paid: 'success',
  returning: 'warning',
  failed: 'danger',
};

/** Payouts to the bank and their state. */
export function PayoutList({ payouts, accountReady }: { payouts: readonly PayoutView[]; accountReady: boolean }) {
  const { t } = useTranslation();
  return (
    <Card flush title={t('payouts.list')}>
      {payouts.length === 0 ? (
        <EmptyState
          icon={<Landmark size={26} aria-hidden />}
          title={t('payouts.listEmpty')}
          detail={t('payouts.listEmptyText')}
        />
      ) : (
        <RowList label={t('payouts.list')}>
          {payouts.map((payout) => (
            <li key={payout.id}>
              <ListRow
                title={t(`payouts.kind.${payout.kind}`)}
                detail={<Detail payout={payout} accountReady={accountReady} />}
                trailing={
                  <VStack align="end" gap="1">
                    <Money amount={payout.amount} fontWeight="semibold" />
                    <Badge tone={TONE_OF[payout.state]}>{t(`payouts.state.${payout.state}`)}</Badge>
                  </VStack>
                }
              />
            </li>
          ))}
        </RowList>
      )}
    </Card>
  );
}

interface DetailProps {
  payout: PayoutView;
  /** If false, the account shows the problem, and an older failure reason would contradict it. */
  accountReady: boolean;
}

function Detail({ payout, accountReady }: DetailProps) {
  const { requestedAt, arrivesAt, fee, state, failureReason, bankLast4 } = payout;
  const { t } = useTranslation();
  const { dateTime, day, money } = useFormat();
  const account = bankLast4 && t('payouts.toAccount', { last4: bankLast4 });
  // Arrival dates are midnight UTC, regardless of the time zone.
  const expected = state === 'sent' && arrivesAt ? t('payouts.expected', { when: day(arrivesAt.slice(0, 10)) }) : null;
  const feeText = Number(fee) > 0 && state !== 'failed' ? t('payouts.feeOf', { fee: money(fee) }) : null;
  const failed = accountReady ? 'payouts.failedText' : 'payouts.failedAccount';
  const wrong = state === 'failed' ? failed : state === 'returning' ? 'payouts.returningText' : null;
  return (
    <>
      <Box>{[dateTime(requestedAt), account, expected, feeText].filter(Boolean).join(' · ')}</Box>
      {wrong && (
        <Box color={state === 'failed' ? 'danger.fg' : 'fg'}>
          {t(wrong, { reason: t(`payouts.failures.${failureReason ?? 'provider'}`) })}
        </Box>
      )}
    </>
  );
}
