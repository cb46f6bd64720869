import { useTranslation } from 'react-i18next';
import { DateField, SelectField, Stack } from '@groupride/web-ui';
import type { ClockTime } from '../clock';

export interface ClockFieldProps {
  label: string;
  value: ClockTime;
  error: string | undefined;
  onChange: (value: ClockTime) => void;
}

/** A field for a time of day on the plan's day or the next one. */
export function ClockField({ label, value, error, onChange }: ClockFieldProps) {
  const { t } = useTranslation();
  // The last minute of a plan is the midnight at the end of the next day, so a second later day is offered only if the
  // value has it.
  const days = value.day > 1 ? [0, 1, value.day] : [0, 1];
  return (
    <Stack gap="1">
      <DateField
        kind="time"
        label={label}
        value={value.time}
        error={error}
        onChange={({ target }) => onChange({ ...value, time: target.value })}
      />
      <SelectField
        label={t('routePlans.editor.dayOf', { what: label })}
        labelHidden
        value={String(value.day)}
        options={days.map((day) => ({ value: String(day), label: dayName(day) }))}
        onChange={({ target }) => onChange({ ...value, day: Number(target.value) })}
      />
    </Stack>
  );

  function dayName(day: number): string {
    return day === 0 ? t('routePlans.editor.sameDay') : t('routePlans.editor.laterDay', { count: day });
  }
}
