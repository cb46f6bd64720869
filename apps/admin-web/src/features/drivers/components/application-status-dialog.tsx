import type { SuspendedRideChoice } from '@groupride/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOf, type AdminDriverRow } from '@groupride/web-api-client';
import { ConfirmDialog, Stack, TextAreaField, toast } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useSetApplicationStatusMutation } from '../api';
import { ActiveRideChoice } from './active-ride-choice';
import { needsReason, statusAfter, type ApplicationAction } from '../application-actions';

export interface ApplicationStatusDialogProps {
  driver: Pick<AdminDriverRow, 'id' | 'name' | 'applicationStatus' | 'activeRideId' | 'activeRideStatus'>;
  action: ApplicationAction;
  /** Called when the driver has changed in the meantime. */
  onOutdated?: () => void;
  onClose: () => void;
}

/** Confirms a change of a driver's application status, and asks for the reason and what happens to the current ride. */
export function ApplicationStatusDialog({ driver, action, onOutdated, onClose }: ApplicationStatusDialogProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [setApplicationStatus, { isLoading }] = useSetApplicationStatusMutation();
  // The driver may be refetched while the dialog is open.
  const [changedFrom] = useState(driver.applicationStatus);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [activeRide, setActiveRide] = useState<SuspendedRideChoice | null>(null);
  const [undecided, setUndecided] = useState(false);
  const required = needsReason(action);
  const { name, activeRideId, activeRideStatus } = driver;
  const ride =
    action === 'suspend' && activeRideId && activeRideStatus ? { id: activeRideId, status: activeRideStatus } : null;

  const confirm = async () => {
    const given = reason.trim();
    const lacking = required && given === '';
    setMissing(lacking);
    setUndecided(ride !== null && activeRide === null);
    if (lacking || (ride && !activeRide)) return;
    const { error } = await setApplicationStatus({
      driverId: driver.id,
      applicationStatusChange: {
        applicationStatus: statusAfter(action),
        changedFrom,
        ...(given ? { reason: given } : {}),
        ...(ride && activeRide ? { activeRide } : {}),
      },
    });
    if (error) {
      toast({ tone: 'error', title: problemText(error, t('drivers.failed')) });
      // The driver accepted a ride in the meantime, the ride progressed, or somebody else decided.
      const { code } = problemOf(error) ?? {};
      if (code === 'active_ride_undecided' || code === 'ride_state_conflict' || code === 'application_changed')
        onOutdated?.();
      if (code === 'application_changed') onClose();
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
      <Stack gap="4">
        <TextAreaField
          label={required ? t('drivers.reason') : t('drivers.reasonOptional')}
          hint={t(required ? 'drivers.reasonShown' : 'drivers.reasonHint')}
          value={reason}
          maxLength={300}
          required={required}
          error={missing ? t('drivers.reasonRequired') : undefined}
          onChange={(event) => {
            setReason(event.target.value);
            setMissing(false);
          }}
        />
        {ride && (
          <ActiveRideChoice
            ride={ride}
            value={activeRide}
            missing={undecided}
            onChange={(choice) => {
              setActiveRide(choice);
              setUndecided(false);
            }}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
}
