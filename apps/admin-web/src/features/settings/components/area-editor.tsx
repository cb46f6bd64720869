import { Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_CORNERS } from '@groupride/contracts';
import { crossesItself, type LatLng } from '@groupride/geo';
import { useDeployment } from '@groupride/web-api-client';
import { CityMap, MapPending, type MapMarker } from '@groupride/web-map';
import { Box, Button, Flex, InlineAlert, Stack } from '@groupride/web-ui';
import type { EditorProps } from './setting-panel';

const HEIGHT = '420px';
const CITY_ZOOM = 10;
/** Fits no markers, because a place that somebody points at is already visible. */
const FIT_NOTHING: readonly string[] = [];
/** Rounds to five decimal places, about a meter. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/** Draws the service area, in which rides start and end, corner by corner. */
export function AreaEditor({ value, onChange, disabled }: EditorProps) {
  const { t } = useTranslation();
  const { config, failed, retry, retrying } = useDeployment();
  const corners = useMemo(() => value.serviceArea?.corners ?? [], [value]);
  const draw = (next: readonly LatLng[]) => onChange({ serviceArea: { corners: [...next] } });
  const markers = useMemo(
    () =>
      corners.map((position, index): MapMarker => ({
        id: `corner-${index}`,
        kind: 'place',
        position,
        label: t('settings.corner', { number: index + 1 }),
      })),
    [corners, t],
  );
  const outline = useMemo(
    () => (corners.length < 2 ? null : { points: [...corners, corners[0]!], estimated: false }),
    [corners],
  );
  return (
    <Stack gap="3">
      {config ? (
        <CityMap
          city={{ name: config.city.name, center: config.city.center, map: config.city.map ?? null }}
          mapboxToken={config.mapboxToken ?? null}
          label={t('settings.areaMap')}
          height={HEIGHT}
          markers={markers}
          route={outline}
          zoom={CITY_ZOOM}
          fitTo={FIT_NOTHING}
          {...(disabled || corners.length >= MOST_CORNERS
            ? {}
            : { onPick: ({ lat, lng }) => draw([...corners, { lat: rounded(lat), lng: rounded(lng) }]) })}
        />
      ) : (
        <MapPending height={HEIGHT} failed={failed} onRetry={retry} retrying={retrying} />
      )}
      <Box textStyle="small" role="status">
        {corners.length === 0
          ? t('settings.noArea')
          : corners.length < 3
            ? t('settings.fewCorners')
            : t('settings.corners', { count: corners.length })}
      </Box>
      {crossesItself(corners) && <InlineAlert tone="warning">{t('settings.crosses')}</InlineAlert>}
      {!disabled && corners.length > 0 && (
        <Flex gap="2" wrap="wrap">
          <Button
            size="sm"
            variant="secondary"
            icon={<Undo2 size={16} aria-hidden />}
            onClick={() => draw(corners.slice(0, -1))}
          >
            {t('settings.removeCorner')}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => draw([])}>
            {t('settings.clearArea')}
          </Button>
        </Flex>
      )}
    </Stack>
  );
}
