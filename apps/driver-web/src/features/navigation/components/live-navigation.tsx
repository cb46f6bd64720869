import { ChevronRight, Phone, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '@groupride/contracts';
import type { MapMarker, MapRoute } from '@groupride/web-map';
import { Badge, Box, Button, Flex, HStack, LinkButton, Stack, TextButton, useFormat } from '@groupride/web-ui';
import { DriverMap } from '../../../shared/map/driver-map';
import type { Guidance } from '../guidance';
import type { Navigation } from '../hooks/use-navigation';

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

/** Navigation over the whole screen: the next manoeuvre large, the map, and what a driver needs at the kerb. */
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
  const { distance, duration } = useFormat();
  const { guidance, left, next, stop } = navigation;
  const [following, setFollowing] = useState(true);
  const step = guidance.steps[guidance.index];
  const upcoming = guidance.steps[guidance.index + 1];
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
        <Box aria-live="polite" textStyle="title">
          {step?.text ?? t('navigation.straight')}
        </Box>
        {upcoming && (
          <Flex align="center" gap="1" mt="1" textStyle="small" opacity="0.9">
            <ChevronRight size={16} aria-hidden /> {upcoming.text}
          </Flex>
        )}
        {guidance.estimated && (
          <Box mt="2">
            <Badge tone="warning">{t('navigation.estimated')}</Badge>
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
          onFollowLost={() => setFollowing(false)}
          fitTo={[]}
          zoom={15}
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
        <Box>
          <Box textStyle="caption" color="fg.muted">
            {toPickup
              ? t('navigation.pickingUp', { name: riderName ?? t('trip.unknownRider') })
              : t('navigation.drivingTo')}
          </Box>
          <Box textStyle="strong">{place.name}</Box>
          {riderPhone && toPickup && (
            <Box textStyle="caption" color="fg.muted">
              {riderPhone}
            </Box>
          )}
        </Box>
        {members}
        <Flex gap="2" wrap="wrap">
          {riderPhone && toPickup && (
            <LinkButton href={`tel:${riderPhone}`} variant="secondary" size="sm" icon={<Phone size={18} aria-hidden />}>
              {t('trip.callRider')}
            </LinkButton>
          )}
          <Button size="sm" variant="secondary" disabled={!upcoming} onClick={next}>
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
