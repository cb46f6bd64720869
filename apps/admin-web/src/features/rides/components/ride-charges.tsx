import { Suspense, lazy, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useGetChargesQuery,
  type AdminRideView,
  type ChargedPayment,
  type ChargeExplanation,
  type RefundView,
} from '@groupride/web-api-client';
import {
  Box,
  Button,
  Card,
  CostBreakdown,
  Flex,
  InlineAlert,
  Money,
  Skeleton,
  Stack,
  useFormat,
} from '@groupride/web-ui';
import { Permitted } from '../../../shared/permissions';
import { useRecordedRefunds } from '../hooks/use-refund';
import { RIDE_POLL } from '../ride-poll';
import { ChargePayments } from './charge-payments';
import { ChargeRefunds } from './charge-refunds';
import { useChargeRows, useChargeSentence } from './use-charge-texts';
import { NotLoaded } from '../../../shared/components/listing';

const RefundDialog = lazy(() => import('./refund-dialog'));
const CloseDebtDialog = lazy(() => import('./close-debt-dialog'));
/** Polling interval while a refund is in progress. */
const REFUND_POLL = 3000;

interface RefundRequest {
  paymentId: number;
  payerName: string;
  again?: RefundView;
}

/** Explains each person's charges and refunds, and starts refunds. */
export function RideCharges({ view }: { view: AdminRideView }) {
  const { t } = useTranslation();
  const rideId = view.ride.id;
  const [waiting, setWaiting] = useState(false);
  const { currentData, error, isFetching, refetch } = useGetChargesQuery(
    { rideId },
    { pollingInterval: waiting ? REFUND_POLL : RIDE_POLL },
  );
  const [asked, setAsked] = useState<RefundRequest | null>(null);
  const [closing, setClosing] = useState<ChargeExplanation | null>(null);
  const underWay =
    currentData?.payers.some(({ refunds }) => refunds.some(({ state }) => state === 'requested')) ?? false;
  if (underWay !== waiting) setWaiting(underWay);
  // Looks up the current payment, because its refundable amount may have changed since the dialog opened.
  const payer = currentData?.payers.find(({ payments }) => payments.some(({ id }) => id === asked?.paymentId));
  const payment = payer?.payments.find(({ id }) => id === asked?.paymentId);
  const forgetRecorded = useRecordedRefunds(rideId);
  useEffect(() => forgetRecorded(currentData?.payers.flatMap(({ refunds }) => refunds) ?? []));
  // A card may have paid missing cash, or a tip.
  const byCard =
    currentData?.payers.some(({ payments }) => payments.some(({ captured }) => Number(captured) > 0)) ?? false;
  return (
    <Card title={t('charges.title')}>
      <Box textStyle="small" color="fg.muted" mb="4">
        {t('charges.hint')}
      </Box>
      {!currentData && !error && (
        <Box role="status" aria-label={t('app.loading')}>
          <Skeleton h="40" />
        </Box>
      )}
      {!currentData && error !== undefined && <NotLoaded what="charges" asked={{ error, isFetching, refetch }} />}
      {currentData?.cash && (
        <Box mb="4">
          <InlineAlert tone="info">{t(byCard ? 'charges.cashAndCard' : 'charges.cash')}</InlineAlert>
        </Box>
      )}
      {currentData?.payers.length === 0 && <Box textStyle="small">{t('charges.empty')}</Box>}
      {currentData && currentData.payers.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="6" aria-label={t('charges.title')}>
          {currentData.payers.map((payer) => (
            <Payer
              key={payer.payerId}
              view={view}
              payer={payer}
              onCloseDebt={setClosing}
              onRefund={({ id }, again) =>
                setAsked({ paymentId: id, payerName: payer.payerName, ...(again ? { again } : {}) })
              }
            />
          ))}
        </Stack>
      )}
      {asked && payer && payment && (
        <Suspense fallback={null}>
          <RefundDialog
            rideId={rideId}
            payment={payment}
            payerName={asked.payerName}
            refunds={payer.refunds}
            again={asked.again}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
      {closing && (
        <Suspense fallback={null}>
          <CloseDebtDialog
            rideId={rideId}
            payerId={closing.payerId}
            payerName={closing.payerName}
            owed={closing.owed}
            cash={currentData?.cash ?? false}
            onClose={() => setClosing(null)}
          />
        </Suspense>
      )}
    </Card>
  );
}

interface PayerProps {
  view: AdminRideView;
  payer: ChargeExplanation;
  onRefund: (payment: ChargedPayment, again?: RefundView) => void;
  onCloseDebt: (payer: ChargeExplanation) => void;
}

function Payer({ view, payer, onRefund, onCloseDebt }: PayerProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const again = (refund: RefundView) => {
    const payment = payer.payments.find(({ id }) => id === refund.paymentId);
    if (payment) onRefund(payment, refund);
  };
  const rows = useChargeRows(view, payer);
  const sentence = useChargeSentence(view, payer);
  return (
    <Stack as="li" gap="3" borderTopWidth="1px" pt="4" _first={{ borderTopWidth: '0', pt: '0' }}>
      <Flex justify="space-between" align="start" gap="4">
        <Box minW="0">
          <Box textStyle="strong">{payer.payerName}</Box>
          <Box textStyle="small" color="fg.muted" overflowWrap="anywhere">
            {t(payer.isOrganizer ? 'charges.organizer' : 'charges.member')}
            {/* The address of a booking service account is a placeholder that nobody reads. */}
            {payer.payerEmail.endsWith('.invalid') ? '' : ` · ${payer.payerEmail}`}
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
      {payer.settled && Number(payer.owed) > 0 && (
        <Flex justify="space-between" align="center" gap="3" wrap="wrap">
          <Box textStyle="label">{t('closeDebt.owes', { amount: money(payer.owed) })}</Box>
          <Permitted permission="money.manage">
            <Button
              size="sm"
              variant="secondary"
              aria-label={`${t('closeDebt.action')}: ${payer.payerName}`}
              onClick={() => onCloseDebt(payer)}
            >
              {t('closeDebt.action')}
            </Button>
          </Permitted>
        </Flex>
      )}
      <ChargePayments view={view} payments={payer.payments} payerName={payer.payerName} onRefund={onRefund} />
      <ChargeRefunds refunds={payer.refunds} onRetry={again} />
    </Stack>
  );
}
