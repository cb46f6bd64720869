import { useTranslation } from 'react-i18next';
import { TextAreaField } from '@groupride/web-ui';

export interface ReasonFieldProps {
  value: string;
  hint: string;
  missing: boolean;
  onChange: (reason: string) => void;
}

/** A field for the reason of an action on a ride, which every action requires. */
export function ReasonField({ value, hint, missing, onChange }: ReasonFieldProps) {
  const { t } = useTranslation();
  return (
    <TextAreaField
      label={t('ride.cancelReason')}
      hint={hint}
      value={value}
      maxLength={300}
      required
      error={missing ? t('ride.reasonRequired') : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
