import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RideEventView } from '@groupride/web-api-client';
import { Box, Flex, IconButton, SegmentedControl, Slider, Stack } from '@groupride/web-ui';
import { useClock } from '../hooks/use-clock';
import { REPLAY_SPEEDS, type ReplayControls } from '../hooks/use-replay';
import type { Replay } from '../replay';

const STEP_MS = 1000;

interface ReplayBarProps {
  replay: Replay;
  controls: ReplayControls;
  events: readonly RideEventView[];
}

/** Replays a finished ride: its events, their times, and the car's position. */
export function ReplayBar({ replay, controls, events }: ReplayBarProps) {
  const { t } = useTranslation();
  const clock = useClock();
  const { place, playing, speed, setSpeed, seek, toggle } = controls;
  // Rounds up to whole steps, so that the keyboard also reaches the end.
  const end = Math.ceil(replay.length / STEP_MS) * STEP_MS;
  const number = replay.eventAt(place);
  const event = events.find((each) => each.number === number);
  const happened = event ? t('ride.event', { number: event.number, event: t(`events.${event.type}`) }) : null;
  const time = clock(replay.timeAt(place));
  const before = replay.events.findLast((each) => each.place < place);
  const after = replay.events.find((each) => each.place > place);
  return (
    <Stack gap="1" role="group" aria-label={t('replay.title')}>
      <Flex align="center" gap="2">
        <IconButton
          label={playing ? t('replay.pause') : t('replay.play')}
          icon={playing ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
          onClick={toggle}
        />
        <Slider
          label={t('replay.place')}
          valueText={happened ? t('replay.now', { time, event: happened }) : time}
          min={0}
          max={end}
          step={STEP_MS}
          value={place >= replay.length ? end : place}
          onChange={seek}
        />
        <IconButton
          label={t('replay.before')}
          icon={<SkipBack size={18} aria-hidden />}
          disabled={!before}
          onClick={() => before && seek(before.place)}
        />
        <IconButton
          label={t('replay.after')}
          icon={<SkipForward size={18} aria-hidden />}
          disabled={!after}
          onClick={() => after && seek(after.place)}
        />
      </Flex>
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <Box minW="0" flex="1">
          <Box textStyle="label">{happened ?? t('replay.nothingYet')}</Box>
          <Box textStyle="caption" color="fg.muted" fontVariantNumeric="tabular-nums">
            {time}
          </Box>
        </Box>
        <SegmentedControl
          size="sm"
          label={t('replay.speed')}
          options={REPLAY_SPEEDS.map((times) => ({ value: String(times), label: t('replay.times', { times }) }))}
          value={String(speed)}
          onChange={(value) => setSpeed(REPLAY_SPEEDS.find((times) => String(times) === value) ?? speed)}
        />
      </Flex>
    </Stack>
  );
}
