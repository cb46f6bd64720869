import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineAlert, toast } from '@groupride/web-ui';
import { FormDialog } from '../../../shared/components/form-dialog';
import { useKeptDraft } from '../../../shared/drafts';
import { useIdempotencyKey, type KeyedRequest } from '../../../shared/use-idempotency-key';
import { refusalOf } from '../../../shared/use-repeatable-request';
import { accountOf, emptyAccount, type TypedAccount } from '../account-form';
import { useCreateBusinessAccountMutation } from '../api';
import { useAccountForm } from '../use-account-form';
import { AccountFields } from './account-fields';

export interface CreateAccountDialogProps {
  /** Values that are already known about the business. */
  known?: Partial<TypedAccount>;
  /** The sales inquiry from which the account is created. */
  salesInquiryId?: number;
  onClose: () => void;
  onCreated: (accountId: number) => void;
}

/** A request to create an account that got no answer, with the values that were typed. */
interface UnansweredAccount extends KeyedRequest {
  typed: TypedAccount;
}

/** Creates a business account. Repeated clicks and network errors never create it twice, even after it was closed. */
export default function CreateAccountDialog({ known, salesInquiryId, onClose, onCreated }: CreateAccountDialogProps) {
  const { t } = useTranslation();
  const [create, { isLoading }] = useCreateBusinessAccountMutation();
  const [kept, keep] = useKeptDraft<UnansweredAccount>(`new business account of inquiry ${salesInquiryId ?? 'none'}`);
  const [unanswered] = useState(kept);
  const keyOf = useIdempotencyKey(unanswered);
  const form = useAccountForm(unanswered?.typed ?? { ...emptyAccount, ...known });
  const submit = async () => {
    if (isLoading || !form.check()) return;
    const newBusinessAccount = { ...accountOf(form.typed), ...(salesInquiryId ? { salesInquiryId } : {}) };
    const key = keyOf(newBusinessAccount);
    const isRepetition = kept?.key === key;
    keep({ typed: form.typed, request: JSON.stringify(newBusinessAccount), key });
    const answer = await create({ 'idempotency-key': key, newBusinessAccount });
    const refusal = refusalOf(answer.error);
    // Access and limits are checked before an earlier request with this key is found.
    const isOpen = isRepetition && refusal && [401, 403, 429].includes(refusal.status);
    if (!answer.error || (refusal && !isOpen)) keep(null);
    if (answer.error) return form.refuse(answer.error, t('business.createFailed'));
    toast({ tone: 'success', title: t('business.createDone', { name: newBusinessAccount.name }) });
    onClose();
    onCreated(answer.data.id);
  };
  return (
    <FormDialog
      title={t('business.createTitle')}
      description={t(salesInquiryId ? 'business.createFromInquiryText' : 'business.createText')}
      submit={t('business.createConfirm')}
      busy={isLoading}
      busyLabel={t('business.creating')}
      problem={form.problem}
      onSubmit={submit}
      onClose={onClose}
    >
      {unanswered && <InlineAlert tone="warning">{t('business.createUnanswered')}</InlineAlert>}
      <AccountFields typed={form.typed} wrong={form.wrong} onChange={form.change} />
    </FormDialog>
  );
}
