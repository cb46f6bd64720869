import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RideTypeAvailability } from '@groupride/web-api-client';
import { Box, Flex, Skeleton, useFormat } from '@groupride/web-ui';
import type { TypeAvailability } from '../hooks/use-availability';

/** Describes availability, for example "4 min away", the next free time, or none; null if nothing is known. */
export function useAvailabilityText(): (availability: RideTypeAvailability | undefined) => string | null {
  const { t } = useTranslation();
  const { when, isToday } = useFormat();
  return (known) => {
    if (!known || known.availability === 'group_too_large') return null;
    if (known.minutes !== null && known.minutes !== undefined)
      return t(known.minutesEstimated ? 'availability.minutesAbout' : 'availability.minutes', { count: known.minutes });
    if (known.nextAvailableAt)
      return t(
        known.availability === 'soon'
          ? 'availability.soon'
          : isToday(known.nextAvailableAt)
            ? 'availability.later'
            : 'availability.laterOn',
        { time: when(known.nextAvailableAt) },
      );
    return t('availability.none');
  };
}

const COLORS: Readonly<Record<RideTypeAvailability['availability'], string>> = {
  now: 'success.fg',
  soon: 'warning.fg',
  later: 'fg.muted',
  none: 'fg.muted',
  group_too_large: 'fg.muted',
};

/** The availability of one ride type, in its row. */
export function TypeAvailabilityText({
  of,
  state,
}: {
  of: RideTypeAvailability | undefined;
  state: TypeAvailability['state'];
}) {
  const textOf = useAvailabilityText();
  if (state === 'loading') return <Skeleton w="20" h="4" />;
  const text = textOf(of);
  if (!of || text === null) return null;
  return (
    <Flex align="center" gap="1" mt="0.5" textStyle="caption" fontWeight="medium" color={COLORS[of.availability]}>
      <Clock size={14} aria-hidden />
      <Box as="span">{text}</Box>
    </Flex>
  );
}
