import { useState } from 'react';
import { Controller, useForm, type FieldErrors } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PROMOTION_CODE, PROMOTION_KINDS } from '@groupride/contracts';
import { fieldProblemsOf, type PromotionView } from '@groupride/web-api-client';
import { DateField, Grid, SegmentedControl, SwitchField, TextField, toast, useFormat } from '@groupride/web-ui';
import { FormDialog } from '../../../shared/components/form-dialog';
import { ReasonField } from '../../../shared/components/reason-field';
import { useProblemText } from '../../../shared/problem-text';
import { useBasedOn } from '../../../shared/use-based-on';
import { useReason } from '../../../shared/use-reason';
import { useAddPromotionMutation, useChangePromotionMutation } from '../api';
import {
  asPromotionField,
  changeOf,
  emptyPromotion,
  promotionOf,
  typedOf,
  problemOf,
  type PromotionField,
  type PromotionProblem,
  type TypedPromotion,
} from '../promotion-form';
import { useAmountText } from '../../../shared/amount-text';
import { RideTypeChoice } from './ride-type-choice';

export interface PromotionDialogProps {
  /** The promotion to edit; null adds one. */
  promotion: PromotionView | null;
  onClose: () => void;
}

/** Marks the first element to focus; without it, the dialog focuses its × button. */
const FOCUS_FIRST = { 'data-autofocus': '' };
const TWO = { templateColumns: { base: '1fr', md: '1fr 1fr' }, gap: '4', alignItems: 'start' } as const;

