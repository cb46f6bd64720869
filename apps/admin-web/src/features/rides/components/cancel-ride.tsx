import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayMove, type RideStatus } from '@groupride/contracts';
import { Button, ConfirmDialog, TextAreaField, toast } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { rideNumber } from '../../../shared/ride-number';
import { useCancelRideMutation } from '../api';

/** Cancels a ride as operations, with a reason. Hidden when the ride cannot be cancelled. */
export function CancelRide({ rideId, status }: { rideId: number; status: RideStatus }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [cancelRide, { isLoading }] = useCancelRideMutation();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const number = rideNumber(rideId);
  if (!mayMove(status, 'cancelled', 'admin')) return null;

  const confirm = async () => {
    const given = reason.trim();
    setMissing(given === '');
    if (given === '') return;
    const { error } = await cancelRide({ rideId, cancellation: { reason: given } });
    if (error) {
      toast({ tone: 'error', title: problemText(error, t('ride.cancelFailed')) });
      return;
    }
    setOpen(false);
    toast({ tone: 'success', title: t('ride.cancelled', { number }) });
  };
  return (
    <>
      <Button size="sm" variant="dangerGhost" onClick={() => setOpen(true)}>
        {t('ride.cancel')}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        danger
        busy={isLoading}
        busyLabel={t('ride.cancelling')}
        title={t('ride.cancelTitle', { number })}
        description={t('ride.cancelText')}
        confirmLabel={t('ride.cancelConfirm')}
        cancelLabel={t('ride.keep')}
        onConfirm={() => void confirm()}
      >
        <TextAreaField
          label={t('ride.cancelReason')}
          hint={t('ride.cancelReasonHint')}
          value={reason}
          maxLength={300}
          required
          error={missing ? t('ride.reasonRequired') : undefined}
          onChange={(event) => {
            setReason(event.target.value);
            setMissing(false);
          }}
        />
      </ConfirmDialog>
    </>
  );
}
