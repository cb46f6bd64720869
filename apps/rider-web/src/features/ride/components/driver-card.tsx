import { Phone, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar, Badge, Box, Card, ErrorState, Flex, LinkButton, SimpleGrid, Skeleton, Stack } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useGetDriverQuery } from '../api';

interface DriverCardProps {
  driverId: number;
  /** A link to the ride's chat. */
  chat?: ReactNode;
  /** Hides the online badge, which means nothing for a past ride. */
  rideIsOver?: boolean;
}

/**
 * Shows the driver, the car and a link to the chat. The organizer also sees the phone number from acceptance to
 * completion.
 */
export function DriverCard({ driverId, chat, rideIsOver = false }: DriverCardProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { currentData: driver, error, isFetching, refetch } = useGetDriverQuery({ driverId });
  return (
    <Card
      title={t('driver.title')}
      action={driver?.isOnline && !rideIsOver ? <Badge tone="success">{t('driver.online')}</Badge> : undefined}
    >
      {!driver && error ? (
        <ErrorState
          title={t('driver.failed')}
          detail={problemText(error)}
          onRetry={() => void refetch()}
          retryLabel={t('common.retry')}
          retrying={isFetching}
        />
      ) : !driver ? (
        <Stack gap="2" role="status" aria-label={t('common.loading')}>
          <Skeleton w="60%" h="5" />
          <Skeleton w="80%" />
        </Stack>
      ) : (
        <Stack gap="4">
          <Flex gap="3" align="center">
            <Avatar name={driver.name} size={52} />
            <Box flex="1" minW="0">
              <Box textStyle="strong">{driver.name}</Box>
              <Flex align="center" gap="1" textStyle="small" color="fg.muted">
                <Star size={14} fill="currentColor" aria-hidden />
                {driver.isNew ? t('driver.new') : driver.rating} · {t('driver.trips', { count: driver.totalTrips })}
              </Flex>
            </Box>
            <Box textAlign="end">
              <Box textStyle="small">{driver.vehicle}</Box>
              <Box fontSize="xl" fontWeight="bold" fontFamily="mono" letterSpacing="wide">
                {driver.licensePlate}
              </Box>
            </Box>
          </Flex>
          {(driver.phone || chat) && (
            <SimpleGrid columns={driver.phone && chat ? 2 : 1} gap="2">
              {driver.phone && (
                <LinkButton variant="secondary" href={`tel:${driver.phone}`} icon={<Phone size={18} aria-hidden />}>
                  {t('driver.call')}
                </LinkButton>
              )}
              {chat}
            </SimpleGrid>
          )}
        </Stack>
      )}
    </Card>
  );
}
