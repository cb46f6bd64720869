import { Flex } from '@chakra-ui/react';
import { useRef } from 'react';
import { loadedWhenOpened } from '../app/loaded-when-opened';
import { Button, TextButton } from '../forms/button';
import { useAutomaticStep } from '../hooks/use-automatic-step';
import type { LayerProps, ModalProps } from './dialog-layer';

const Layer = loadedWhenOpened<LayerProps>(async () => (await import('./dialog-layer')).DialogLayer);

/** A window over the page. `wide` for tables and details in the back office. */
export function Modal({ wide = false, ...props }: ModalProps & Pick<LayerProps, 'initialFocus'> & { wide?: boolean }) {
  return <Layer as={wide ? 'wide' : 'dialog'} {...props} />;
}

/** A panel that comes up from the bottom, for phones. */
export function BottomSheet(props: ModalProps) {
  return <Layer as="sheet" {...props} />;
}

/** Over the whole height, for one thing to show to somebody else. On wide screens as wide as a phone; `wide` for a picture that needs the room. */
export function FullScreenDialog({ wide = false, ...props }: ModalProps & { wide?: boolean }) {
  return <Layer as={wide ? 'screen' : 'full'} {...props} />;
}

export interface ConfirmDialogProps extends Omit<ModalProps, 'footer' | 'closeLabel' | 'locked'> {
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /** The confirmed action is under way: stays open, cannot be pressed twice. */
  busy?: boolean;
  busyLabel?: string;
  danger?: boolean;
  /** Something must be known or chosen first. */
  confirmDisabled?: boolean;
}

/** Asks before something that cannot be taken back. The focus starts on the harmless answer. */
export function ConfirmDialog({
  confirmLabel,
  cancelLabel,
  onConfirm,
  busy = false,
  busyLabel,
  danger = false,
  confirmDisabled = false,
  ...modal
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Layer
      as="dialog"
      role="alertdialog"
      locked={busy}
      initialFocus={() => cancel.current}
      {...modal}
      footer={
        <>
          <Button
            block
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            {...(busyLabel ? { busyLabel } : {})}
            disabled={confirmDisabled}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
          <Button block variant="ghost" ref={cancel} disabled={busy} onClick={modal.onClose}>
            {cancelLabel}
          </Button>
        </>
      }
    />
  );
}

export interface AutoCloseOverlayProps extends Omit<ModalProps, 'locked' | 'closeLabel'> {
  /** Seconds until it closes on its own. */
  seconds: number;
  /** "Closing in 12 seconds" */
  countdownText: (left: number) => string;
  /** Replaces the countdown once the person has touched or focused something. */
  stoppedText: string;
  closeNowLabel: string;
  size?: 'full' | 'dialog';
}

/** A screen over everything that closes on its own unless somebody uses it. */
export function AutoCloseOverlay({
  seconds,
  countdownText,
  stoppedText,
  closeNowLabel,
  size = 'full',
  footer,
  open,
  onClose,
  ...modal
}: AutoCloseOverlayProps) {
  const { left, stopped } = useAutomaticStep({ seconds, enabled: open, priority: 2, inDialog: true, onDone: onClose });
  return (
    <Layer
      as={size}
      open={open}
      onClose={onClose}
      {...modal}
      footer={
        <>
          {footer}
          <Flex align="center" justify="center" gap="2" textStyle="small" color="fg.muted">
            <span role="status">{stopped ? stoppedText : ''}</span>
            {!stopped && <span>{countdownText(left)}</span>}
            <TextButton onClick={onClose}>{closeNowLabel}</TextButton>
          </Flex>
        </>
      }
    />
  );
}
