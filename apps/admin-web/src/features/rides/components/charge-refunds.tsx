import { useTranslation } from 'react-i18next';
import type { RefundView } from '@groupride/web-api-client';
import { Badge, Box, Button, Flex, InlineAlert, Money, Stack, useFormat, type Tone } from '@groupride/web-ui';
import { usePermission } from '../../../shared/permissions';
import { cents } from '../ledger';

const TONES: Record<RefundView['state'], Tone> = {
  requested: 'info',
  pending: 'info',
  succeeded: 'success',
  failed: 'danger',
};

/** Only a payment's last refund can be retried. */
const isLastRefund = ({ id, paymentId }: RefundView, refunds: readonly RefundView[]) =>
  !refunds.some((other) => other.paymentId === paymentId && other.id > id);

/** Refunds of one payer and their states. */
export function ChargeRefunds({
  refunds,
  onRetry,
}: {
  refunds: readonly RefundView[];
  onRetry: (refund: RefundView) => void;
}) {
  const { t } = useTranslation();
  const { money, dateTime } = useFormat();
  const mayRefund = usePermission('money.refund');
  if (refunds.length === 0) return null;
  return (
    <Box>
      <Box textStyle="overline" color="fg.muted" mb="1.5">
        {t('charges.refunds')}
      </Box>
      <Stack as="ul" listStyleType="none" gap="3" aria-label={t('charges.refunds')}>
        {refunds.map((refund) => (
          <Stack as="li" key={refund.id} gap="1">
            <Flex justify="space-between" align="center" gap="3">
              <Flex align="center" gap="2" wrap="wrap" textStyle="small">
                <Money amount={refund.amount} fontWeight="semibold" />
                {t(`refund.reasons.${refund.reason}`)}
              </Flex>
              <Badge tone={TONES[refund.state]}>{t(`refund.states.${refund.state}`)}</Badge>
            </Flex>
            <Box textStyle="caption" color="fg.muted" overflowWrap="anywhere">
              {[
                dateTime(refund.requestedAt),
                refund.requestedBy && t('refund.by', { name: refund.requestedBy }),
                refund.origin === 'system' && t('refund.byItself'),
                cents(refund.fromDriver) > 0 && t('refund.driverGave', { amount: money(refund.fromDriver) }),
                refund.note,
                refund.providerId,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Box>
            {refund.state === 'failed' && (
              <InlineAlert
                tone="error"
                action={
                  mayRefund &&
                  isLastRefund(refund, refunds) && (
                    <Button
                      size="sm"
                      variant="secondary"
                      aria-label={`${t('refund.again')}: ${money(refund.amount)}`}
                      onClick={() => onRetry(refund)}
                    >
                      {t('refund.again')}
                    </Button>
                  )
                }
              >
                {refund.failure ?? t('refund.states.failed')}
              </InlineAlert>
            )}
          </Stack>
        ))}
      </Stack>
    </Box>
  );
}
