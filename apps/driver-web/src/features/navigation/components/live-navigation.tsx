import { Phone, Volume2, VolumeX, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '@groupride/contracts';
import type { MapMarker, MapRoute } from '@groupride/web-map';
import {
  Badge,
  Box,
  Button,
  Flex,
  HStack,
  IconButton,
  LinkButton,
  Stack,
  TextButton,
  formatPhone,
  useFormat,
} from '@groupride/web-ui';
import { DriverMap } from '../../../shared/map/driver-map';
import type { Guidance } from '../guidance';
import type { Navigation } from '../hooks/use-navigation';
import { useSilentSince } from '../hooks/use-silent-since';
import { useSpokenDirections } from '../hooks/use-spoken-directions';
import { ManeuverBanner } from './maneuver-banner';

export interface LiveNavigationProps {
  navigation: Navigation & { guidance: Guidance };
  markers: readonly MapMarker[];
  route: MapRoute | null;
  /** Where the ride begins and ends. */
  ride: readonly Place[];
  place: Place;
  toPickup: boolean;
  riderName: string | null;
  riderPhone: string | null;
  onArrived?: () => void;
  arriving: boolean;
  /** Opens the way in the driver's own map applications. */
  links?: ReactNode;
  /** Who of the group is on the way. */
  members: ReactNode;
}

/** Navigation over the whole screen: the next maneuver large, the map, and what a driver needs at the curb. */
export function LiveNavigation({
  navigation,
  markers,
  route,
  ride,
  place,
  toPickup,
  riderName,
  riderPhone,
  onArrived,
  arriving,
  links,
  members,
}: LiveNavigationProps) {
  const { t } = useTranslation();
  const { distance, duration, time } = useFormat();
  const { guidance, next, stop } = navigation;
  const left = navigation.arrived ? null : navigation.left;
  const [following, setFollowing] = useState(true);
  const voice = useSpokenDirections(navigation);
  const since = useSilentSince(navigation.car?.at);
  const outdated = since
    ? t('navigation.noPosition', { time: time(since) })
    : navigation.lost
      ? t('navigation.lost')
      : null;
  return (
    <Flex
      role="dialog"
      aria-modal="false"
      aria-label={t('navigation.live')}
      position="fixed"
      inset="0"
      zIndex="overlay"
      direction="column"
      bg="bg.canvas"
    >
      <Box bg="brand.solid" color="brand.contrast" px="4" pt="calc(env(safe-area-inset-top) + 0.75rem)" pb="3">
        <Flex gap="3" justify="space-between" align="flex-start">
          <Box minW="0" flex="1">
            <ManeuverBanner navigation={navigation} place={place.name} />
          </Box>
          {voice.supported && (
            <IconButton
              label={voice.muted ? t('navigation.unmute') : t('navigation.mute')}
              icon={voice.muted ? <VolumeX size={22} aria-hidden /> : <Volume2 size={22} aria-hidden />}
              color="brand.contrast"
              _hover={{ bg: 'whiteAlpha.200' }}
              onClick={voice.toggle}
            />
          )}
        </Flex>
        {outdated && (
          <Box role="status" mt="2">
            <Badge tone="warning">{outdated}</Badge>
          </Box>
        )}
      </Box>
      <Box flex="1" minH="0">
        <DriverMap
          label={t('navigation.map')}
          height="100%"
          markers={markers}
          route={route}
          ride={ride}
          follow={following ? 'car' : null}
          headingUp
          onFollowLost={() => setFollowing(false)}
          fitTo={[]}
          zoom={16}
        />
      </Box>
      <Stack gap="3" px="4" pt="3" pb="calc(env(safe-area-inset-bottom) + 1rem)" bg="bg.panel" boxShadow="lg">
        <Flex justify="space-between" align="baseline" gap="3">
          <HStack gap="3" align="baseline">
            <Box textStyle="figure">{left ? duration(left.seconds) : '–'}</Box>
            <Box color="fg.muted">{left ? distance(left.meters) : ''}</Box>
          </HStack>
          {!following && <TextButton onClick={() => setFollowing(true)}>{t('navigation.recenter')}</TextButton>}
        </Flex>
        <Flex justify="space-between" align="center" gap="3">
          <Box minW="0">
            <Box textStyle="caption" color="fg.muted">
              {toPickup
                ? t('navigation.pickingUp', { name: riderName ?? t('trip.unknownRider') })
                : t('navigation.drivingTo')}
            </Box>
            <Box textStyle="strong">{place.name}</Box>
            {riderPhone && toPickup && (
              <Box textStyle="caption" color="fg.muted">
                {formatPhone(riderPhone)}
              </Box>
            )}
          </Box>
          {riderPhone && toPickup && (
            <Box flexShrink="0">
              <LinkButton
                href={`tel:${riderPhone}`}
                variant="secondary"
                size="sm"
                icon={<Phone size={18} aria-hidden />}
              >
                {t('trip.callRider')}
              </LinkButton>
            </Box>
          )}
        </Flex>
        {members}
        <Flex gap="2" wrap="wrap">
          <Button size="sm" variant="secondary" disabled={!guidance.steps[guidance.index + 1]} onClick={next}>
            {t('navigation.nextStep')}
          </Button>
          <Button size="sm" variant="secondary" icon={<X size={18} aria-hidden />} onClick={stop}>
            {t('navigation.end')}
          </Button>
        </Flex>
        {links}
        {onArrived && (
          <Button block size="lg" busy={arriving} busyLabel={t('trip.arriving')} onClick={onArrived}>
            {t('navigation.arrived')}
          </Button>
        )}
      </Stack>
    </Flex>
  );
}
