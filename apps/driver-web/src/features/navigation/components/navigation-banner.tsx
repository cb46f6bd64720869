import { Volume2, VolumeX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge, Box, Flex, IconButton, LARGE_TEXT, TextButton, VisuallyHidden, useFormat } from '@groupride/web-ui';
import type { Guidance } from '../guidance';
import type { Navigation } from '../hooks/use-navigation';
import { useSilentSince } from '../hooks/use-silent-since';
import { useSpokenDirections } from '../hooks/use-spoken-directions';
import { ManeuverBanner } from './maneuver-banner';

export interface NavigationBannerProps {
  navigation: Navigation & { guidance: Guidance };
  /** Name of the route's target. */
  place: string;
  /** Whether the map follows the car; false after the driver has moved the map. */
  following: boolean;
  onRecenter: () => void;
}

/** The banner over the map: the next maneuver in large type, and warnings if it may be unreliable. */
export function NavigationBanner({ navigation, place, following, onRecenter }: NavigationBannerProps) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const voice = useSpokenDirections(navigation);
  const since = useSilentSince(navigation.car?.at);
  const outdated = since
    ? t('navigation.noPosition', { time: time(since) })
    : navigation.lost
      ? t('navigation.lost')
      : null;
  return (
    <Box
      as="section"
      aria-label={t('navigation.live')}
      position="absolute"
      insetX="0"
      top="0"
      zIndex="docked"
      bg="brand.solid"
      color="brand.contrast"
      px="4"
      pt="calc(env(safe-area-inset-top) + 0.75rem)"
      pb="3"
      boxShadow="md"
    >
      {/* The bar with the page's heading is hidden meanwhile. */}
      <VisuallyHidden>
        <h1>{t('navigation.live')}</h1>
      </VisuallyHidden>
      <Flex gap="3" justify="space-between" align="flex-start">
        <Box minW="0" flex="1">
          <ManeuverBanner navigation={navigation} place={place} />
        </Box>
        {voice.supported && (
          <IconButton
            label={voice.muted ? t('navigation.unmute') : t('navigation.mute')}
            icon={voice.muted ? <VolumeX size={22} aria-hidden /> : <Volume2 size={22} aria-hidden />}
            color="brand.contrast"
            _hover={{ bg: 'whiteAlpha.200' }}
            // The name of the street, below the button, has no room to spare.
            css={{ [LARGE_TEXT]: { position: 'absolute', insetEnd: '2', boxSize: '44px' } }}
            onClick={voice.toggle}
          />
        )}
      </Flex>
      {outdated && (
        <Box role="status" mt="2">
          <Badge tone="warning" wraps>
            {outdated}
          </Badge>
        </Box>
      )}
      {!following && (
        <TextButton color="brand.contrast" onClick={onRecenter}>
          {t('navigation.recenter')}
        </TextButton>
      )}
    </Box>
  );
}
