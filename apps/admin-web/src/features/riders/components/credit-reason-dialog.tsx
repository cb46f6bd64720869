import { useTranslation } from 'react-i18next';
import { isRefused } from '@groupride/web-api-client';
import { ReasonDialog, type ReasonDialogProps } from '../../../shared/components/reason-dialog';

export interface CreditReasonDialogProps extends Pick<
  ReasonDialogProps,
  'danger' | 'isLoading' | 'texts' | 'run' | 'onClose'
> {
  /** The error code if another operator was faster; the list shows the change after a refetch. */
  settledBy: 'credit_spent' | 'credit_not_used';
}

/** Asks for the reason for a change to a rider's credit. The rider can read it. */
export function CreditReasonDialog({ settledBy, ...dialog }: CreditReasonDialogProps) {
  const { t } = useTranslation();
  return (
    <ReasonDialog
      {...dialog}
      field={{ label: t('credits.reason'), hint: t('credits.reasonHint'), missing: t('credits.reasonRequired') }}
      isSettled={(error) => isRefused(error, settledBy)}
    />
  );
}
