import { useTranslation } from 'react-i18next';
import type { JoinPreview } from '@groupride/web-api-client';
import { Button, Stack, useFormat } from '@groupride/web-ui';

/** Joining and paying for the seat, or only joining. */
export type Entry = 'pay' | 'covered';

export const isPayable = ({ splitMode, paymentMethod, share }: JoinPreview): boolean =>
  splitMode !== 'sponsor' && paymentMethod === 'card' && Number(share) > 0;

export interface SeatButtonsProps {
  payable: boolean;
  organizerName: string;
  /** The most that a seat of a pledge can cost. Nobody covers such a seat, so it must be paid. */
  upTo?: string | null;
  busy: Entry | null;
  disabled?: boolean;
  onEnter: (then: Entry) => void;
  /** Whether the first button submits the surrounding form, whose handler joins. */
  submits?: boolean;
}

export function SeatButtons({
  payable,
  organizerName,
  upTo = null,
  busy,
  disabled = false,
  onEnter,
  submits = false,
}: SeatButtonsProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const press = (then: Entry, first: boolean) =>
    first && submits ? ({ type: 'submit' } as const) : { onClick: () => onEnter(then) };
  return (
    <Stack gap="2">
      {payable && (
        <Button
          size="lg"
          block
          busy={busy === 'pay'}
          busyLabel={t('join.joining')}
          disabled={busy === 'covered' || disabled}
          {...press('pay', true)}
        >
          {upTo === null ? t('join.joinAndPay') : t('pledge.join', { amount: money(upTo) })}
        </Button>
      )}
      {upTo === null && (
        <Button
          size="lg"
          block
          variant={payable ? 'secondary' : 'primary'}
          busy={busy === 'covered'}
          busyLabel={t('join.joining')}
          disabled={busy === 'pay' || disabled}
          {...press('covered', !payable)}
        >
          {payable ? t('join.joinCovered', { name: organizerName }) : t('join.join')}
        </Button>
      )}
    </Stack>
  );
}
