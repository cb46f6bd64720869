import { Box, Dialog, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../forms/button';
import { ignoreFocus, shape } from '../layout/dialog-shape';
import { useOpeners } from './use-openers';

export interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** Name of the × button. Without it only Escape and the backdrop close. */
  closeLabel?: string;
  children?: ReactNode;
  /** Buttons, at the bottom. */
  footer?: ReactNode;
  /** A step that must be finished: neither Escape nor the backdrop closes it. */
  locked?: boolean;
}

export interface LayerProps extends ModalProps {
  as: 'dialog' | 'wide' | 'sheet' | 'full' | 'screen';
  role?: 'dialog' | 'alertdialog';
  initialFocus?: () => HTMLElement | null;
}

/** What all dialogs have in common. */
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
  const { content, opener } = useOpeners(open);
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

      {...(initialFocus ? { initialFocusEl: initialFocus } : {})}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content ref={content}>
            {as === 'sheet' && (
              <Box aria-hidden mx="auto" mt="2.5" w="9" h="1" borderRadius="full" bg="bg.emphasized" />
            )}
            {/* Room for the × only where there is one. */}
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

/** An alert that lies over the dialog is not the page behind it. */
function keepOpenForAlerts(event: CustomEvent<{ originalEvent: Event }>): void {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest('[data-live-announcer]')) event.preventDefault();
}
