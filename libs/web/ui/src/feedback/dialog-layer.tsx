import { Box, Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useCallback, type ReactNode } from 'react';
import { IconButton } from '../forms/button';
import { useKeptFocus } from '../hooks/use-kept-focus';
import { ignoreFocus, shape } from '../layout/dialog-shape';
import { useOpeners } from './use-openers';

export interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** Label of the × button. Without it, only Escape and the backdrop close the dialog. */
  closeLabel?: string;
  children?: ReactNode;
  /** Buttons at the bottom. */
  footer?: ReactNode;
  /** Whether the step must be finished, so that neither Escape nor the backdrop closes the dialog. */
  locked?: boolean;
}

export interface LayerProps extends ModalProps {
  as: 'dialog' | 'wide' | 'sheet' | 'full' | 'screen';
  role?: 'dialog' | 'alertdialog';
  initialFocus?: () => HTMLElement | null;
}

/** The common base of all dialogs. */
export function DialogLayer({
  as,
  open,
  onClose,
  title,
  description,
  closeLabel,
  children,
  footer,
  locked = false,
  role = 'dialog',
  initialFocus,
}: LayerProps) {
  const { content, opener, focusedInside } = useOpeners(open);
  const keptFocus = useKeptFocus((dialog) => dialog);
  const ref = useCallback(
    (dialog: HTMLElement | null) => {
      content(dialog);
      return keptFocus(dialog);
    },
    [content, keptFocus],
  );
  return (
    <Dialog.Root
      {...shape(as)}
      role={role}
      open={open}
      onOpenChange={(details) => !details.open && onClose()}
      closeOnEscape={!locked}
      closeOnInteractOutside={!locked}
      onFocusOutside={ignoreFocus}
      onPointerDownOutside={keepOpenForAlerts}
      finalFocusEl={opener}
      // Otherwise the × would take the focus from a field with autoFocus, and a phone would hide its keyboard.
      initialFocusEl={initialFocus ?? focusedInside}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content ref={ref}>
            {as === 'sheet' && (
              <Box aria-hidden mx="auto" mt="2.5" w="9" h="1" borderRadius="full" bg="bg.emphasized" />
            )}
            {/* Leaves space for the × only if there is one. */}
            <Dialog.Header {...(closeLabel ? {} : { pe: '5' })}>
              <Dialog.Title>{title}</Dialog.Title>
              {description && <Dialog.Description>{description}</Dialog.Description>}
            </Dialog.Header>
            {closeLabel && !locked && (
              <Box position="absolute" top="3" insetEnd="3">
                <IconButton label={closeLabel} icon={<X size={20} aria-hidden />} onClick={onClose} />
              </Box>
            )}
            {children && <Dialog.Body>{children}</Dialog.Body>}
            {footer ? <Dialog.Footer>{footer}</Dialog.Footer> : <Box h="4" flexShrink="0" />}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** A press on an alert over the dialog does not count as a press outside the dialog. */
function keepOpenForAlerts(event: CustomEvent<{ originalEvent: Event }>): void {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest('[data-live-announcer]')) event.preventDefault();
}
