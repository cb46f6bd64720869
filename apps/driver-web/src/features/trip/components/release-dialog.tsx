import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog, TextAreaField } from '@groupride/web-ui';

export interface ReasonDialogProps {
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => Promise<void>;
}

/** Gives a ride back to be offered to others, once confirmed. */
export function ReleaseDialog({ open, busy, onClose, onConfirm }: ReasonDialogProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      danger
      busy={busy}
      busyLabel={t('trip.releasing')}
      title={t('trip.releaseTitle')}
      description={t('trip.releaseText')}
      confirmLabel={t('trip.releaseConfirm')}
      cancelLabel={t('app.cancel')}
      onConfirm={() => void onConfirm(reason.trim())}
    >
      <TextAreaField
        label={t('trip.releaseReason')}
        value={reason}
        maxLength={300}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
