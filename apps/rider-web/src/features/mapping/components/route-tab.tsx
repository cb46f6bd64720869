import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decodePolyline } from '@groupride/geo';
import { useGetDirectionsQuery } from '@groupride/web-api-client';
import type { MapMarker } from '@groupride/web-map';
import { Badge, Box, Card, Flex, InlineAlert, Stack, useFormat } from '@groupride/web-ui';
import { RiderMap } from '../../../shared/map/rider-map';
import { PlaceField } from '../../../shared/places/place-field';
import type { PickedPlace } from '../../../shared/places/place';

const asText = (place: PickedPlace | null) => (place ? `${place.lat.toFixed(6)},${place.lng.toFixed(6)}` : '');

/** A route between two places: line, length, time and maneuvers. */
export function RouteTab() {
  const { t } = useTranslation();
  const { distance, duration } = useFormat();
  const [from, setFrom] = useState<PickedPlace | null>(null);
  const [to, setTo] = useState<PickedPlace | null>(null);
  const {
    currentData: directions,
    isError,
    isFetching,
  } = useGetDirectionsQuery({ from: asText(from), to: asText(to) }, { skip: !from || !to });
  const route = useMemo(
    () => (directions ? { points: decodePolyline(directions.polyline), estimated: directions.estimated } : null),
    [directions],
  );
  const markers = useMemo(() => {
    const all: MapMarker[] = [];
    if (from) all.push({ id: 'pickup', kind: 'pickup', label: from.name, position: from });
    if (to) all.push({ id: 'destination', kind: 'destination', label: to.name, position: to });
    return all;
  }, [from, to]);
  return (
    <Stack gap="4">
      <PlaceField
        label={t('mapping.pickup')}
        placeholder={t('mapping.placeholder')}
        value={from}
        onChange={setFrom}
        withPosition
      />
      <PlaceField
        label={t('mapping.destination')}
        placeholder={t('mapping.placeholder')}
        value={to}
        onChange={setTo}
        near={from}
      />
      <RiderMap
        label={t('mapping.planning')}
        height="320px"
        markers={markers}
        route={route}
        fit={(from ? 1 : 0) + (to ? 2 : 0) + (route ? 4 : 0)}
      />
      {isError && <InlineAlert tone="error">{t('mapping.routeFailed')}</InlineAlert>}
      {!from || !to ? (
        <Box color="fg.muted">{t('mapping.bothNeeded')}</Box>
      ) : (
        directions && (
          <Card title={t('mapping.steps')}>
            <Flex gap="3" align="baseline" wrap="wrap" opacity={isFetching ? 0.5 : 1}>
              <Box textStyle="figure">{duration(Number(directions.duration))}</Box>
              <Box color="fg.muted">{distance(directions.distance)}</Box>
              <Badge tone={directions.estimated ? 'warning' : 'success'}>
                {directions.estimated
                  ? t('mapping.estimated')
                  : t('mapping.routed', { service: t(`mapping.service.${directions.service}`) })}
              </Badge>
            </Flex>
            <Stack as="ol" gap="2" mt="4" ps="5" listStyleType="decimal">
              {directions.steps.map((step, index) => (
                <li key={index}>
                  {step.text}
                  {step.distance > 0 && (
                    <Box as="span" color="fg.muted">
                      {' '}
                      · {distance(step.distance)}
                    </Box>
                  )}
                </li>
              ))}
            </Stack>
          </Card>
        )
      )}
    </Stack>
  );
}
