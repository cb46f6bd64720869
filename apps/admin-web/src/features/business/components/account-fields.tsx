import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '@groupride/contracts';
import { Grid, SelectField, TextAreaField, TextField } from '@groupride/web-ui';
import { useAmountText } from '../../../shared/amount-text';
import type { AccountField, TypedAccount } from '../account-form';

export interface AccountFieldsProps {
  typed: TypedAccount;
  wrong: readonly AccountField[];
  onChange: <Field extends AccountField>(field: Field, text: TypedAccount[Field]) => void;
}

/** The fields of a business account. */
export function AccountFields({ typed, wrong, onChange }: AccountFieldsProps) {
  const { t } = useTranslation();
  const amountText = useAmountText();
  const control = (field: Exclude<AccountField, 'language'>) => ({
    label: t(`business.form.${field}`),
    value: typed[field],
    error: wrong.includes(field) ? t(`business.form.wrong.${field}`) : undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange(field, target.value),
    required: true,
    autoComplete: 'off',
  });
  return (
    <>
      <TextField {...control('name')} maxLength={100} data-autofocus="" />
      <TextAreaField
        {...control('billingEmails')}
        hint={t('business.form.billingEmailsHint')}
        rows={2}
        maxLength={1300}
        spellCheck={false}
      />
      <TextAreaField
        {...control('billingAddress')}
        hint={t('business.form.billingAddressHint')}
        rows={3}
        maxLength={500}
      />
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4" alignItems="start">
        <TextField
          {...control('creditLimit')}
          error={
            wrong.includes('creditLimit')
              ? amountText(typed.creditLimit, t('business.form.wrong.creditLimit'))
              : undefined
          }
          hint={t('business.form.creditLimitHint')}
          leading="$"
          inputMode="decimal"
          maxLength={15}
        />
        <TextField
          {...control('paymentTermsDays')}
          hint={t('business.form.paymentTermsDaysHint')}
          inputMode="numeric"
          maxLength={3}
        />
      </Grid>
      <SelectField
        label={t('business.form.language')}
        options={LANGUAGES.map((value) => ({ value, label: t(`business.languages.${value}`) }))}
        value={typed.language}
        error={wrong.includes('language') ? t('business.form.wrong.language') : undefined}
        onChange={({ target }) => onChange('language', LANGUAGES.find((one) => one === target.value) ?? 'en')}
      />
    </>
  );
}
