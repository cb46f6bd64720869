import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AvailableDriver } from '@groupride/web-api-client';
import { Box, chakra, Flex } from '@groupride/web-ui';
import { showDriver } from '../hooks/use-shown-driver';

/** The free drivers as a row of buttons that each show a driver on the map. */
export function DriverChips({ drivers, shown }: { drivers: readonly AvailableDriver[]; shown: string | null }) {
  const { t } = useTranslation();
  if (drivers.length === 0) return null;
  return (
    <Flex
      as="ul"
      gap="2"
      overflowX="auto"
      listStyleType="none"
      pb="1"
      mx="-1"
      px="1"
      aria-label={t('liveMap.driverList')}
      tabIndex={0}
    >
      {drivers.map(({ id, name, vehicle, rating, isNew, totalTrips, eta }) => (
        <Box as="li" key={id} flexShrink="0">
          <chakra.button
            type="button"
            onClick={() => showDriver(name)}
            textAlign="start"
            minH="touch"
            px="3"
            py="2"
            borderRadius="md"
            borderWidth="1px"
            borderColor={shown === id ? 'danger.solid' : 'border'}
            bg="bg.panel"
            cursor="pointer"
            _hover={{ bg: 'bg.muted' }}
          >
            <Flex align="center" gap="2" textStyle="label">
              {name}
              <Flex as="span" align="center" gap="1" color="fg.muted" textStyle="caption">
                <Star size={12} aria-hidden /> {isNew ? t('driver.new') : rating || t('liveMap.noRating')}
              </Flex>
            </Flex>
            <Box textStyle="caption" color="fg.muted">
              {vehicle} · {t('liveMap.trips', { count: totalTrips ?? 0 })}
              {eta !== null && eta !== undefined && ` · ${t('liveMap.minutes', { count: eta })}`}
            </Box>
          </chakra.button>
        </Box>
      ))}
    </Flex>
  );
}
