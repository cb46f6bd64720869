import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type OperatorView } from '@groupride/web-api-client';
import { toast } from '@groupride/web-ui';
import { FormDialog } from '../../../shared/components/form-dialog';
import { useProblemText } from '../../../shared/problem-text';
import { useProof } from '../../../shared/use-proof';
import { useChangeOperatorRoleMutation } from '../api';
import { RoleChoice } from './role-choice';

/** Changes the role of an operator. */
export function RoleDialog({ operator, onClose }: { operator: OperatorView; onClose: () => void }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [change, { isLoading }] = useChangeOperatorRoleMutation();
  // The role when the dialog opened, so that a concurrent change is reported instead of overwritten.
  const [expectedRole] = useState(operator.role);
  const [role, setRole] = useState(operator.role);
  const [problem, setProblem] = useState<string | null>(null);
  const { id, name } = operator;

  const proof = useProof({
    submit: t('operators.changeSubmit'),
    busyLabel: t('operators.changing'),
    run: async (given) => {
      const answer = await change({ userId: id, operatorRoleChange: { role, expectedRole, ...given } });
      if (!answer.error) {
        toast({ tone: 'success', title: t('operators.changed', { name, role: t(`roles.names.${role}`) }) });
        onClose();
      }
      return answer;
    },
    onRefused: (error) => setProblem(problemText(error, t('operators.changeFailed'))),
  });
  const save = async () => {
    setProblem(null);
    if (role === expectedRole) return onClose();
    await proof.attempt();
  };
  if (proof.dialog) return proof.dialog;
  return (
    <FormDialog
      title={t('operators.changeTitle', { name })}
      description={t('operators.changeText')}
      submit={t('operators.changeSubmit')}
      busy={isLoading}
      busyLabel={t('operators.changing')}
      problem={problem}
      onSubmit={save}
      onClose={onClose}
    >
      <RoleChoice value={role} onChange={setRole} />
    </FormDialog>
  );
}
