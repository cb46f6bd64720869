import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceTimeOf, serverNow, type MemberView, type RideView } from '@groupride/web-api-client';
import {
  Badge,
  Box,
  Button,
  ConfirmDialog,
  Flex,
  Stack,
  TextButton,
  useCountdown,
  useFormat,
  useNow,
} from '@groupride/web-ui';
import { useOutboxState } from '../../../shared/outbox/outbox-context';
import { useTripAge } from '../../../shared/offline/use-trip-age';
import { useGetNoShowQuery } from '../api';
import { useNoShows } from '../hooks/use-no-shows';
import { useProgressCheck } from '../hooks/use-progress-check';

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export interface WaitingProps {
  ride: RideView;
  members: readonly MemberView[];
  onEnding: (rideId: number | null) => void;
}

/** Shown without an answer from the server, whose waiting time starts when it receives the arrival. */
function AtPickupSince({ arrivedAt, unsent }: { arrivedAt: string; unsent: boolean }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const now = useNow(1000, serverNow);
  return (
    <Box bg="bg.subtle" borderRadius="md" px="3.5" py="3">
      <Flex justify="space-between" gap="3" textStyle="label">
        <Box>{t('waiting.since', { time: time(arrivedAt) })}</Box>
        <Box role="timer" fontVariantNumeric="tabular-nums">
          {clock(Math.max(0, Math.floor((now - Date.parse(arrivedAt)) / 1000)))}
        </Box>
      </Flex>
      {unsent && (
        <Box textStyle="caption" color="fg.muted" mt="1">
          {t('waiting.unsent')}
        </Box>
      )}
    </Box>
  );
}

/** The remaining waiting time at the pickup, and then the option to leave without absent members. */
export function Waiting(props: WaitingProps) {
  const { t } = useTranslation();
  const { ride } = props;
  const check = useProgressCheck(ride.driverId);
  const absent = props.members.filter(({ verified }) => !verified);
  if (absent.length === 0) return null;
  if (check?.rideId === ride.id && check.cause === 'left_pickup' && check.state !== 'taken_back')
    return (
      <Box bg="bg.subtle" borderRadius="md" px="3.5" py="3" textStyle="label">
        {t('waiting.startsOver')}
      </Box>
    );
  return <RunningWait {...props} absent={absent} />;
}

function RunningWait({ ride, absent, onEnding }: WaitingProps & { absent: readonly MemberView[] }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { data, refetch, fulfilledTimeStamp } = useGetNoShowQuery(
    { rideId: ride.id },
    // An answer from before the driver left the pickup is no longer valid.
    { refetchOnMountOrArgChange: true },
  );
  const stale = useTripAge(fulfilledTimeStamp) !== null;
  const unsent = useOutboxState().steps.some(({ rideId, kind }) => rideId === ride.id && kind === 'arrived');
  // The remaining seconds of an old answer are outdated, so its end time is used.
  const until = stale && data?.waitUntil ? { until: deviceTimeOf(data.waitUntil) } : {};
  const seconds = data?.secondsLeft ?? 0;
  // Otherwise the server's remaining time is used, because the device's clock may be wrong.
  const { left } = useCountdown({
    ...until,
    seconds,
    running: seconds > 0,
    onDone: () => void refetch(),
  });
  const { busy, locating, stop, mark, undo, cancel } = useNoShows(ride, onEnding);
  // The dialog keeps its content while it closes.
  const [asked, setAsked] = useState<MemberView | 'nobody'>('nobody');
  const [open, setOpen] = useState(false);
  const ask = (about: MemberView | 'nobody') => {
    setAsked(about);
    setOpen(true);
  };
  const close = () => {
    stop();
    setOpen(false);
  };
  if (!data)
    return ride.arrivedAt && (unsent || stale) ? <AtPickupSince arrivedAt={ride.arrivedAt} unsent={unsent} /> : null;
  const waits = seconds > 0 && left > 0;
  return (
    <Box bg="bg.subtle" borderRadius="md" px="3.5" py="3">
      <Flex justify="space-between" gap="3" textStyle="label">
        <Box aria-live="polite">{waits ? t('waiting.title') : t('waiting.over')}</Box>
        {waits && (
          <Box role="timer" fontVariantNumeric="tabular-nums">
            {t('waiting.left', { time: clock(left) })}
          </Box>
        )}
      </Flex>
      {waits && (
        <Box textStyle="caption" color="fg.muted" mt="1">
          {t('waiting.hint')}
        </Box>
      )}
      {data.mayMark && (
        <Stack gap="1" mt="2">
          {absent.map((member) => (
            <Flex key={member.id} align="center" justify="space-between" gap="3" minH="11">
              <Flex align="center" gap="2" minW="0">
                <Box textStyle="small">{member.user.name}</Box>
                {member.noShow && <Badge tone="warning">{t('waiting.marked')}</Badge>}
              </Flex>
              {member.noShow ? (
                <TextButton
                  textStyle="label"
                  disabled={busy}
                  aria-label={t('waiting.undoLabel', { name: member.user.name })}
                  onClick={() => void undo(member.id)}
                >
                  {t('waiting.undo')}
                </TextButton>
              ) : (
                <Button
                  size="sm"
                  variant="secondary"
                  disabled={busy}
                  aria-label={t('waiting.markLabel', { name: member.user.name })}
                  onClick={() => ask(member)}
                >
                  {t('waiting.mark')}
                </Button>
              )}
            </Flex>
          ))}
        </Stack>
      )}
      {data.mayCancel && (
        <Button block mt="2" variant="dangerGhost" onClick={() => ask('nobody')}>
          {t('waiting.nobody')}
        </Button>
      )}
      <ConfirmDialog
        open={open}
        onClose={close}
        danger
        busy={busy}
        cancelWhileBusy={locating}
        title={asked === 'nobody' ? t('waiting.nobodyTitle') : t('waiting.markTitle', { name: asked.user.name })}
        description={
          asked === 'nobody'
            ? Number(data.earnings) > 0
              ? t('waiting.nobodyText', { amount: money(data.earnings) })
              : t('waiting.nobodyFree')
            : t('waiting.markText')
        }
        confirmLabel={asked === 'nobody' ? t('waiting.nobodyConfirm') : t('waiting.markConfirm')}
        cancelLabel={t('waiting.keep')}
        onConfirm={() => void (asked === 'nobody' ? cancel() : mark(asked.id)).then(close)}
      >
        <Box role="status" textStyle="small" color="fg.muted">
          {locating && t('waiting.locating')}
        </Box>
      </ConfirmDialog>
    </Box>
  );
}
