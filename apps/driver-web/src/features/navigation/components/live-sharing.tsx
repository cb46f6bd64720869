import { Play, Square } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MapMarker } from '@groupride/web-map';
import { Box, Button, Card, Flex, InlineAlert, LiveDot, Stack, TextField, useFormat } from '@groupride/web-ui';
import { DriverMap } from '../../../shared/map/driver-map';
import { usePosition } from '../../../shared/position/position-context';
import { useProblemText } from '../../../shared/problem-text';
import { useLiveSharing } from '../hooks/use-live-sharing';

/** Refusals that have a specific meaning here. */
const REFUSALS = ['not_found', 'ride_state_conflict'] as const;

const isKnown = (code: string): code is (typeof REFUSALS)[number] => REFUSALS.some((known) => known === code);

/** Shares this device's position with a ride. @param rideId the current ride, as the initial choice */
export function LiveSharing({ rideId }: { rideId: number | null }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const problemText = useProblemText();
  const { fix } = usePosition();
  const { state, sentAt, problem, refusal, start, stop } = useLiveSharing();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? (rideId === null ? '' : String(rideId));
  const wanted = /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : null;
  const sharing = state === 'sharing';
  const markers = useMemo(
    (): MapMarker[] =>
      fix ? [{ id: 'car', kind: 'car', label: t('navigation.you'), position: fix, heading: fix.heading }] : [],
    [fix, t],
  );
  const line = !sharing
    ? t(`sharing.${state}`)
    : sentAt === null
      ? t('sharing.locating')
      : t('sharing.sent', { time: time(new Date(sentAt)) });
  return (
    <Stack gap="4">
      <Card>
        <Stack gap="3">
          <TextField
            label={t('sharing.rideId')}
            inputMode="numeric"
            value={text}
            disabled={sharing}
            onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
          />
          {sharing ? (
            <Button block variant="secondary" icon={<Square size={16} aria-hidden />} onClick={stop}>
              {t('sharing.stop')}
            </Button>
          ) : (
            <Button
              block
              disabled={wanted === null || problem !== null}
              icon={<Play size={16} aria-hidden />}
              onClick={() => wanted !== null && start(wanted)}
            >
              {t('sharing.start')}
            </Button>
          )}
          <Flex role="status" align="center" gap="2" textStyle="small" color="fg.muted">
            <LiveDot paused={!sharing || sentAt === null || problem !== null} />
            <Box>{line}</Box>
          </Flex>
          {problem && <InlineAlert tone="warning">{t(`sharing.problems.${problem}`)}</InlineAlert>}
          {refusal && (
            <InlineAlert tone="error">
              {isKnown(refusal.code) ? t(`sharing.refusals.${refusal.code}`) : problemText({ data: refusal })}
            </InlineAlert>
          )}
        </Stack>
      </Card>
      <DriverMap label={t('sharing.map')} height="min(52vh, 24rem)" markers={markers} follow="car" zoom={15} />
    </Stack>
  );
}
