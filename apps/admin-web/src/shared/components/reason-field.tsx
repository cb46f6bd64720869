import { useTranslation } from 'react-i18next';
import { SETTING_REASON_MAX_LENGTH } from '@groupride/contracts';
import { TextAreaField } from '@groupride/web-ui';

export interface ReasonFieldProps {
  value: string;
  onChange: (reason: string) => void;
  /** Whether somebody tried to save without a reason. */
  missing: boolean;
}

/** A field for the reason of a change, which is stored in the history. */
export function ReasonField({ value, onChange, missing }: ReasonFieldProps) {
  const { t } = useTranslation();
  return (
    <TextAreaField
      label={t('settings.reason')}
      hint={t('settings.reasonHint')}
      rows={2}
      required
      maxLength={SETTING_REASON_MAX_LENGTH}
      value={value}
      error={missing ? t('settings.reasonRequired') : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
