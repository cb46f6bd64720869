import { useTranslation } from 'react-i18next';
import { OPERATOR_ROLES, type OperatorRole } from '@groupride/contracts';
import { SelectField } from '@groupride/web-ui';

/** Lets the operator choose a role, and describes its permissions. */
export function RoleChoice({ value, onChange }: { value: OperatorRole; onChange: (role: OperatorRole) => void }) {
  const { t } = useTranslation();
  return (
    <SelectField
      label={t('operators.role')}
      hint={t(`operators.may.${value}`)}
      value={value}
      onChange={({ target }) => onChange(OPERATOR_ROLES.find((one) => one === target.value) ?? value)}
      options={OPERATOR_ROLES.map((one) => ({ value: one, label: t(`roles.names.${one}`) }))}
    />
  );
}
