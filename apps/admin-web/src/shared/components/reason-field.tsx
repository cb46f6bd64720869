import { useTranslation } from 'react-i18next';
import { SETTING_REASON_MAX_LENGTH } from '@groupride/contracts';
import { TextAreaField } from '@groupride/web-ui';

export interface ReasonFieldTexts {
  label: string;
  /** Tells where the reason is stored and who reads it. */
  hint?: string;
  missing: string;
}

export interface ReasonFieldProps {
  value: string;
  onChange: (reason: string) => void;
  /** Whether somebody tried to save without a reason. */
  missing: boolean;
  /** By default, those for a change that is stored in the history. */
  texts?: ReasonFieldTexts;
}

/** A field for the reason of a change. */
export function ReasonField({ value, onChange, missing, texts }: ReasonFieldProps) {
  const { t } = useTranslation();
  const history = {
    label: t('settings.reason'),
    hint: t('settings.reasonHint'),
    missing: t('settings.reasonRequired'),
  };
  const { label, hint, missing: error } = texts ?? history;
  return (
    <TextAreaField
      label={label}
      hint={hint}
      rows={2}
      required
      maxLength={SETTING_REASON_MAX_LENGTH}
      value={value}
      error={missing ? error : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
