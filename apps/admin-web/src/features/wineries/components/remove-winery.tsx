import { useTranslation } from 'react-i18next';
import { isRefused, type Winery } from '@groupride/web-api-client';
import { ConfirmDialog, InlineAlert, toast } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useRemoveWineryMutation } from '../api';

export interface RemoveWineryProps {
  winery: Winery;
  onClose: () => void;
  /** It is gone; closes afterwards. */
  onRemoved: () => void;
}

/** Asks before a winery leaves the list. */
export function RemoveWinery({ winery: { id, name }, onClose, onRemoved }: RemoveWineryProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [remove, { isLoading, error }] = useRemoveWineryMutation();

  const confirm = async () => {
    const answer = await remove({ wineryId: id });
    // Somebody else was faster: it is gone, which is what was asked for.
    if (answer.error && !isRefused(answer.error, 'not_found')) return;
    toast({ tone: 'success', title: t('wineries.removed', { name }) });
    onRemoved();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      danger
      busy={isLoading}
      busyLabel={t('wineries.removing')}
      title={t('wineries.removeTitle', { name })}
      description={t('wineries.removeText')}
      confirmLabel={t('wineries.remove')}
      cancelLabel={t('app.cancel')}
      onConfirm={() => void confirm()}
    >
      {error && <InlineAlert tone="error">{problemText(error)}</InlineAlert>}
    </ConfirmDialog>
  );
}
