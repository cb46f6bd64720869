import { useCallback } from 'react';
import { useFormState, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ELIGIBILITY_CODES } from '@groupride/contracts';
import type { ApplicationFields } from './application-fields';

type Field = Exclude<keyof ApplicationFields, 'experience' | 'seats' | 'vehicleClass'>;

/** The error message of a field in the language of the app. */
export function useErrorText(control: Control<ApplicationFields>): (field: Field) => string | undefined {
  const { t } = useTranslation();
  const { errors } = useFormState({ control });
  return useCallback(
    (field) => {
      const type = errors[field]?.type;
      if (type === undefined) return undefined;
      const code = ELIGIBILITY_CODES.find((each) => each === type);
      return code ? t(`onboarding.problems.${code}`) : t(`onboarding.invalid.${field}`);
    },
    [errors, t],
  );
}
