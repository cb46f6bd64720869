import { useTranslation } from 'react-i18next';
import { toast } from '@groupride/web-ui';
import { FormDialog } from '../../../shared/components/form-dialog';
import { useIdempotencyKey } from '../../../shared/use-idempotency-key';
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

/** Creates a business account. Repeated clicks and network errors never create it twice. */
export default function CreateAccountDialog({ known, salesInquiryId, onClose, onCreated }: CreateAccountDialogProps) {
  const { t } = useTranslation();
  const [create, { isLoading }] = useCreateBusinessAccountMutation();
  const keyOf = useIdempotencyKey();
  const form = useAccountForm({ ...emptyAccount, ...known });
  const submit = async () => {
    if (isLoading || !form.check()) return;
    const newBusinessAccount = { ...accountOf(form.typed), ...(salesInquiryId ? { salesInquiryId } : {}) };
    const answer = await create({ 'idempotency-key': keyOf(newBusinessAccount), newBusinessAccount });
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
      <AccountFields typed={form.typed} wrong={form.wrong} onChange={form.change} />
    </FormDialog>
  );
}
