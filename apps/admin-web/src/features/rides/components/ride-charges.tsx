import { Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CANCELLATION_RULES } from '@groupride/contracts';
import type { ChargedPayment, ChargeExplanation, RefundView } from '@groupride/web-api-client';
import { Badge, Box, Button, Card, CostBreakdown, ErrorState, Flex, InlineAlert, Money, Skeleton, Stack, useFormat, type CostRow } from '@groupride/web-ui';
import { useGetChargesQuery } from '../api';
import { cents } from '../ledger';
import { ChargeRefunds } from './charge-refunds';

const RefundDialog = lazy(() => import('./refund-dialog'));
/** While a refund is on its way, its outcome comes soon. */
const POLL = 3000;

interface Asked {
  payment: ChargedPayment;
  payerName: string;
  again?: RefundView;
}

/** Why each person was charged what they were charged, and what went back; here it is given back. */
export function RideCharges({ rideId }: { rideId: number }) {
  const { t } = useTranslation();
  const [waiting, setWaiting] = useState(false);
  const { currentData, isError, isFetching, refetch } = useGetChargesQuery({ rideId }, { pollingInterval: waiting ? POLL : 0 });
  const [asked, setAsked] = useState<Asked | null>(null);
  const underWay = currentData?.payers.some(({ refunds }) => refunds.some(({ state }) => state === 'requested')) ?? false;
  if (underWay !== waiting) setWaiting(underWay);
  return (
    <Card title={t('charges.title')}>
      <Box textStyle="small" color="fg.muted" mb="4">
        {t('charges.hint')}
      </Box>
      {!currentData && !isError && (
        <Box role="status" aria-label={t('app.loading')}>
          <Skeleton h="40" />
        </Box>
      )}
      {!currentData && isError && (
        <ErrorState title={t('app.loadFailed')} detail={t('app.loadFailedHint')} onRetry={() => void refetch()} retryLabel={t('app.retry')} retrying={isFetching} />
      )}
      {currentData?.cash && (
        <Box mb="4">
          <InlineAlert tone="info">{t('charges.cash')}</InlineAlert>
        </Box>
      )}
      {currentData?.payers.length === 0 && <Box textStyle="small">{t('charges.empty')}</Box>}
      <Stack as="ul" listStyleType="none" gap="6" aria-label={t('charges.title')}>
        {currentData?.payers.map((payer) => (
          <Payer key={payer.payerId} payer={payer} onRefund={(payment, again) => setAsked({ payment, payerName: payer.payerName, ...(again ? { again } : {}) })} />
        ))}
      </Stack>
      {asked && (
        <Suspense fallback={null}>
          <RefundDialog rideId={rideId} payment={asked.payment} payerName={asked.payerName} again={asked.again} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </Card>
  );
}

function Payer({ payer, onRefund }: { payer: ChargeExplanation; onRefund: (payment: ChargedPayment, again?: RefundView) => void }) {
  const { t } = useTranslation();
  const again = (refund: RefundView) => {
    const payment = payer.payments.find(({ id }) => id === refund.paymentId);
    if (payment) onRefund(payment, refund);
  };
  const rows = useRows(payer);
  const sentence = useSentence(payer);
  return (
    <Stack as="li" gap="3" borderTopWidth="1px" pt="4" _first={{ borderTopWidth: '0', pt: '0' }}>
      <Flex justify="space-between" align="start" gap="4">
        <Box minW="0">
          <Box textStyle="strong">{payer.payerName}</Box>
          <Box textStyle="small" color="fg.muted" overflowWrap="anywhere">
            {t(payer.isOrganizer ? 'charges.organizer' : 'charges.member')} · {payer.payerEmail}
          </Box>
        </Box>
        <Box textAlign="end">
          <Money amount={payer.charged} textStyle="heading" />
          <Box textStyle="caption" color="fg.muted" whiteSpace="nowrap">
            {t('charges.chargedNow')}
          </Box>
        </Box>
      </Flex>
      <Box textStyle="small" color="fg.muted">
        {sentence}
      </Box>
      {rows.length > 0 && <CostBreakdown label={`${t('charges.title')}: ${payer.payerName}`} rows={rows} />}
      <Payments payments={payer.payments} payerName={payer.payerName} onRefund={onRefund} />
      <ChargeRefunds refunds={payer.refunds} onAgain={again} />
    </Stack>
  );
}

/** The lines, what they sum to, what went back, what remains. */
function useRows({ lines, settled, captured, refunded, disputed, charged, payments, refunds }: ChargeExplanation): CostRow[] {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  if (!settled && cents(captured) === 0) return [];
  const capturedAt = payments.find((payment) => payment.capturedAt)?.capturedAt;
  const back: CostRow[] = [
    ...refunds
      .filter(({ state }) => state === 'succeeded')
      .map(({ amount, reason, settledAt }): CostRow => ({
        label: t('charges.refunded'),
        amount: `-${amount}`,
        detail: [t(`refund.reasons.${reason}`), settledAt && dateTime(settledAt)].filter(Boolean).join(' · '),
        kind: 'discount',
      })),
    ...(cents(disputed) > 0 ? [{ label: t('charges.disputed'), amount: `-${disputed}` }] : []),
  ];
  const cards = [...new Set(payments.filter((payment) => cents(payment.captured) > 0).map(({ card }) => card))].filter(Boolean).join(', ');
  return [
    ...lines.map(({ about, amount, name }): CostRow => ({ label: t(`charges.lines.${about}`, { name: name ?? '' }), amount, kind: cents(amount) < 0 ? 'discount' : 'line' })),
    { label: t('charges.captured'), amount: captured, detail: [cards, capturedAt && dateTime(capturedAt)].filter(Boolean).join(' · '), kind: 'total' },
    ...back,
    ...(cents(refunded) > 0 || cents(disputed) > 0 ? [{ label: t('charges.chargedNow'), amount: charged, kind: 'total' as const }] : []),
  ];
}

function useSentence({ settled, captured, splitMode, rideTotal, groupSize, seat, isOrganizer, cancelRule }: ChargeExplanation): string {
  const { t } = useTranslation();
  const { money } = useFormat();
  const rule = CANCELLATION_RULES.find((known) => known === cancelRule);
  const split =
    splitMode === 'sponsor' ? t('charges.sponsors') : splitMode === 'custom' ? t('charges.customSplit') : t('charges.covers', { total: money(rideTotal), count: groupSize });
  return [
    rule ? t('charges.rule', { rule: t(`charges.rules.${rule}`) }) : split,
    !rule && !isOrganizer && seat && t('charges.seat', { amount: money(seat) }),
    !settled && cents(captured) === 0 && (cancelRule ? t('charges.nothing') : t('charges.notYet')),
  ]
    .filter(Boolean)
    .join(' ');
}

interface PaymentsProps {
  payments: readonly ChargedPayment[];
  payerName: string;
  onRefund: (payment: ChargedPayment) => void;
}

function Payments({ payments, payerName, onRefund }: PaymentsProps) {
  const { t } = useTranslation();
  const { money, dateTime } = useFormat();
  if (payments.length === 0) return null;
  return (
    <Stack as="ul" listStyleType="none" gap="2" aria-label={t('charges.payments')}>
      {payments.map((payment) => {
        const steps = [
          payment.heldAt ? `${t('charges.held', { amount: money(payment.held) })} ${dateTime(payment.heldAt)}` : `${t('charges.started')} ${dateTime(payment.startedAt)}`,
          payment.capturedAt && `${t('charges.capturedAt', { amount: money(payment.captured) })} ${dateTime(payment.capturedAt)}`,
          payment.releasedAt && `${t('charges.released')} ${dateTime(payment.releasedAt)}`,
        ];
        return (
          <Flex as="li" key={payment.id} justify="space-between" align="center" gap="3" wrap="wrap" bg="bg.subtle" borderRadius="md" px="3" py="2">
            <Box minW="0" flex="1 1 14rem">
              <Flex align="center" gap="2" textStyle="label">
                {payment.card ?? t('charges.noCard')}
                {payment.disputed && <Badge tone="danger">{t('charges.inDispute')}</Badge>}
              </Flex>
              <Box textStyle="caption" color="fg.muted">
                {steps.filter(Boolean).join(' → ')}
              </Box>
              {payment.providerId && (
                <Box textStyle="caption" color="fg.subtle" overflowWrap="anywhere">
                  {payment.providerId}
                </Box>
              )}
            </Box>
            {cents(payment.refundable) > 0 && (
              <Button size="sm" variant="secondary" aria-label={`${t('refund.action')}: ${payerName}, ${payment.card ?? ''}`} onClick={() => onRefund(payment)}>
                {t('refund.action')}
              </Button>
            )}
          </Flex>
        );
      })}
    </Stack>
  );
}
