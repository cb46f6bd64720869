import { useTranslation } from 'react-i18next';
import type { CancellationView } from '@groupride/web-api-client';
import { Box, CostBreakdown, InlineAlert, Stack, useFormat, type CostRow } from '@groupride/web-ui';
import { useCardText } from '../../../shared/payments/card-name';

export interface CancellationPreviewProps {
  preview: CancellationView;
  /** Whether the organizer pays for the seat of a member who leaves (default true). */
  isCovered?: boolean;
}

/** Shows what each person pays or gets back when the ride is cancelled or a member leaves, and why. */
export function CancellationPreview({ preview, isCovered = true }: CancellationPreviewProps) {
  const { t } = useTranslation();
  const { when, money } = useFormat();
  const cardText = useCardText();
  const leaves = preview.rule === null || preview.rule === undefined;
  const costs = Number(preview.fee) > 0;
  const keptNothing = !costs && preview.keptPercent > 0;
  const why =
    preview.reasonCode && preview.reasonCode !== 'ride_state_conflict'
      ? t(`pageProblems.${preview.reasonCode}`)
      : leaves
        ? t(isCovered ? 'ending.leaving' : 'ending.leavingUncovered')
        : keptNothing
          ? t('ending.nothingHeld')
          : t(`ending.rules.${preview.rule ?? 'without_fault'}`, { percent: preview.keptPercent });
  return (
    <Stack gap="3">
      <CostBreakdown label={t('ending.everybody')} rows={useRows(preview)} />
      <InlineAlert tone={costs ? 'warning' : 'info'}>{why}</InlineAlert>
      {preview.chargedCard && (
        <Box textStyle="caption" color="fg.muted">
          {t('ending.chargedCard', { card: cardText(preview.chargedCard), amount: money(preview.fee) })}
        </Box>
      )}
      {preview.isOwed && (
        <Box textStyle="caption" color="fg.muted">
          {t('ending.owed', { amount: money(preview.fee) })}
        </Box>
      )}
      {preview.freeUntil && (
        <Box textStyle="caption" color="fg.muted">
          {t(preview.phase === 'arrived' ? 'ending.freeUntilExactly' : 'ending.freeUntil', {
            time: when(preview.freeUntil),
          })}
        </Box>
      )}
    </Stack>
  );
}

/** The reader's own amounts, and those of other members who have a hold or have paid already. */
function useRows({ payers, fee, released, refunded }: CancellationView): CostRow[] {
  const { t } = useTranslation();
  const others = payers.filter(
    (payer) => !payer.isYou && [payer.held, payer.taken, payer.charged].some((amount) => Number(amount) > 0),
  );
  return [
    { label: t('ending.youCharged'), amount: fee },
    // Without a hold there is nothing to release: cash, a card that is held later, or a ride not paid yet.
    ...(Number(released) > 0 ? [{ label: t('ending.youReleased'), amount: released }] : []),
    ...(Number(refunded) > 0 ? [{ label: t('ending.youRefunded'), amount: refunded }] : []),
    ...others.flatMap(({ name, charged, released: back, refunded: after }) => [
      ...(Number(charged) > 0 ? [{ label: t('ending.charged', { name }), amount: charged }] : []),
      { label: t('ending.released', { name }), amount: back },
      ...(Number(after) > 0 ? [{ label: t('ending.refunded', { name }), amount: after }] : []),
    ]),
  ];
}
