import { useTranslation } from 'react-i18next';
import { isRefused, type OperatorView } from '@groupride/web-api-client';
import { AskDialog } from '../../../shared/components/ask-dialog';
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
  return (
    <AskDialog
      danger
      words={{
        title: t('operators.removeTitle', { name }),
        text: t('operators.removeText'),
        confirm: t('operators.remove'),
        busy: t('operators.removing'),
        done: t('operators.removed', { name }),
      }}
      run={() => remove({ userId: id, expectedRole: role })}
      doneAnyway={(error) => isRefused(error, 'not_found')}
      onClose={onClose}
      onDone={onRemoved}
    />
  );
}
