import { useTranslation } from 'react-i18next';
import { isRefused, type ListedWinery } from '@groupride/web-api-client';
import { AskDialog } from '../../../shared/components/ask-dialog';
import { useRemoveWineryMutation } from '../api';

export interface RemoveWineryProps {
  winery: ListedWinery;
  onClose: () => void;
  /** It is gone; closes afterwards. */
  onRemoved: () => void;
}

/** Asks before a winery leaves the list. */
export function RemoveWinery({ winery: { id, name, listVersion }, onClose, onRemoved }: RemoveWineryProps) {
  const { t } = useTranslation();
  const [remove] = useRemoveWineryMutation();
  const words = {
    title: t('wineries.removeTitle', { name }),
    text: t('wineries.removeText'),
    done: t('wineries.removed', { name }),
  };
  return (
    <AskDialog
      danger
      words={{ ...words, confirm: t('wineries.remove'), busy: t('wineries.removing') }}
      asksReason
      run={(reason) => remove({ wineryId: id, reason, basedOn: listVersion })}
      doneAnyway={(error) => isRefused(error, 'not_found')}
      onClose={onClose}
      onDone={onRemoved}
    />
  );
}
