import { useTranslation } from 'react-i18next';
import type { AdminRideView, ChargedPayment, PaymentView } from '@groupride/web-api-client';
import { Badge, Box, Button, Flex, InlineAlert, Stack, TextLink, useFormat, type Tone } from '@groupride/web-ui';
import { RoleNote, usePermission } from '../../../shared/permissions';
import { useCardText } from '../../../shared/card-text';
import { disputeHref } from '../../../shared/dispute-href';
import { useFailureText } from '../../../shared/failure-text';
import { paymentSteps, sentencesOf, type DisputeStep } from '../charge-facts';
import { cents } from '../ledger';

const TONES: Record<PaymentView['state'], Tone> = {
  created: 'neutral',
  requires_action: 'warning',
  failed: 'danger',
  stored: 'info',
  authorized: 'info',
  captured: 'success',
  released: 'neutral',
};
const PURPOSE = {
  ride: 'ride.holdForRide',
  share: 'ride.holdForSeat',
  tip: 'ride.paidAsTip',
  debt: 'ride.paidAsDebt',
  overpayment: 'ride.takenForNothing',
} as const satisfies Record<AdminRideView['payments'][number]['purpose'], string>;
const DISPUTES: Record<
  DisputeStep,
  { tone: Tone; word: 'charges.inDispute' | 'charges.disputeWon' | 'charges.disputeLost' }
> = {
  payment_disputed: { tone: 'danger', word: 'charges.inDispute' },
  dispute_won: { tone: 'success', word: 'charges.disputeWon' },
  dispute_lost: { tone: 'danger', word: 'charges.disputeLost' },
};

export interface ChargePaymentsProps {
  view: AdminRideView;
  payments: readonly ChargedPayment[];
  payerName: string;
  onRefund: (payment: ChargedPayment) => void;
}

/** Payments of one payer with purpose, card and state. */
export function ChargePayments({ view, payments, payerName, onRefund }: ChargePaymentsProps) {
  const { t } = useTranslation();
  if (payments.length === 0) return null;
  const isRefundable = payments.some(({ refundable }) => cents(refundable) > 0);
  return (
    <>
      <Stack as="ul" listStyleType="none" gap="2" aria-label={`${t('charges.payments')}: ${payerName}`}>
        {payments.map((payment) => (
          <Stack as="li" key={payment.id} gap="2" bg="bg.subtle" borderRadius="md" px="3" py="2">
            <Payment view={view} payment={payment} payerName={payerName} onRefund={onRefund} />
          </Stack>
        ))}
      </Stack>
      {isRefundable && <RoleNote permission="money.refund" />}
    </>
  );
}

interface PaymentProps extends Pick<ChargePaymentsProps, 'view' | 'payerName' | 'onRefund'> {
  payment: ChargedPayment;
}

function Payment({ view, payment, payerName, onRefund }: PaymentProps) {
  const { t } = useTranslation();
  const cardText = useCardText();
  const mayRefund = usePermission('money.refund');
  const maySeeMoney = usePermission('money.view');
  const card = payment.card ? cardText(payment.card) : t('charges.noCard');
  const about = view.payments.find(({ id }) => id === payment.id);
  const { renewed, dispute } = paymentSteps(view.events, payment.id);
  const steps = useSteps(
    payment,
    renewed.map(({ at }) => at),
    dispute,
  );
  const disputeId = dispute.at(-1)?.data['disputeId'];
  const outcome = dispute.at(-1)?.type ?? (payment.disputed ? 'payment_disputed' : null);
  return (
    <>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Box minW="0" flex="1 1 14rem">
          <Flex align="center" gap="2" rowGap="1" wrap="wrap" textStyle="label">
            {[about && t(PURPOSE[about.purpose]), card].filter(Boolean).join(' · ')}
            <Badge tone={TONES[payment.state]}>{t(`paymentState.${payment.state}`)}</Badge>
            {outcome && <Badge tone={DISPUTES[outcome].tone}>{t(DISPUTES[outcome].word)}</Badge>}
            {maySeeMoney && typeof disputeId === 'string' && (
              <TextLink href={disputeHref(disputeId)}>{t('queue.evidence')}</TextLink>
            )}
          </Flex>
          <Box textStyle="caption" color="fg.muted">
            {steps.join(' → ')}
          </Box>
          {payment.providerId && (
            <Box textStyle="caption" color="fg.subtle" overflowWrap="anywhere">
              {payment.providerId}
            </Box>
          )}
        </Box>
        {mayRefund && cents(payment.refundable) > 0 && (
          <Button
            size="sm"
            variant="secondary"
            aria-label={`${t('refund.action')}: ${payerName}, ${card}`}
            onClick={() => onRefund(payment)}
          >
            {t('refund.action')}
          </Button>
        )}
      </Flex>
      {about && <Waiting about={about} />}
    </>
  );
}

/** When the payment was authorized, reauthorized, captured, refunded and disputed. */
function useSteps(
  payment: ChargedPayment,
  renewed: readonly string[],
  dispute: readonly { type: DisputeStep; at: string }[],
): string[] {
  const { t } = useTranslation();
  const { money, dateTime } = useFormat();
  const { held, heldAt, startedAt, captured, capturedAt, releasedAt } = payment;
  return [
    heldAt
      ? `${t('charges.held', { amount: money(held) })} ${dateTime(heldAt)}`
      : `${t('charges.started')} ${dateTime(startedAt)}`,
    ...renewed.map((at) => `${t('charges.renewed')} ${dateTime(at)}`),
    capturedAt && `${t('charges.capturedAt', { amount: money(captured) })} ${dateTime(capturedAt)}`,
    capturedAt &&
      cents(held) > cents(captured) &&
      t('charges.restReleased', { amount: money(((cents(held) - cents(captured)) / 100).toFixed(2)) }),
    releasedAt && `${t('charges.released')} ${dateTime(releasedAt)}`,
    ...dispute.map(({ type, at }) => `${t(DISPUTES[type].word)} ${dateTime(at)}`),
  ].filter((step): step is string => typeof step === 'string');
}

/** Pending steps and failures of a payment. */
function Waiting({ about }: { about: AdminRideView['payments'][number] }) {
  const { t } = useTranslation();
  const { money, dateTime } = useFormat();
  const { state, risesTo, authorizeAt, recoverBefore, captureBefore, failureCode, failureMessage } = about;
  const failureText = useFailureText();
  const open = state !== 'captured' && state !== 'released';
  const waiting = [
    open && risesTo && t('charges.risesTo', { amount: money(risesTo) }),
    state === 'stored' && authorizeAt && t('charges.heldOn', { when: dateTime(authorizeAt) }),
    open && recoverBefore && t('charges.recoverBefore', { when: dateTime(recoverBefore) }),
    state === 'authorized' &&
      !recoverBefore &&
      captureBefore &&
      t('charges.holdLasts', { when: dateTime(captureBefore) }),
  ].filter(Boolean);
  return (
    <>
      {failureMessage && open && (
        <InlineAlert tone="error">
          {t('charges.refused', { reason: failureText(failureCode, failureMessage) })}
        </InlineAlert>
      )}
      {waiting.length > 0 && (
        <InlineAlert tone={open && (risesTo || recoverBefore) ? 'warning' : 'info'}>{sentencesOf(waiting)}</InlineAlert>
      )}
    </>
  );
}
