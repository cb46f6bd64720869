import { useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField, Stack, TextField } from '@groupride/web-ui';
import type { ApplicationFields } from '../application-fields';

/** Value of the "Other" option; no make or model has this name. */
const OTHER = '(other)';

export interface ListOrOtherProps {
  control: Control<ApplicationFields>;
  name: 'vehicleMake' | 'vehicleModel';
  label: string;
  otherLabel: string;
  list: readonly string[];
  error: string | undefined;
  onPick?: () => void;
}

/** A select field with a final "Other" option that asks for text. */
export function ListOrOther({ control, name, label, otherLabel, list, error, onPick }: ListOrOtherProps) {
  const { t } = useTranslation();
  const { field } = useController({ control, name });
  const isListed = list.includes(field.value);
  const [asksForText, setAsksForText] = useState(false);
  const isOther = !isListed && (asksForText || field.value !== '');
  const pick = (value: string) => {
    setAsksForText(value === OTHER);
    field.onChange(value === OTHER ? '' : value);
    onPick?.();
  };
  return (
    <Stack gap="3">
      <SelectField
        label={label}
        placeholder={t('onboarding.choose')}
        options={[
          ...list.map((each) => ({ value: each, label: each })),
          { value: OTHER, label: t('onboarding.other') },
        ]}
        value={isOther ? OTHER : field.value}
        onChange={(event) => pick(event.target.value)}
        onBlur={field.onBlur}
        {...(isOther ? {} : { ref: field.ref, error })}
      />
      {isOther && <TextField label={otherLabel} autoComplete="off" maxLength={40} error={error} {...field} />}
    </Stack>
  );
}
