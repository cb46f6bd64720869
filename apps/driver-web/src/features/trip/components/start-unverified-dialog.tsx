import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isStartReason, START_REASON_MIN_LETTERS } from '@groupride/contracts';
import { ConfirmDialog, TextAreaField, useFormat } from '@groupride/web-ui';
import type { ReasonDialogProps } from './release-dialog';

export interface StartUnverifiedDialogProps extends ReasonDialogProps {
  /** First names of the unverified members. */
  names: readonly string[];
  /** Whether no member is verified. */
  nobody: boolean;
}

/** Asks for a reason to start without verifying every passenger. The reason is stored with the ride. */
export function StartUnverifiedDialog({ names, nobody, open, busy, onClose, onConfirm }: StartUnverifiedDialogProps) {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const list = (some: readonly string[]) => new Intl.ListFormat(locale).format(some);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const confirm = () => {
    const given = reason.trim();
    setMissing(!isStartReason(given));
    if (isStartReason(given)) void onConfirm(given);
    else field.current?.focus();
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      busy={busy}
      busyLabel={t('trip.starting')}
      title={nobody ? t('trip.unverifiedTitle') : t('trip.missingTitle', { count: names.length })}
      description={nobody ? t('trip.unverifiedText') : t('trip.missingText', { names: list(names) })}
      confirmLabel={t('trip.unverifiedConfirm')}
      cancelLabel={t('app.cancel')}
      onConfirm={confirm}
    >
      <TextAreaField
        ref={field}
        label={t('trip.unverifiedReason')}
        value={reason}
        maxLength={300}
        required
        hint={t('trip.unverifiedHint', { count: START_REASON_MIN_LETTERS })}
        error={missing ? t('trip.unverifiedShort', { count: START_REASON_MIN_LETTERS }) : undefined}
        onChange={(event) => {
          setReason(event.target.value);
          setMissing(false);
        }}
      />
    </ConfirmDialog>
  );
}
