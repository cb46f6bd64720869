import { useTranslation } from 'react-i18next';
import { instantToZoned } from '@groupride/geo';
import { latestPledgeDeadline, problemOfPledge } from '@groupride/pricing';
import type { PricingView } from '@groupride/web-api-client';
import { Box, DateField, InlineAlert, TwoColumns, Stack, Stepper, SwitchField, useFormat } from '@groupride/web-ui';
import { PledgeTable } from '../../../shared/pledge/pledge-table';
import { pledgeDeadlineOf, startOf } from '../booking-rules';
import type { BookingDraft } from '../slice';

const DAY_MS = 24 * 3_600_000;

export interface PledgeFieldsProps {
  draft: BookingDraft;
  /** The current price; null while it is unknown. */
  pricing: PricingView | null;
  onChange: (change: Partial<Pick<BookingDraft, 'splitMode' | 'pledgeMin' | 'pledgeDate' | 'pledgeTime'>>) => void;
}

/** "Go when 8 of 12 have joined by Friday noon", for scheduled rides that are paid by card. */
export function PledgeFields({ draft, pricing, onChange }: PledgeFieldsProps) {
  const { t } = useTranslation();
  const { timeZone } = useFormat();
  const start = startOf(draft, timeZone);
  if (!start || draft.paymentMethod !== 'card') return null;
  const isOn = draft.splitMode === 'pledge';
  const turn = (on: boolean) => {
    if (!on) return onChange({ splitMode: 'cover' });
    const latest = latestPledgeDeadline(start).getTime();
    const suggested = start.getTime() - DAY_MS > Date.now() + DAY_MS ? start.getTime() - DAY_MS : latest;
    const { date, time } = instantToZoned(new Date(suggested), timeZone);
    onChange({
      splitMode: 'pledge',
      pledgeMin: Math.max(2, Math.ceil((draft.groupSize * 2) / 3)),
      pledgeDate: date,
      pledgeTime: time,
    });
  };
  return (
    <Stack gap="3">
      <SwitchField label={t('payChoice.pledge')} hint={t('payChoice.pledgeDetail')} checked={isOn} onChange={turn} />
      {isOn && <Terms draft={draft} start={start} pricing={pricing} onChange={onChange} />}
    </Stack>
  );
}

function Terms({ draft, start, pricing, onChange }: PledgeFieldsProps & { start: Date }) {
  const { t } = useTranslation();
  const { timeZone, money } = useFormat();
  const deadline = pledgeDeadlineOf(draft, timeZone);
  const problem =
    deadline &&
    problemOfPledge(
      {
        minRiders: draft.pledgeMin,
        seats: draft.groupSize,
        deadline,
        scheduledAt: start,
        bookingType: 'scheduled',
        paymentMethod: 'card',
        hasPromotion: false,
      },
      new Date(),
    );
  const shown = pricing?.pledge;
  return (
    <>
      <Stepper
        label={t('pledge.form.min')}
        value={Math.min(draft.pledgeMin, draft.groupSize)}
        min={2}
        max={draft.groupSize}
        onChange={(pledgeMin) => onChange({ pledgeMin })}
        format={(count) => t('pledge.form.minOf', { count, seats: draft.groupSize })}
        decreaseLabel={t('booking.fewerPeople')}
        increaseLabel={t('booking.morePeople')}
      />
      <TwoColumns gap="3">
        <DateField
          label={t('pledge.form.date')}
          min={instantToZoned(Date.now(), timeZone).date}
          max={draft.date}
          value={draft.pledgeDate}
          onChange={(event) => onChange({ pledgeDate: event.target.value })}
        />
        <DateField
          kind="time"
          label={t('pledge.form.time')}
          value={draft.pledgeTime}
          onChange={(event) => onChange({ pledgeTime: event.target.value })}
        />
      </TwoColumns>
      <Box textStyle="caption" color="fg.muted">
        {t('pledge.form.hint')}
      </Box>
      <Box aria-live="polite">
        {!deadline ? (
          <InlineAlert tone="warning">{t('pledge.form.missingDeadline')}</InlineAlert>
        ) : problem ? (
          <InlineAlert tone="warning">
            {t(problem.code === 'too_soon' ? 'pledge.form.too_soon' : 'pledge.form.too_late')}
          </InlineAlert>
        ) : draft.promoApplied ? (
          <InlineAlert tone="warning">{t('pledge.form.noPromotion')}</InlineAlert>
        ) : (
          shown && <Box textStyle="label">{t('pledge.form.atMost', { amount: money(shown.maxShare) })}</Box>
        )}
      </Box>
      {shown && !problem && <PledgeTable shares={shown.shares} />}
    </>
  );
}
