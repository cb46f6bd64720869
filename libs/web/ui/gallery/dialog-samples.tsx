import { History } from 'lucide-react';
import { useState } from 'react';
import {
  AutoCloseOverlay,
  BottomSheet,
  Box,
  Button,
  ConfirmDialog,
  FloatingAlert,
  Flex,
  FullScreenDialog,
  Modal,
  SideMenu,
} from '@groupride/web-ui';

const layers = [
  'modal',
  'wide',
  'locked',
  'confirm',
  'incomplete',
  'stoppable',
  'sheet',
  'locked sheet',
  'full screen',
  'picture',
  'locked screen',
  'overlay',
  'overlay dialog',
  'menu',
  'floating',
  'floating code',
] as const;

/** Everything that opens over a page, each behind a button. */
export function DialogSamples() {
  const [layer, setLayer] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const close = () => setLayer(null);
  const done = <Button onClick={close}>Done</Button>;
  const shown = (name: string) => ({ open: layer === name, onClose: close });
  const closable = (name: string) => ({ ...shown(name), closeLabel: 'Close' });
  const overlay = {
    seconds: 15,
    title: 'Ride confirmed',
    stoppedText: 'Stays open',
    closeNowLabel: 'Close now',
    countdownText: (left: number) => `Closes in ${left} s`,
  };
  const confirm = {
    title: 'Cancel this ride?',
    description: 'You pay $12.02 of $48.06.',
    confirmLabel: 'Cancel ride',
    cancelLabel: 'Keep ride',
  };
  const menu = [
    { href: '#', label: 'Ride', icon: <History size={20} />, active: true },
    { href: '#2', label: 'Help', icon: <History size={20} /> },
  ];
  return (
    <>
      <Flex wrap="wrap" gap="2">
        {layers.map((name) => (
          <Button key={name} size="sm" variant="secondary" onClick={() => setLayer(name)}>
            {name}
          </Button>
        ))}
      </Flex>
      <Modal {...closable('modal')} title="Verification" description="Show this to the driver" footer={done}>
        Body
      </Modal>
      <Modal wide {...closable('wide')} title="Wide">
        For tables
      </Modal>
      <Modal locked {...closable('locked')} title="Locked" footer={done}>
        Only its button closes it
      </Modal>
      <ConfirmDialog
        {...shown('confirm')}
        {...confirm}
        danger
        onConfirm={() => {
          setBusy(true);
          setTimeout(() => {
            setBusy(false);
            close();
          }, 3000);
        }}
        busy={busy}
        busyLabel="Cancelling"
      />
      <ConfirmDialog {...shown('incomplete')} {...confirm} confirmDisabled onConfirm={close}>
        A choice is still missing
      </ConfirmDialog>
      <ConfirmDialog {...shown('stoppable')} {...confirm} busy cancelWhileBusy onConfirm={close}>
        The action can still be stopped
      </ConfirmDialog>
      <BottomSheet {...closable('sheet')} title="Share your ride">
        Sheet
      </BottomSheet>
      <BottomSheet locked {...closable('locked sheet')} title="Locked" footer={done}>
        Only its button closes it
      </BottomSheet>
      <FullScreenDialog {...closable('full screen')} title="Show this">
        One thing for somebody else to see
      </FullScreenDialog>
      <FullScreenDialog wide {...closable('picture')} title="A picture">
        Uses the whole width of the window
      </FullScreenDialog>
      <FullScreenDialog locked {...closable('locked screen')} title="Locked" footer={done}>
        Only its button closes it
      </FullScreenDialog>
      <AutoCloseOverlay {...overlay} {...shown('overlay')}>
        Overlay
      </AutoCloseOverlay>
      <AutoCloseOverlay {...overlay} {...shown('overlay dialog')} size="dialog">
        Overlay in the size of a dialog
      </AutoCloseOverlay>
      <SideMenu {...closable('menu')} label="Menu" header="GroupRide" footer="© GroupRide 1.0.0" items={menu} />
      {layer === 'floating' && (
        <FloatingAlert
          icon={<History size={20} />}
          title="Your driver is here"
          detail="Ford Transit, NC 4821"
          actions={<Button onClick={close}>On my way</Button>}
        />
      )}
      {layer === 'floating code' && (
        <FloatingAlert icon={<History size={20} />} title="Show this code" actions={done}>
          <Box textStyle="figure" py="2">
            428 913
          </Box>
        </FloatingAlert>
      )}
    </>
  );
}
