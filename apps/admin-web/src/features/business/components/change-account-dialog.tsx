import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminBusinessAccountView } from '@groupride/web-api-client';
import { toast, useFormat } from '@groupride/web-ui';
import { FormDialog } from '../../../shared/components/form-dialog';
import { useBasedOn } from '../../../shared/use-based-on';
import { ACCOUNT_FIELDS, changeOf, typedOf, type AccountField } from '../account-form';
import { useChangeBusinessAccountMutation } from '../api';
import { useAccountForm } from '../use-account-form';
import { AccountFields } from './account-fields';
import { ColleaguesChange } from './colleagues-change';
import { BusinessReasonField } from './reason-dialog';

/** Changes terms and addresses of an account, with a reason. */
export default function ChangeAccountDialog({
  account,
  onClose,
}: {
  account: AdminBusinessAccountView;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const [change, { isLoading }] = useChangeBusinessAccountMutation();
  // A change consists of the differences from the account as it was when the dialog opened.
  const [before] = useState(account);
  const { basedOn, answered } = useBasedOn(account.revision);
  const form = useAccountForm(typedOf(before));
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const now = typedOf(account);
  const textOf = (field: AccountField) => {
    if (field === 'creditLimit') return money(now.creditLimit);
    return field === 'language' ? t(`business.languages.${now.language}`) : now[field];
  };
  const submit = async () => {
    const said = reason.trim();
    setMissing(said === '');
    if (!form.check() || said === '' || isLoading) return;
    const changes = changeOf(before, form.typed);
    if (Object.keys(changes).length === 0) return form.setProblem(t('business.unchanged'));
    const { error } = answered(
      await change({ accountId: before.id, businessAccountChange: { ...changes, reason: said, basedOn } }),
    );
    if (error) return form.refuse(error, t('business.changeFailed'));
    toast({ tone: 'success', title: t('business.changeDone', { name: form.typed.name.trim() }) });
    onClose();
  };
  return (
    <FormDialog
      title={t('business.changeTitle', { name: before.name })}
      description={t('business.changeText')}
      submit={t('business.changeConfirm')}
      busy={isLoading}
      busyLabel={t('business.saving')}
      problem={form.problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <ColleaguesChange
        lines={ACCOUNT_FIELDS.filter((field) => now[field] !== typedOf(before)[field]).map(
          (field) => `${t(`business.form.${field}`)}: ${textOf(field)}`,
        )}
      />
      <AccountFields typed={form.typed} wrong={form.wrong} onChange={form.change} />
      <BusinessReasonField
        value={reason}
        missing={missing}
        onChange={(text) => {
          setReason(text);
          setMissing(false);
        }}
      />
    </FormDialog>
  );
}
