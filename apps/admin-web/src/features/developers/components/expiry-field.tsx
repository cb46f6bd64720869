import { useTranslation } from 'react-i18next';
import { MAX_TOKEN_DAYS } from '@groupride/contracts';
import { SelectField } from '@groupride/web-ui';

const DAYS = [7, 30, 90, 180, MAX_TOKEN_DAYS];
export const USUAL_DAYS = 90;

/** The number of days until a new token expires. */
export function ExpiryField({ value, onChange }: { value: number; onChange: (days: number) => void }) {
  const { t } = useTranslation();
  return (
    <SelectField
      label={t('developers.expiresIn')}
      value={String(value)}
      onChange={(event) => onChange(Number(event.target.value))}
      options={DAYS.map((days) => ({ value: String(days), label: t('developers.days', { count: days }) }))}
    />
  );
}
