import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RideView } from '@groupride/web-api-client';
import { ConfirmDialog, InlineAlert, Stack, TextField, useFormat } from '@groupride/web-ui';
import { readAmount } from '../cash';

export interface CompleteDialogProps {
  ride: RideView;
  open: boolean;
  busy: boolean;
  onClose: () => void;
  /** With the cash received; null when cards pay. */
  onConfirm: (cash: string | null) => Promise<void>;
}

/** Ends the trip. For a cash ride the amount received is entered and confirmed. */
export function CompleteDialog({ ride, open, busy, onClose, onConfirm }: CompleteDialogProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const [text, setText] = useState('');
  const [unread, setUnread] = useState(false);
  const free = Number(ride.totalCost) === 0;
  const cash = ride.paymentMethod === 'cash' && !free;
  const amount = readAmount(text);
  const missing = amount === null ? 0 : Number(ride.totalCost) - Number(amount);
  const fare = money(ride.totalCost);
  const shared = {
    open,
    onClose,
    busy,
    busyLabel: t('trip.completing'),
    cancelLabel: t('app.cancel'),
  };

  if (!cash) {
    return (
      <ConfirmDialog
        {...shared}
        title={t('trip.completeTitle')}
        description={t(free ? 'trip.completeFree' : 'trip.completeText', { place: ride.dropoffLocation })}
        confirmLabel={t('trip.complete')}
        onConfirm={() => void onConfirm(null)}
      />
    );
  }
  return (
    <ConfirmDialog
      {...shared}
      title={t('trip.cashTitle')}
      description={t('trip.cashText', { fare })}
      confirmLabel={amount === null ? t('trip.complete') : t('trip.cashConfirm', { amount: money(amount) })}
      confirmDisabled={missing < 0}
      onConfirm={() => {
        setUnread(amount === null);
        if (amount !== null) void onConfirm(amount);
      }}
    >
      <Stack gap="3">
        <TextField
          label={t('trip.cashAmount')}
          value={text}
          inputMode="decimal"
          autoComplete="off"
          leading="$"
          error={unread ? t('trip.cashRequired') : undefined}
          onChange={(event) => {
            setText(event.target.value);
            setUnread(false);
          }}
        />
        {missing > 0 && (
          <InlineAlert tone="warning">{t('trip.cashLess', { missing: money(missing.toFixed(2)) })}</InlineAlert>
        )}
        {missing < 0 && <InlineAlert tone="error">{t('trip.cashMore', { fare })}</InlineAlert>}
      </Stack>
    </ConfirmDialog>
  );
}
