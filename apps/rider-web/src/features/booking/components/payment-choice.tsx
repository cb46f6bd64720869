import { Banknote, CreditCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PaymentMethod, SplitMode } from '@groupride/contracts';
import { Box, Card, SegmentedControl, Stack } from '@groupride/web-ui';

export interface PaymentChoiceProps {
  /** What this deployment takes. */
  methods: readonly PaymentMethod[];
  method: PaymentMethod;
  splitMode: SplitMode;
  onChange: (change: { paymentMethod?: PaymentMethod; splitMode?: SplitMode }) => void;
}

/** How the ride is paid, and whether everybody pays for their own seat. */
export function PaymentChoice({ methods, method, splitMode, onChange }: PaymentChoiceProps) {
  const { t } = useTranslation();
  const icons = { card: <CreditCard size={16} aria-hidden />, cash: <Banknote size={16} aria-hidden /> };
  return (
    <Card title={t('payChoice.title')}>
      <Stack gap="3">
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
        {method === 'card' && (
          <SegmentedControl
            label={t('payChoice.split')}
            value={splitMode}
            onChange={(mode) => onChange({ splitMode: mode })}
            options={[
              { value: 'cover', label: t('payChoice.cover') },
              { value: 'sponsor', label: t('payChoice.sponsor') },
            ]}
          />
        )}
        <Box textStyle="caption" color="fg.muted">
          {method === 'cash' ? t('payChoice.cashDetail') : t(`payChoice.${splitMode}Detail`)}
        </Box>
      </Stack>
    </Card>
  );
}
