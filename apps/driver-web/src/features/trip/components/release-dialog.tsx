import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RideView } from '@groupride/web-api-client';
import { ConfirmDialog, TextAreaField, useFormat } from '@groupride/web-ui';
import { useMinuteClock } from '../hooks/use-minute-clock';
import { earliestDeparture, maySetOut } from '../start-times';

export interface ReasonDialogProps {
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => Promise<void>;
}

/**
 * Gives a ride back after confirmation, so that it is offered to others. The search for a scheduled ride starts when a
 * driver may head to it.
 */
export function ReleaseDialog({ ride, open, busy, onClose, onConfirm }: ReasonDialogProps & { ride: RideView }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const now = useMinuteClock();
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      danger
      busy={busy}
      busyLabel={t('trip.releasing')}
      title={t('trip.releaseTitle')}
      description={
        ride.run
          ? t('run.release')
          : ride.scheduledAt && !maySetOut(ride, now)
            ? t('trip.releaseTextLater', { time: dateTime(earliestDeparture(ride.scheduledAt)) })
            : t('trip.releaseText')
      }
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
