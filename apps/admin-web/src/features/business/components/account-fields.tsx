import { useTranslation } from 'react-i18next';
import { Grid, TextAreaField, TextField } from '@groupride/web-ui';
import type { AccountField, TypedAccount } from '../account-form';

export interface AccountFieldsProps {
  typed: TypedAccount;
  wrong: readonly AccountField[];
  onChange: (field: AccountField, text: string) => void;
}

/** The fields of a business account. */
export function AccountFields({ typed, wrong, onChange }: AccountFieldsProps) {
  const { t } = useTranslation();
  const control = (field: AccountField) => ({
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
          hint={t('business.form.creditLimitHint')}
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
    </>
  );
}
