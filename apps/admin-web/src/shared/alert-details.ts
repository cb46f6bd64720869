import { useTranslation } from 'react-i18next';
import { PAYOUT_FAILURES, type PayoutFailure } from '@groupride/contracts';
import type { AlertView } from '@groupride/web-api-client';
import { useFormat } from '@groupride/web-ui';
import { useDisputeReason } from './dispute-reason';
import { useFailureText } from './failure-text';

const isPayoutFailure = (reason: unknown): reason is PayoutFailure =>
  (PAYOUT_FAILURES as readonly unknown[]).includes(reason);

/** Details of an alert as text, except its ride, driver, amounts and contacts. */
export function useAlertDetails(): (alert: AlertView) => string[] {
  const { t } = useTranslation();
  const { dateTime, distance } = useFormat();
  const reasonOf = useDisputeReason();
  const failureText = useFailureText();
  return (alert) => {
    const { accountId: account, evidenceDueAt: due, failureReason } = alert.data;
    const failure = alert.data['failureMessage'] ?? alert.data['why'];
    const { reason, intentId, meters, statedReason, step, knownMeters, leapMeters, silentSeconds } = alert.data;
    const { queue, count } = alert.data;
    return [
      alert.paymentId && t('money.payment', { id: alert.paymentId }),
      alert.kind === 'business_difference' && typeof account === 'number' && t('business.number', { id: account }),
      typeof due === 'string' && t('money.evidence', { when: dateTime(due) }),
      alert.kind === 'dispute_open' && typeof reason === 'string' && reasonOf(reason),
      typeof meters === 'number' && t('money.away', { distance: distance(meters) }),
      step === 'arrived' && t('money.claims.arrived'),
      step === 'completed' && t('money.claims.completed'),
      typeof knownMeters === 'number' && t('money.carWas', { distance: distance(knownMeters) }),
      typeof leapMeters === 'number' && t('money.leapt', { distance: distance(leapMeters) }),
      typeof silentSeconds === 'number' && t('money.silentFor', { count: Math.max(1, Math.round(silentSeconds / 60)) }),
      silentSeconds === null && t('money.neverSeen'),
      typeof statedReason === 'string' && statedReason,
      isPayoutFailure(failureReason)
        ? t(`payouts.failures.${failureReason}`)
        : typeof failure === 'string' && failureText(alert.data['failureCode'], failure),
      typeof queue === 'string' && typeof count === 'number' && t('money.failedJobs', { count, queue }),
      alert.kind === 'unknown_charge' && typeof intentId === 'string' && intentId,
      alert.closedAt &&
        (alert.closedBy
          ? t('money.closedBy', { name: alert.closedBy, when: dateTime(alert.closedAt) })
          : t('money.closedByItself', { when: dateTime(alert.closedAt) })),
    ].filter((fact): fact is string => typeof fact === 'string' && fact !== '');
  };
}