/** Edits a promo code. Existing quotes keep their terms. */
export default function PromotionDialog({ promotion, onClose }: PromotionDialogProps) {
  const { t } = useTranslation();
  const amountText = useAmountText();
  const { form, save, busy, problem, reason } = usePromotionForm(promotion, onClose);
  const { register, control, watch, formState } = form;
  const [kind, firstRideOnly, maxDiscount] = watch(['kind', 'firstRideOnly', 'maxDiscount']);
  const errorOf = (field: PromotionField): string | undefined => {
    const problemKey = formState.errors[field]?.type;
    return problemKey && t(`promotions.problems.${problemKey as PromotionProblem}`);
  };
  const wrongAmount = errorOf('maxDiscount');
  const amountError = wrongAmount && amountText(maxDiscount, wrongAmount);
  const whole = { autoComplete: 'off', inputMode: 'numeric' } as const;
  return (
    <FormDialog
      title={promotion ? t('promotions.editTitle', { code: promotion.code }) : t('promotions.addTitle')}
      description={promotion ? t('promotions.editText') : t('promotions.addText')}
      submit={promotion ? t('promotions.save') : t('promotions.add')}
      busy={busy}
      busyLabel={t('promotions.saving')}
      problem={problem}
      onSubmit={save}
      onClose={onClose}
    >
      <Grid {...TWO}>
        {!promotion && (
          <TextField
            label={t('promotions.code')}
            hint={t('promotions.codeHint')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={PROMOTION_CODE.longest}
            textTransform="uppercase"
            {...FOCUS_FIRST}
            error={errorOf('code')}
            {...register('code')}
          />
        )}
        <TextField
          label={t('promotions.name')}
          hint={t('promotions.nameHint')}
          autoComplete="off"
          error={errorOf('name')}
          {...register('name')}
        />
      </Grid>
      {!promotion && (
        <Controller
          control={control}
          name="kind"
          render={({ field }) => (
            <SegmentedControl
              label={t('promotions.kind')}
              value={field.value}
              onChange={field.onChange}
              options={PROMOTION_KINDS.map((value) => ({ value, label: t(`promotions.kinds.${value}`) }))}
            />
          )}
        />
      )}
      <Grid {...TWO}>
        {kind === 'percent' && (
          <TextField
            label={t('promotions.percentOff')}
            {...whole}
            error={errorOf('percentOff')}
            {...register('percentOff')}
          />
        )}
        <TextField
          label={t('promotions.maxDiscount')}
          hint={t('promotions.maxDiscountHint')}
          autoComplete="off"
          leading="$"
          inputMode="decimal"
          error={amountError}
          {...register('maxDiscount')}
        />
      </Grid>
      <Grid {...TWO}>
        <DateField
          kind="datetime-local"
          label={t('promotions.validFrom')}
          hint={t('promotions.validFromHint')}
          error={errorOf('validFrom')}
          {...register('validFrom')}
        />
        <DateField
          kind="datetime-local"
          label={t('promotions.validUntil')}
          hint={t('promotions.validUntilHint')}
          error={errorOf('validUntil')}
          {...register('validUntil')}
        />
      </Grid>
      {!promotion && (
        <Controller
          control={control}
          name="firstRideOnly"
          render={({ field }) => (
            <SwitchField
              label={t('promotions.firstRideOnly')}
              hint={t('promotions.firstRideHint')}
              checked={field.value}
              onChange={field.onChange}
            />
          )}
        />
      )}
      <Grid {...TWO}>
        <TextField
          label={t('promotions.redemptionLimit')}
          hint={t('promotions.noLimitHint')}
          {...whole}
          error={errorOf('redemptionLimit')}
          {...register('redemptionLimit')}
        />
        {!firstRideOnly && (
          <TextField
            label={t('promotions.perAccountLimit')}
            hint={t('promotions.noLimitHint')}
            {...whole}
            error={errorOf('perAccountLimit')}
            {...register('perAccountLimit')}
          />
        )}
        <TextField
          label={t('promotions.newAccountDays')}
          hint={t('promotions.newAccountHint')}
          {...whole}
          error={errorOf('newAccountDays')}
          {...register('newAccountDays')}
        />
      </Grid>
      <Controller
        control={control}
        name="rideTypes"
        render={({ field }) => <RideTypeChoice value={field.value} onChange={field.onChange} />}
      />
      <ReasonField {...reason} />
    </FormDialog>
  );
}

function usePromotionForm(promotion: PromotionView | null, onClose: () => void) {
  const { t } = useTranslation();
  const { timeZone } = useFormat();
  const problemText = useProblemText();
  const [add] = useAddPromotionMutation();
  const [change] = useChangePromotionMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const { field: reason, take } = useReason();
  const { basedOn, answered } = useBasedOn(promotion?.version ?? null);
  // Compares with the initial values, so that saving does not undo changes by others.
  const [before] = useState(() => (promotion ? typedOf(promotion, timeZone) : undefined));
  const read = (typed: TypedPromotion) => promotionOf(typed, timeZone, new Date(), before);
  const form = useForm<TypedPromotion>({
    defaultValues: before ?? emptyPromotion,
    resolver: (typed) => {
      const errors = Object.fromEntries(
        Object.entries(read(typed).problems).map(([field, type]) => [field, { type }]),
      ) as FieldErrors<TypedPromotion>;
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: typed, errors: {} };
    },
  });

  const save = form.handleSubmit(async (typed) => {
    setProblem(null);
    const { promotion: wanted } = read(typed);
    const changed = before && changeOf(read(before).promotion, wanted);
    if (before && !changed) return onClose();
    const given = take();
    if (given === null) return;
    const { error } = answered(
      changed
        ? await change({ code: wanted.code, promotionChange: { ...changed, reason: given, basedOn } })
        : await add({ newPromotion: { ...wanted, reason: given } }),
    );
    if (!error) {
      toast({
        tone: 'success',
        title: t(promotion ? 'promotions.changed' : 'promotions.added', { code: wanted.code }),
      });
      return onClose();
    }
    const refused = fieldProblemsOf(error).map(({ field, code }) => ({ field: asPromotionField(field), code }));
    refused.forEach(
      ({ field, code }, index) =>
        field && form.setError(field, { type: problemOf(field, code) }, { shouldFocus: index === 0 }),
    );
    if (!refused.some(({ field }) => field)) setProblem(problemText(error, t('promotions.failed')));
  });
  return { form, save, busy: form.formState.isSubmitting, problem, reason };
}
