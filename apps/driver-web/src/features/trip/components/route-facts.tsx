import { Navigation } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Place } from '@groupride/contracts';
import { Box, Flex, LARGE_TEXT, useFormat } from '@groupride/web-ui';
import { usePosition } from '../../../shared/position/position-context';
import { useGetTrackQuery } from '../api';
import { straightLine } from '../compass';

/** Polling interval of the remaining route while no messages deliver it. */
const TRACK_POLL = 15_000;

/** Distance, duration and direction to a place from the current position. */
export function RouteFacts({ rideId, place }: { rideId: number; place: Place }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { fix } = usePosition();
  const { data: track } = useGetTrackQuery({ rideId }, { pollingInterval: TRACK_POLL });
  if (!fix) {
    return (
      <Box textStyle="small" color="fg.muted">
        {t('trip.noPosition')}
      </Box>
    );
  }
  const direct = straightLine(fix, place);
  const byRoad = track?.distanceMeters ?? null;
  const eta = track?.etaMinutes ?? null;
  return (
    <Flex justify="space-between" gap="2" css={{ [LARGE_TEXT]: { flexDirection: 'column' } }}>
      <Fact
        label={t('trip.distance')}
        value={format.distance(byRoad ?? direct.meters)}
        note={byRoad === null ? t('trip.straight') : t('trip.byRoad')}
      />
      <Fact label={t('trip.eta')} value={eta === null ? '–' : format.duration(eta * 60)} />
      <Fact
        label={t('trip.direction')}
        value={
          <Flex align="center" gap="1.5">
            <Box aria-hidden color="brand.fg" style={{ transform: `rotate(${direct.bearing - 45}deg)` }}>
              <Navigation size={18} />
            </Box>
            {t(`trip.compass.${direct.point}`)}
          </Flex>
        }
      />
    </Flex>
  );
}

function Fact({ label, value, note }: { label: string; value: React.ReactNode; note?: string }) {
  return (
    <Box minW="0">
      <Box textStyle="caption" color="fg.subtle">
        {label}
      </Box>
      <Box textStyle="strong" fontVariantNumeric="tabular-nums">
        {value}
      </Box>
      {note && (
        <Box textStyle="caption" color="fg.subtle">
          {note}
        </Box>
      )}
    </Box>
  );
}
