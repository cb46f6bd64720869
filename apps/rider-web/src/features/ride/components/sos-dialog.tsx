import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BottomSheet, Box, Button, InlineAlert, LinkButton, Stack, toast } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useAskForHelpMutation } from '../api';

const SECONDS = 5;
const POSITION_MS = 3000;
const GONE_TOAST_MS = 30_000;

export interface SosDialogProps {
  open: boolean;
  onClose: () => void;
  rideId: number;
  /** Number of emergency contacts that are alerted. */
  contacts: number;
}

/** Alerts operations and emergency contacts after a short countdown that can be cancelled. */
export function SosDialog({ open, onClose, rideId, contacts }: SosDialogProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [left, showLeft] = useState<number | null>(null);
  const counts = useRef(false);
  /** Covers the search for the position, too: another press would alert everybody twice. */
  const [isSending, setIsSending] = useState(false);
  const [ask, { error, reset }] = useAskForHelpMutation();

  const setLeft = (seconds: number | null) => {
    counts.current = seconds !== null;
    showLeft(seconds);
  };
  const send = useEffectEvent(async () => {
    setLeft(null);
    setIsSending(true);
    const position = await findPosition();
    const answer = await ask({ rideId, sosForm: position ? { position } : {} });
    setIsSending(false);
    if (answer.error) return;
    // The page below may not show that help was requested.
    toast({ title: t('safety.sent'), description: t('safety.activeDetail', { count: contacts }), tone: 'success' });
    onClose();
  });

  useEffect(() => {
    if (left === null) return;
    const timer = setTimeout(() => (left <= 1 ? void send() : showLeft(left - 1)), 1000);
    return () => clearTimeout(timer);
  }, [left]);

  // The page around the dialog may go away meanwhile, for example when the trip ends on Home.
  const onGone = useEffectEvent(() => {
    if (!counts.current) return;
    toast({ title: t('safety.failed'), description: t('safety.failedDetail'), tone: 'error', duration: GONE_TOAST_MS });
  });
  useEffect(() => () => onGone(), []);
  const close = () => {
    setLeft(null);
    reset();
    onClose();
  };
  return (
    <BottomSheet
      open={open}
      onClose={close}
      title={t('safety.title')}
      description={t('safety.detail')}
      closeLabel={t('common.close')}
      locked={isSending}
    >
      <Stack gap="3">
        <Box textStyle="small">{t('safety.contacts', { count: contacts })}</Box>
        {Boolean(error) && (
          <InlineAlert tone="error" title={t('safety.failed')}>
            {problemText(error)} {t('safety.failedDetail')}
          </InlineAlert>
        )}
        <Box role="status" textStyle="strong">
          {left !== null && t('safety.sendingIn', { count: left })}
        </Box>
        {left === null ? (
          <Button
            block
            size="lg"
            variant="danger"
            busy={isSending}
            busyLabel={t('safety.sending')}
            onClick={() => setLeft(SECONDS)}
          >
            {t('safety.send')}
          </Button>
        ) : (
          <Button block size="lg" variant="secondary" onClick={() => setLeft(null)}>
            {t('safety.cancel')}
          </Button>
        )}
        <LinkButton block variant="secondary" href="tel:911">
          {t('safety.call911')}
        </LinkButton>
        <LinkButton block variant="ghost" href="/profile/safety">
          {t('safety.manage')}
        </LinkButton>
      </Stack>
    </BottomSheet>
  );
}

/** The device's position; null if it is not available soon, since the alert must not wait for it. */
function findPosition(): Promise<{ lat: number; lng: number } | null> {
  if (!('geolocation' in navigator)) return Promise.resolve(null);
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), POSITION_MS);
    const finish = (found: { lat: number; lng: number } | null) => {
      clearTimeout(timer);
      resolve(found);
    };
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => finish({ lat: coords.latitude, lng: coords.longitude }),
      () => finish(null),
      { timeout: POSITION_MS, maximumAge: 60_000 },
    );
  });
}
