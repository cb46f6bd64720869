import { useTranslation } from 'react-i18next';
import { instantToZoned } from '@groupride/geo';
import { Box, DateField, Flex, SegmentedControl, useFormat } from '@groupride/web-ui';
import { PERIOD_CHOICES, type ChosenPeriod } from '../period';

interface PeriodPickerProps {
  period: ChosenPeriod;
  onChange: (period: ChosenPeriod) => void;
}

/** Lets the operator choose the days for the figures and charts. */
export function PeriodPicker({ period, onChange }: PeriodPickerProps) {
  const { t } = useTranslation();
  const { timeZone } = useFormat();
  const today = instantToZoned(Date.now(), timeZone).date;
  const isReversed = period.from !== '' && period.to !== '' && period.to < period.from;
  return (
    <Flex gap="3" wrap="wrap" align="start" w={{ base: 'full', md: 'auto' }}>
      <Box w={{ base: 'full', md: '27rem' }}>
        <SegmentedControl
          label={t('dashboard.period')}
          value={period.choice}
          onChange={(choice) => onChange({ ...period, choice })}
          options={PERIOD_CHOICES.map((one) => ({ value: one, label: t(`periods.${one}`) }))}
        />
      </Box>
      {period.choice === 'custom' && (
        <>
          <Box w="10rem">
            <DateField
              label={t('periods.first')}
              labelHidden
              max={period.to || today}
              value={period.from}
              onChange={({ target }) => onChange({ ...period, from: target.value })}
            />
          </Box>
          <Box w="10rem">
            <DateField
              label={t('periods.last')}
              labelHidden
              min={period.from}
              max={today}
              value={period.to}
              error={isReversed ? t('periods.reversed') : undefined}
              onChange={({ target }) => onChange({ ...period, to: target.value })}
            />
          </Box>
        </>
      )}
    </Flex>
  );
}
