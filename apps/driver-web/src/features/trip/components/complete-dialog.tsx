import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasMisplacedComma, typedAmount } from '@groupride/pricing';
import type { RideView } from '@groupride/web-api-client';
import {
  Box,
  ConfirmDialog,
  InlineAlert,
  Stack,
  TextAreaField,
  TextField,
  VisuallyHidden,
  useDebounced,
  useFormat,
} from '@groupride/web-ui';
import type { AwayFromDestination } from '../hooks/use-trip-steps';

/** Pause after the last digit before screen readers hear what is missing. */
const TYPING_PAUSE_MS = 1_000;

export interface CompleteDialogProps {
  ride: RideView;
  open: boolean;
  busy: boolean;
  /** Set if the trip ends away from its destination, which requires a reason. */
  away: AwayFromDestination | null;
  onClose: () => void;
  /**
   * Called with the cash received (null if riders pay by card) and the reason for ending here (null at the
   * destination).
   */
  onConfirm: (cash: string | null, reason: string | null) => Promise<void>;
}

/** Whether the driver collects the fare of this ride in cash. */
export const takesCash = ({ paymentMethod, totalCost }: Pick<RideView, 'paymentMethod' | 'totalCost'>): boolean =>
  paymentMethod === 'cash' && Number(totalCost) > 0;

/** Asks before the trip ends for the cash received and, far from the destination, for the reason. */
export function CompleteDialog({ ride, open, busy, away, onClose, onConfirm }: CompleteDialogProps) {
  const { t } = useTranslation();
  const { money, distance } = useFormat();
  const cash = takesCash(ride);
  const [text, setText] = useState(ride.totalCost);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState<'amount' | 'reason' | null>(null);
  const amountField = useRef<HTMLInputElement>(null);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const amount = typedAmount(text);
  const short = amount === null ? 0 : Number(ride.totalCost) - Number(amount);
  const fare = money(ride.totalCost);
  const lessText = cash && short > 0 ? t('trip.cashLess', { missing: money(short.toFixed(2)) }) : '';
  const spokenText = useDebounced(lessText, TYPING_PAUSE_MS);

  const confirm = () => {
    const stated = reason.trim();
    const lacks = cash && amount === null ? 'amount' : away && stated === '' ? 'reason' : null;
    setMissing(lacks);
    if (lacks === null) void onConfirm(cash ? amount : null, away ? stated : null);
    else (lacks === 'amount' ? amountField : reasonField).current?.focus();
  };

  const farAway =
    away &&
    (away.meters === null
      ? t('trip.awayUnknown')
      : t('trip.awayText', { distance: distance(away.meters), place: ride.dropoffLocation }));
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      busy={busy}
      busyLabel={t('trip.completing')}
      cancelLabel={t('app.cancel')}
      title={t(away ? 'trip.awayTitle' : 'trip.cashTitle')}
      description={
        cash
          ? t('trip.cashText', { fare })
          : t(ride.paymentMethod === 'account' ? 'trip.awayChargeAccount' : 'trip.awayCharge')
      }
      confirmLabel={cash && amount !== null ? t('trip.cashConfirm', { amount: money(amount) }) : t('trip.complete')}
      confirmDisabled={cash && short < 0}
      onConfirm={confirm}
    >
      {(cash || away) && (
        <Stack gap="3">
          {cash && (
            <TextField
              ref={amountField}
              label={t('trip.cashAmount')}
              value={text}
              inputMode="decimal"
              autoComplete="off"
              leading="$"
              error={
                missing === 'amount' ? t(hasMisplacedComma(text) ? 'trip.cashComma' : 'trip.cashRequired') : undefined
              }
              onChange={(event) => {
                setText(event.target.value);
                setMissing(null);
              }}
            />
          )}
          {lessText && (
            <Box aria-hidden>
              <InlineAlert tone="warning">{lessText}</InlineAlert>
            </Box>
          )}
          {cash && (
            <VisuallyHidden>
              <span role="status">{spokenText}</span>
            </VisuallyHidden>
          )}
          {cash && short < 0 && <InlineAlert tone="error">{t('trip.cashMore', { fare })}</InlineAlert>}
          {away && (
            <>
              <InlineAlert tone="warning">{farAway}</InlineAlert>
              <TextAreaField
                ref={reasonField}
                label={t('trip.awayReason')}
                value={reason}
                maxLength={300}
                required
                error={missing === 'reason' ? t('trip.unverifiedRequired') : undefined}
                onChange={(event) => {
                  setReason(event.target.value);
                  setMissing(null);
                }}
              />
            </>
          )}
        </Stack>
      )}
    </ConfirmDialog>
  );
}
