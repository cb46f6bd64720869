import { useTranslation } from 'react-i18next';
import { TextField } from '@groupride/web-ui';

interface NumberFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  disabled: boolean;
  hint?: string | undefined;
  /** Error message for a value out of range. */
  error?: string | undefined;
  onChange: (value: number) => void;
}

/** A field for a whole number that ignores other characters. */
export function NumberField({ label, value, min, max, disabled, hint, error, onChange }: NumberFieldProps) {
  const { t } = useTranslation();
  const isOut = value < min || value > max;
  return (
    <TextField
      label={label}
      hint={hint}
      error={isOut ? t('thresholds.whole', { min, max }) : error}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      value={String(value)}
      disabled={disabled}
      onChange={({ target }) => {
        if (/^\d{0,4}$/.test(target.value)) onChange(Number(target.value));
      }}
    />
  );
}
