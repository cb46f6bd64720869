import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminDriverRow } from '@groupride/web-api-client';
import { ConfirmDialog, TextAreaField, toast } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useSetApplicationStatusMutation } from '../api';
import { needsReason, statusAfter, type ApplicationAction } from '../application-actions';

export interface ApplicationStatusDialogProps {
  driver: AdminDriverRow;
  action: ApplicationAction;
  onClose: () => void;
}

/** Confirms a change of a driver's applicationStatus, and asks why. */
export function ApplicationStatusDialog({ driver, action, onClose }: ApplicationStatusDialogProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [setApplicationStatus, { isLoading }] = useSetApplicationStatusMutation();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const required = needsReason(action);
  const { name } = driver;

  const confirm = async () => {
    const given = reason.trim();
    const lacking = required && given === '';
    setMissing(lacking);
    if (lacking) return;
    const { error } = await setApplicationStatus({
      driverId: driver.id,
      applicationStatusChange: { applicationStatus: statusAfter(action), ...(given ? { reason: given } : {}) },
    });
    if (error) {
      toast({ tone: 'error', title: problemText(error, t('drivers.failed')) });
      return;
    }
    toast({ tone: 'success', title: t(`drivers.${action}Done`, { name }) });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      danger={required}
      busy={isLoading}
      busyLabel={t('drivers.working')}
      title={t(`drivers.${action}Title`, { name })}
      description={t(`drivers.${action}Text`, { name })}
      confirmLabel={t(`drivers.${action}`)}
      cancelLabel={t('app.cancel')}
      onConfirm={() => void confirm()}
    >
      <TextAreaField
        label={required ? t('drivers.reason') : t('drivers.reasonOptional')}
        hint={t('drivers.reasonHint')}
        value={reason}
        maxLength={300}
        required={required}
        error={missing ? t('drivers.reasonRequired') : undefined}
        onChange={(event) => {
          setReason(event.target.value);
          setMissing(false);
        }}
      />
    </ConfirmDialog>
  );
}
