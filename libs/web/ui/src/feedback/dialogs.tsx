import { Flex } from '@chakra-ui/react';
import { useRef } from 'react';
import { loadedWhenOpened } from '../app/loaded-when-opened';
import { Button, TextButton } from '../forms/button';
import { useAutomaticStep } from '../hooks/use-automatic-step';
import type { LayerProps, ModalProps } from './dialog-layer';

const Layer = loadedWhenOpened<LayerProps>(async () => (await import('./dialog-layer')).DialogLayer);

/** A centered dialog. `wide` is for tables and details in the back office. */
export function Modal({ wide = false, ...props }: ModalProps & Pick<LayerProps, 'initialFocus'> & { wide?: boolean }) {
  return <Layer as={wide ? 'wide' : 'dialog'} {...props} />;
}

/** A panel that slides up from the bottom, for phones. */
export function BottomSheet(props: ModalProps) {
  return <Layer as="sheet" {...props} />;
}

/**
 * A full-height dialog for something to show to another person. On wide screens it is as wide as a phone; `wide` is for
 * pictures that need the space.
 */
export function FullScreenDialog({ wide = false, ...props }: ModalProps & { wide?: boolean }) {
  return <Layer as={wide ? 'screen' : 'full'} {...props} />;
}

export interface ConfirmDialogProps extends Omit<ModalProps, 'footer' | 'closeLabel' | 'locked'> {
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /** Whether the confirmed action is in progress: the dialog stays open and cannot be confirmed again. */
  busy?: boolean;
  busyLabel?: string;
  /** Whether the dialog can be closed although it is busy, which stops the action. */
  cancelWhileBusy?: boolean;
  danger?: boolean;
  /** Whether information or a choice is still missing. */
  confirmDisabled?: boolean;
}

/** Asks before an action that cannot be undone. The focus starts on the harmless answer. */
export function ConfirmDialog({
  confirmLabel,
  cancelLabel,
  onConfirm,
  busy = false,
  busyLabel,
  cancelWhileBusy = false,
  danger = false,
  confirmDisabled = false,
  ...modal
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Layer
      as="dialog"
      role="alertdialog"
      locked={busy && !cancelWhileBusy}
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
          <Button block variant="ghost" ref={cancel} disabled={busy && !cancelWhileBusy} onClick={modal.onClose}>
            {cancelLabel}
          </Button>
        </>
      }
    />
  );
}

export interface AutoCloseOverlayProps extends Omit<ModalProps, 'locked' | 'closeLabel'> {
  /** Seconds until the screen closes automatically. */
  seconds: number;
  /** Text such as "Closing in 12 seconds". */
  countdownText: (left: number) => string;
  /** Replaces the countdown after the person has touched or focused something. */
  stoppedText: string;
  closeNowLabel: string;
  size?: 'full' | 'dialog';
}

/** A full screen that closes automatically unless somebody uses it. */
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
