import { useTranslation } from 'react-i18next';
import { isRefused, type OperatorView } from '@groupride/web-api-client';
import { toast } from '@groupride/web-ui';
import { AskDialog } from '../../../shared/components/ask-dialog';
import { useProof } from '../../../shared/use-proof';
import { useRemoveOperatorMutation } from '../api';

interface RemoveOperatorProps {
  operator: OperatorView;
  onClose: () => void;
  /** Called after the operator was removed, then the dialog closes. */
  onRemoved: () => void;
}

/** Asks for confirmation before somebody loses access to operations. */
export function RemoveOperator({ operator: { id, name, role }, onClose, onRemoved }: RemoveOperatorProps) {
  const { t } = useTranslation();
  const [remove] = useRemoveOperatorMutation();
  const done = t('operators.removed', { name });
  const proof = useProof({
    danger: true,
    submit: t('operators.remove'),
    busyLabel: t('operators.removing'),
    run: (given) => remove({ userId: id, expectedRole: role, freshProofRequest: given }),
    onProved: () => {
      toast({ tone: 'success', title: done });
      onRemoved();
      onClose();
    },
    onCancel: onClose,
  });
  if (proof.dialog) return proof.dialog;
  return (
    <AskDialog
      danger
      words={{
        title: t('operators.removeTitle', { name }),
        text: t('operators.removeText'),
        confirm: t('operators.remove'),
        busy: t('operators.removing'),
        done,
      }}
      run={proof.attempt}
      doneAnyway={(error) => isRefused(error, 'not_found')}
      onClose={onClose}
      onDone={onRemoved}
    />
  );
}
