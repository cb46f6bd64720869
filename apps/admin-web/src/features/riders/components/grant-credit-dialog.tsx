import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CREDIT_REASON_MAX_LENGTH, LARGEST_CREDIT } from '@groupride/contracts';
import { fieldProblemsOf } from '@groupride/web-api-client';
import {
  DateField,
  Grid,
  InlineAlert,
  SelectField,
  TextAreaField,
  TextField,
  toast,
  useFormat,
} from '@groupride/web-ui';
import { useAmountText } from '../../../shared/amount-text';
import { FormDialog } from '../../../shared/components/form-dialog';
import {
  creditFieldOf,
  creditGrantOf,
  creditProblems,
  emptyCredit,
  typedCreditOf,
  type CreditField,
  type TypedCredit,
} from '../credit-form';
import { useGrantCredit, useUnansweredGrants } from '../use-grant-credit';

export interface GrantCreditDialogProps {
  /** Candidates, one of whom gets the credit. */
  riders: readonly [Rider, ...Rider[]];
  /** The ride for which the credit is granted. */
  rideId?: number;
  onClose: () => void;
}

interface Rider {
  id: number;
  name: string;
}

/** Grants a rider credit. Repeated clicks and network errors never grant it twice, even after it was closed. */
export function GrantCreditDialog({ riders, rideId, onClose }: GrantCreditDialogProps) {
  const { t } = useTranslation();
  const { money, timeZone } = useFormat();
  const amountText = useAmountText();
  const earlier = useUnansweredGrants().findLast((riderId) => riders.some((rider) => rider.id === riderId));
  const [chosen, setChosen] = useState(earlier ?? riders[0].id);
  const { id, name } = riders.find((rider) => rider.id === chosen) ?? riders[0];
  const { send, busy, problem, unanswered, recorded } = useGrantCredit(id);
  const [typed, setTyped] = useState<TypedCredit>(
    unanswered
      ? typedCreditOf(unanswered.request, timeZone)
      : { ...emptyCredit, rideId: rideId === undefined ? '' : String(rideId) },
  );
  const [wrong, setWrong] = useState<readonly CreditField[]>([]);

  const change = (field: CreditField) => (event: { target: { value: string } }) => {
    setTyped((before) => ({ ...before, [field]: event.target.value }));
    setWrong((before) => before.filter((one) => one !== field));
  };
  const submit = async () => {
    const problems = creditProblems(typed, timeZone, Date.now());
    setWrong(problems);
    if (problems.length > 0 || busy) return;
    const creditGrant = creditGrantOf(typed, timeZone);
    const { error } = await send(creditGrant);
    if (error) return setWrong(fieldProblemsOf(error).flatMap(({ field }) => creditFieldOf(field) ?? []));
    toast({ tone: 'success', title: t('credits.granted', { amount: money(creditGrant.amount), name }) });
    onClose();
  };
  const errorOf = (field: CreditField, text: string) => (wrong.includes(field) ? text : undefined);
  return (
    <FormDialog
      title={t('credits.grantTitle', { name })}
      description={t('credits.grantText')}
      submit={t('credits.grant')}
      busy={busy}
      busyLabel={t('credits.granting')}
      problem={wrong.length === 0 ? problem : null}
      recorded={recorded && t('unanswered.recorded', { amount: money(recorded.amount) })}
      onSubmit={submit}
      onClose={onClose}
    >
      {unanswered && !problem && (
        <InlineAlert tone="warning">{t('unanswered.kept', { amount: money(unanswered.request.amount) })}</InlineAlert>
      )}
      {riders.length > 1 && (
        <SelectField
          label={t('credits.rider')}
          value={String(id)}
          options={riders.map((rider) => ({ value: String(rider.id), label: rider.name }))}
          onChange={({ target }) => setChosen(Number(target.value))}
        />
      )}
      <TextField
        label={t('credits.amount')}
        leading="$"
        inputMode="decimal"
        autoComplete="off"
        data-autofocus=""
        required
        value={typed.amount}
        error={errorOf(
          'amount',
          amountText(typed.amount, t('credits.amountWrong', { most: money((LARGEST_CREDIT / 100).toFixed(2)) })),
        )}
        onChange={change('amount')}
      />
      <TextAreaField
        label={t('credits.reason')}
        hint={t('credits.reasonHint')}
        required
        maxLength={CREDIT_REASON_MAX_LENGTH}
        value={typed.reason}
        error={errorOf('reason', t('credits.reasonRequired'))}
        onChange={change('reason')}
      />
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
        <TextField
          label={t('credits.ride')}
          hint={t('credits.rideHint')}
          inputMode="numeric"
          autoComplete="off"
          value={typed.rideId}
          error={errorOf('rideId', t('credits.rideWrong'))}
          onChange={change('rideId')}
        />
        <DateField
          kind="date"
          label={t('credits.expiry')}
          hint={t('credits.expiryHint')}
          value={typed.expiry}
          error={errorOf('expiry', t('credits.expiryWrong'))}
          onChange={change('expiry')}
        />
      </Grid>
    </FormDialog>
  );
}
