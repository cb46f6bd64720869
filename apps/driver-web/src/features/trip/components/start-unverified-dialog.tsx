import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog, TextAreaField } from '@groupride/web-ui';
import type { ReasonDialogProps } from './release-dialog';

/** Starting with nobody verified needs a reason, which stays with the ride. */
export function StartUnverifiedDialog({ open, busy, onClose, onConfirm }: ReasonDialogProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const confirm = () => {
    const given = reason.trim();
    setMissing(given === '');
    if (given !== '') void onConfirm(given);
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      busy={busy}
      busyLabel={t('trip.starting')}
      title={t('trip.unverifiedTitle')}
      description={t('trip.unverifiedText')}
      confirmLabel={t('trip.unverifiedConfirm')}
      cancelLabel={t('app.cancel')}
      onConfirm={confirm}
    >
      <TextAreaField
        label={t('trip.unverifiedReason')}
        value={reason}
        maxLength={300}
        required
        error={missing ? t('trip.unverifiedRequired') : undefined}
        onChange={(event) => {
          setReason(event.target.value);
          setMissing(false);
        }}
      />
    </ConfirmDialog>
  );
}
