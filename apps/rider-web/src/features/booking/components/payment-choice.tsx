import { Banknote, CreditCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PersonalPaymentMethod, SplitMode } from '@groupride/contracts';
import type { PricingView } from '@groupride/web-api-client';
import { Box, Card, SegmentedControl, Stack } from '@groupride/web-ui';
import { SavedCard } from './saved-card';
import { SplitSentence } from './split-sentence';
import { SeatAmountsField } from '../../../shared/seat-amounts-field';

export interface PaymentChoiceProps {
  /** Payment methods that this deployment accepts. */
  methods: readonly PersonalPaymentMethod[];
  method: PersonalPaymentMethod;
  splitMode: SplitMode;
  groupSize: number;
  /** Null while the price is unknown. */
  pricing: PricingView | null;
  /** Amounts of a custom split, as typed. */
  seatAmounts: readonly string[];
  onChange: (change: { paymentMethod?: PersonalPaymentMethod; splitMode?: SplitMode; seatAmounts?: string[] }) => void;
}

/** Lets the rider choose how the ride is paid and whether everybody pays for their own seat. */
export function PaymentChoice({
  methods,
  method,
  splitMode,
  groupSize,
  pricing,
  seatAmounts,
  onChange,
}: PaymentChoiceProps) {
  const { t } = useTranslation();
  const icons = { card: <CreditCard size={16} aria-hidden />, cash: <Banknote size={16} aria-hidden /> };
  return (
    <Card title={t('payChoice.title')}>
      <Stack gap="3">
        {pricing && <SplitSentence method={method} splitMode={splitMode} groupSize={groupSize} pricing={pricing} />}
        {methods.length > 1 && (
          <SegmentedControl
            label={t('payChoice.method')}
            value={method}
            onChange={(paymentMethod) => onChange({ paymentMethod })}
            options={methods.map((value) => ({
              value,
              label: (
                <>
                  {icons[value]} {t(`payChoice.${value}`)}
                </>
              ),
            }))}
          />
        )}
        {method === 'card' && <SavedCard />}
        {method === 'card' && (
          <SegmentedControl
            label={t('payChoice.split')}
            value={splitMode}
            onChange={(mode) => onChange({ splitMode: mode })}
            options={(['cover', 'sponsor', 'custom'] as const).map((value) => ({
              value,
              label: <Box textAlign="center">{t(`payChoice.${value}`)}</Box>,
            }))}
          />
        )}
        <Box textStyle="caption" color="fg.muted">
          {method === 'cash' ? t('payChoice.cashDetail') : t(`payChoice.${splitMode}Detail`)}
        </Box>
        {method === 'card' && splitMode === 'custom' && (
          <>
            <SeatAmountsField
              total={pricing?.finalTotal ?? null}
              groupSize={groupSize}
              value={seatAmounts}
              onChange={(amounts) => onChange({ seatAmounts: amounts })}
            />
            <Box textStyle="caption" color="fg.muted">
              {t('seats.firstCome')}
            </Box>
          </>
        )}
      </Stack>
    </Card>
  );
}
