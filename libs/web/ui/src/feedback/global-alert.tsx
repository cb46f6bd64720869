import { Box, Flex } from '@chakra-ui/react';
import { CheckCircle2, CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { alertStore, closeAlert, type AlertEntry, type AlertVariant } from '../app/alert-store';
import { isInUse } from '../app/automatic-steps';
import { Button } from '../forms/button';
import { useAutomaticStep } from '../hooks/use-automatic-step';
import { DialogLayer } from './dialog-layer';

/** Milliseconds between checks whether the screen is still in use. */
const LOOK_MS = 500;

const looks: Record<AlertVariant, { icon: typeof Info; palette: string }> = {
  default: { icon: Info, palette: 'brand' },
  info: { icon: Info, palette: 'info' },
  success: { icon: CheckCircle2, palette: 'success' },
  warning: { icon: TriangleAlert, palette: 'warning' },
  destructive: { icon: CircleAlert, palette: 'danger' },
};

export interface GlobalAlertTexts {
  ok: string;
  closeNow: string;
  /** Text such as "Closes in 5 s." */
  countdown: (seconds: number) => string;
  stopped: string;
}

/** Shows alerts, once per application. An alert waits while a dialog is open or somebody is typing. */
export function GlobalAlert({ texts }: { texts: GlobalAlertTexts }) {
  const entry = useSyncExternalStore(alertStore.subscribe, alertStore.first, alertStore.first);
  const [shownId, setShownId] = useState<number>();
  const id = entry?.id;
  useEffect(() => {
    if (id === undefined || id === shownId) return;
    const show = () => isInUse() || setShownId(id);
    show();
    const timer = setInterval(show, LOOK_MS);
    return () => clearInterval(timer);
  }, [id, shownId]);
  return entry && entry.id === shownId ? <Alert key={entry.id} entry={entry} texts={texts} /> : null;
}

function Alert({ entry, texts }: { entry: AlertEntry; texts: GlobalAlertTexts }) {
  const close = () => closeAlert(entry.id);
  const { left, stopped } = useAutomaticStep({
    seconds: Math.ceil(entry.autoCloseDelay / 1000),
    enabled: entry.autoClose,
    priority: 3,
    inDialog: true,
    onDone: close,
  });
  const { icon: Icon, palette } = looks[entry.variant];
  return (
    <DialogLayer
      as="dialog"
      role="alertdialog"
      open
      onClose={close}
      title={entry.title}
      footer={
        entry.autoClose ? (
          <>
            <Button block onClick={close}>
              {texts.closeNow}
            </Button>
            <Box textStyle="small" color="fg.muted" textAlign="center" minH="5">
              <span role="status">{stopped ? texts.stopped : ''}</span>
              {!stopped && <span>{texts.countdown(left)}</span>}
            </Box>
          </>
        ) : (
          <Button block onClick={close}>
            {texts.ok}
          </Button>
        )
      }
    >
      <Flex gap="3" align="flex-start" colorPalette={palette} data-alert={entry.variant}>
        <Flex
          boxSize="10"
          borderRadius="full"
          bg="colorPalette.muted"
          color="colorPalette.fg"
          align="center"
          justify="center"
          flexShrink="0"
        >
          <Icon size={20} aria-hidden />
        </Flex>
        <Box pt="2">{entry.description}</Box>
      </Flex>
    </DialogLayer>
  );
}
