import { Navigation as NavigationIcon } from 'lucide-react';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '@groupride/contracts';
import type { MapMarker } from '@groupride/web-map';
import { Box, Button, Card, InlineAlert, Stack } from '@groupride/web-ui';
import { DriverMap } from '../../../shared/map/driver-map';
import { useMemberPositions } from '../hooks/use-member-positions';
import { useNavigation } from '../hooks/use-navigation';
import { usePositionAge } from '../hooks/use-position-age';
import { LiveNavigation } from './live-navigation';
import { MemberPositions } from './member-positions';

export interface NavigationCardProps {
  rideId: number;
  pickup: Place;
  destination: Place;
  /** On the way to the pickup, or with the group to the destination. */
  toPickup: boolean;
  /** At the pickup, where members are still coming. */
  waiting?: boolean;
  riderName: string | null;
  riderPhone: string | null;
  /** The driver says that the pickup is reached. */
  onArrived?: () => void;
  arriving: boolean;
  /** Starts as soon as the position is known, once. */
  startAtOnce?: boolean;
  /** Opens the way in the driver's own map applications. */
  links?: ReactNode;
}

/** The map of the ride being driven, and the way into full-screen navigation. */
export function NavigationCard({
  rideId,
  pickup,
  destination,
  toPickup,
  waiting = false,
  riderName,
  riderPhone,
  onArrived,
  arriving,
  startAtOnce = false,
  links,
}: NavigationCardProps) {
  const { t } = useTranslation();
  const target = toPickup ? pickup : destination;
  const navigation = useNavigation(rideId, target);
  const { guidance, car, start } = navigation;
  const wasStarted = useRef(false);
  useEffect(() => {
    if (!startAtOnce || waiting || wasStarted.current || !car) return;
    wasStarted.current = true;
    if (!guidance) void start();
  }, [startAtOnce, waiting, car, guidance, start]);
  const positions = useMemberPositions(toPickup || waiting ? rideId : null);
  const ageText = usePositionAge();
  const placeMarkers = useMemo(() => {
    const all: MapMarker[] = [
      { id: 'destination', kind: 'destination', label: destination.name, position: destination },
    ];
    if (toPickup || waiting) all.push({ id: 'pickup', kind: 'pickup', label: pickup.name, position: pickup });
    if (car) all.push({ id: 'car', kind: 'car', label: t('navigation.you'), position: car, heading: car.heading });
    return all;
  }, [pickup, destination, toPickup, waiting, car, t]);
  const markers: MapMarker[] = [
    ...placeMarkers,
    ...positions.map(({ userId, name, location, timestamp }): MapMarker => ({
      ...{ id: `member-${userId}`, kind: 'member', position: location, label: `${name}, ${ageText(timestamp)}` },
    })),
  ];
  const members = <MemberPositions positions={positions} ageText={ageText} />;
  const places = useMemo(() => [pickup, destination], [pickup, destination]);
  const route = useMemo(() => guidance && { points: guidance.points, estimated: guidance.estimated }, [guidance]);

  const shown = [
    'car',
    toPickup || waiting ? 'pickup' : 'destination',
    ...positions.map(({ userId }) => `member-${userId}`),
  ];
  const map = (
    <DriverMap
      label={t('navigation.map')}
      height="240px"
      markers={markers}
      ride={places}
      fitTo={shown}
      fit={(car ? 1 : 0) + positions.length}
    />
  );

  if (waiting) {
    if (positions.length === 0) return null;
    return (
      <Card>
        <Stack gap="3">
          {map}
          {members}
        </Stack>
      </Card>
    );
  }
  if (guidance) {
    return (
      <LiveNavigation
        navigation={{ ...navigation, guidance }}
        markers={markers}
        route={route}
        ride={places}
        place={target}
        toPickup={toPickup}
        riderName={riderName}
        riderPhone={riderPhone}
        {...(onArrived ? { onArrived } : {})}
        arriving={arriving}
        links={links}
        members={members}
      />
    );
  }
  return (
    <Card title={t('navigation.title')}>
      <Stack gap="3">
        {map}
        {members}
        {navigation.failed && <InlineAlert tone="warning">{t('navigation.failed')}</InlineAlert>}
        <Button
          block
          variant="secondary"
          disabled={!car}
          busy={navigation.starting}
          busyLabel={t('navigation.starting')}
          icon={<NavigationIcon size={18} aria-hidden />}
          onClick={() => void navigation.start()}
        >
          {t('navigation.start')}
        </Button>
        {!car && (
          <Box textStyle="caption" color="fg.muted">
            {t('trip.noPosition')}
          </Box>
        )}
      </Stack>
    </Card>
  );
}
