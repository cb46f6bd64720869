import { useTranslation } from 'react-i18next';
import { ReasonDialog, type ReasonDialogProps } from '../../../shared/components/reason-dialog';
import { ReasonField, type ReasonFieldProps } from '../../../shared/components/reason-field';

interface Hint {
  /** Tells where the reason is stored and who reads it; by default, the audit log. */
  hint?: string;
}

function useReasonTexts(hint: string | undefined) {
  const { t } = useTranslation();
  return { label: t('business.reason'), hint: hint ?? t('business.reasonHint'), missing: t('business.reasonMissing') };
}

/** Asks for the reason for a change to a business account, and performs it. */
export function BusinessReasonDialog({ hint, ...dialog }: Omit<ReasonDialogProps, 'field' | 'isSettled'> & Hint) {
  return <ReasonDialog {...dialog} field={useReasonTexts(hint)} />;
}

/** A field for the reason of a change to a business account. */
export function BusinessReasonField({ hint, ...field }: Omit<ReasonFieldProps, 'texts'> & Hint) {
  return <ReasonField {...field} texts={useReasonTexts(hint)} />;
}
