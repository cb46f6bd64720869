import { useTranslation } from 'react-i18next';
import { Box, Flex } from '@groupride/web-ui';

interface Stop {
  label: string;
  name: string;
  /** The address, if the name does not include it. */
  address?: string | null | undefined;
}

export interface RouteStopsProps {
  from: Stop;
  to: Stop;
  /** Truncates longer names, where both ends must be visible. */
  maxLines?: number | 'none';
}

/** Pickup and destination of a ride, one above the other. */
export function RouteStops({ from, to, maxLines = 'none' }: RouteStopsProps) {
  const { t } = useTranslation();
  return (
    <Flex gap="3">
      <Flex aria-hidden direction="column" align="center" pt="1.5" pb="1.5">
        <Box boxSize="2.5" borderRadius="full" borderWidth="2px" borderColor="brand.solid" flexShrink="0" />
        <Box w="2px" flex="1" bg="border" my="1" />
        <Box boxSize="2.5" borderRadius="xs" bg="brand.solid" flexShrink="0" />
      </Flex>
      <Flex direction="column" gap="3" minW="0" flex="1">
        {[from, to].map((stop) => (
          <Box key={stop.label}>
            <Box textStyle="caption" color="fg.subtle">
              {stop.label}
            </Box>
            <Box textStyle="strong" overflowWrap="anywhere" lineClamp={maxLines}>
              {stop.name}
            </Box>
            {stop.address && (
              <Box textStyle="caption" color="fg.muted" overflowWrap="anywhere">
                {t('requests.near', { address: stop.address })}
              </Box>
            )}
          </Box>
        ))}
      </Flex>
    </Flex>
  );
}
