import { CarFront, Flag, MapPin } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RideStatus } from '@groupride/contracts';
import { serverNow } from '@groupride/web-api-client';
import { Badge, Box, Card, Flex, LiveDot, chakra, useFormat, useNow } from '@groupride/web-ui';
import type { LivePosition } from '../live-position';

/** Age in seconds from which a position is labeled as old. */
const OLD_SECONDS = 30;

export interface LivePositionCardProps {
  status: RideStatus;
  arrived: boolean;
  position: LivePosition | null;
}

/** The driver's distance and arrival time, updated as the driver moves. */
export function LivePositionCard({ status, arrived, position }: LivePositionCardProps) {
  const { t } = useTranslation();
  const { distance } = useFormat();
  const age = useAge(position?.timestamp ?? null);
  const updated = useUpdatedText();
  const old = age === null || age > OLD_SECONDS;
  const toDestination = status === 'in_progress';
  return (
    <Card
      title={toDestination ? t('live.toDestination') : t('live.toPickup')}
      action={
        <Badge tone={old ? 'neutral' : 'live'} icon={<LiveDot paused={old} />}>
          {old ? t('live.waiting') : t('live.live')}
        </Badge>
      }
    >
      {position ? (
        <>
          <Flex align="baseline" gap="2">
            <chakra.span textStyle="figure">
              {arrived ? t('live.here') : t('live.minutes', { count: position.etaMinutes ?? 1 })}
            </chakra.span>
            {!arrived && position.distanceMeters !== null && (
              <chakra.span color="fg.muted">
                {t('live.away', { distance: distance(position.distanceMeters) })}
              </chakra.span>
            )}
          </Flex>
          <Approach position={position} arrived={arrived} toDestination={toDestination} />
          <Box textStyle="caption" color="fg.muted" mt="2">
            {updated(age)}
          </Box>
        </>
      ) : (
        <Box color="fg.muted">{t('live.noPosition')}</Box>
      )}
    </Card>
  );
}

/** The remaining route as a line, on which the car moves from its first known position. */
function Approach({
  position,
  arrived,
  toDestination,
}: {
  position: LivePosition;
  arrived: boolean;
  toDestination: boolean;
}) {
  const left = position.distanceMeters;
  const [farthest, setFarthest] = useState(left ?? 0);
  useEffect(() => {
    if (left !== null) setFarthest((known) => Math.max(known, left));
  }, [left]);
  const done = arrived ? 1 : left === null || farthest === 0 ? 0 : 1 - left / farthest;
  const End = toDestination ? Flag : MapPin;
  return (
    <Box aria-hidden position="relative" h="9" mt="4" ms="4" me="11">
      <Box position="absolute" insetX="0" top="50%" h="1" mt="-0.5" borderRadius="full" bg="bg.emphasized" />
      <Box
        position="absolute"
        insetStart="0"
        top="50%"
        h="1"
        mt="-0.5"
        borderRadius="full"
        bg="accent.fg"
        transition="width 1s linear"
        style={{ width: `${done * 100}%` }}
      />
      <Flex
        position="absolute"
        top="0"
        boxSize="9"
        align="center"
        justify="center"
        borderRadius="full"
        bg="accent.solid"
        color="accent.contrast"
        boxShadow="sm"
        transition="left 1s linear"
        style={{ left: `${done * 100}%`, marginInlineStart: '-1.125rem' }}
      >
        <CarFront size={18} />
      </Flex>
      <Flex position="absolute" insetEnd="-11" top="0" h="9" align="center" color="fg">
        <End size={20} />
      </Flex>
    </Box>
  );
}

/** Seconds since an instant, updated every second. */
function useAge(timestamp: string | null): number | null {
  const now = useNow(1000, serverNow);
  return timestamp === null ? null : Math.max(0, Math.round((now - Date.parse(timestamp)) / 1000));
}

/** Says how old a position is. Gaps may be long, so seconds are not counted beyond a minute. */
function useUpdatedText(): (age: number | null) => string {
  const { t } = useTranslation();
  return (age) => {
    if (age === null) return '';
    if (age < 5) return t('live.updatedNow');
    if (age < 60) return t('live.updatedSeconds', { count: age });
    const minutes = Math.floor(age / 60);
    return minutes < 60
      ? t('live.updatedMinutes', { count: minutes })
      : t('live.updatedHours', { count: Math.floor(minutes / 60) });
  };
}

/** The age of the position that the page shows. */
export function PositionAge({ position }: { position: LivePosition | null }) {
  const { t } = useTranslation();
  const age = useAge(position?.timestamp ?? null);
  const updated = useUpdatedText();
  const old = age === null || age > OLD_SECONDS;
  return (
    <Flex align="center" gap="2" textStyle="caption" color="fg.muted">
      <Badge tone={old ? 'neutral' : 'live'} icon={<LiveDot paused={old} />}>
        {old ? t('live.waiting') : t('live.live')}
      </Badge>
      {updated(age)}
    </Flex>
  );
}
