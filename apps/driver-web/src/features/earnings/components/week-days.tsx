import { useTranslation } from 'react-i18next';
import { Box, Flex, chakra, useFormat } from '@groupride/web-ui';
import type { StatementView } from '../api';

export interface WeekDaysProps {
  days: StatementView['days'];
  /** Date of the chosen day; null for the whole week. */
  chosen: string | null;
  onChoose: (date: string | null) => void;
}

/**
 * Earnings of each day of a week as bars. Pressing a bar shows the rides of that day; pressing it again shows the whole
 * week.
 */
export function WeekDays({ days, chosen, onChoose }: WeekDaysProps) {
  const { t } = useTranslation();
  const { day, locale, money } = useFormat();
  const letter = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'narrow' });
  const most = Math.max(1, ...days.map(({ earned }) => Number(earned)));
  return (
    <Flex role="group" aria-label={t('payouts.days')} gap="1">
      {days.map(({ date, trips, earned }) => (
        <chakra.button
          key={date}
          type="button"
          flex="1"
          minW="0"
          minH="touch"
          borderRadius="md"
          cursor="pointer"
          aria-pressed={date === chosen}
          aria-label={t('payouts.dayEarned', { day: day(date), amount: money(earned), count: trips })}
          onClick={() => onChoose(date === chosen ? null : date)}
          _hover={{ bg: 'bg.muted' }}
          _pressed={{ bg: 'bg.muted' }}
          py="1"
        >
          <Flex h="20" align="flex-end" justify="center" aria-hidden>
            <Box
              w="60%"
              minH="2px"
              borderRadius="sm"
              bg={chosen === null || date === chosen ? 'brand.solid' : 'bg.emphasized'}
              style={{ height: `${Math.max(0, (Number(earned) / most) * 100)}%` }}
            />
          </Flex>
          <Box aria-hidden textStyle="caption" color={date === chosen ? 'fg' : 'fg.muted'} mt="1">
            {letter.format(new Date(`${date}T00:00:00Z`))}
          </Box>
        </chakra.button>
      ))}
    </Flex>
  );
}
