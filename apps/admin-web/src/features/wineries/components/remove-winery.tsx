import { useTranslation } from 'react-i18next';
import { isRefused, type ListedWinery } from '@groupride/web-api-client';
import { AskDialog } from '../../../shared/components/ask-dialog';
import { useBasedOn } from '../../../shared/use-based-on';
import { useRemoveWineryMutation } from '../api';

export interface RemoveWineryProps {
  winery: ListedWinery;
  onClose: () => void;
  /** Called after the winery was removed, then the dialog closes. */
  onRemoved: () => void;
}

/** Asks for confirmation before a winery is removed from the list. */
export function RemoveWinery({ winery: { id, name, listVersion }, onClose, onRemoved }: RemoveWineryProps) {
  const { t } = useTranslation();
  const [remove] = useRemoveWineryMutation();
  const { basedOn, answered } = useBasedOn(listVersion);
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
      run={async (reason) => answered(await remove({ wineryId: id, reason, basedOn }))}
      doneAnyway={(error) => isRefused(error, 'not_found')}
      onClose={onClose}
      onDone={onRemoved}
    />
  );
}
