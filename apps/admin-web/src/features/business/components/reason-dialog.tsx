import { useTranslation } from 'react-i18next';
import { TextAreaField } from '@groupride/web-ui';
import { ReasonDialog, type ReasonDialogProps } from '../../../shared/components/reason-dialog';

const MAX_LENGTH = 300;

export interface BusinessReasonDialogProps extends Omit<ReasonDialogProps, 'field' | 'maxLength' | 'isSettled'> {
  /** Tells who reads the reason; by default, readers of the audit log. */
  hint?: string;
}

/** Asks for the reason for a change to a business account, which is stored in the audit log. */
export function BusinessReasonDialog({ hint, ...dialog }: BusinessReasonDialogProps) {
  const { t } = useTranslation();
  return (
    <ReasonDialog
      {...dialog}
      field={{
        label: t('business.reason'),
        hint: hint ?? t('business.reasonHint'),
        missing: t('business.reasonMissing'),
        rows: 2,
      }}
      maxLength={MAX_LENGTH}
    />
  );
}

export interface ReasonFieldProps {
  value: string;
  missing: boolean;
  /** Tells where the reason is stored and who reads it; by default, the audit log. */
  hint?: string;
  onChange: (text: string) => void;
}

/** A field for the reason of a change, which is stored in the audit log. */
export function ReasonField({ value, missing, hint, onChange }: ReasonFieldProps) {
  const { t } = useTranslation();
  return (
    <TextAreaField
      label={t('business.reason')}
      hint={hint ?? t('business.reasonHint')}
      required
      maxLength={MAX_LENGTH}
      rows={2}
      value={value}
      error={missing ? t('business.reasonMissing') : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
