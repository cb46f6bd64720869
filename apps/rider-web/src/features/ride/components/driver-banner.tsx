import { CarFront } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Box, Button, Flex, LinkButton, useCountdown } from '@groupride/web-ui';

const SHOWN_SECONDS = 8;

/** Says that a driver is on the way, for a moment, wherever one is in the application. */
export function DriverBanner({ rideId, onClose }: { rideId: number; onClose: () => void }) {
  const { t } = useTranslation();
  useCountdown({ seconds: SHOWN_SECONDS, onDone: onClose });
  return (
    <Box role="alert" bg="bg.inverted" color="fg.inverted" px="4" py="3" boxShadow="md">
      <Flex gap="3" align="center">
        <Flex
          boxSize="10"
          borderRadius="full"
          bg="accent.solid"
          color="accent.contrast"
          align="center"
          justify="center"
          flexShrink="0"
        >
          <CarFront size={20} aria-hidden />
        </Flex>
        <Box flex="1" minW="0">
          <Box textStyle="label" fontWeight="semibold">
            {t('banner.title')}
          </Box>
          <Box textStyle="caption">{t('banner.detail')}</Box>
        </Box>
      </Flex>
      <Flex gap="2" mt="3">
        <LinkButton size="sm" variant="secondary" href={`/rider-track?rideId=${rideId}`} onClick={onClose}>
          {t('live.track')}
        </LinkButton>
        <Button size="sm" variant="ghost" color="fg.inverted" _hover={{ bg: 'whiteAlpha.200' }} onClick={onClose}>
          {t('banner.dismiss')}
        </Button>
      </Flex>
    </Box>
  );
}
