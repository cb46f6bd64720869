import { Box, Dialog, Flex, Portal, chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../forms/button';
import type { NavItem } from './bottom-nav';
import { ignoreFocus, shape } from './dialog-shape';
import { NavList } from './nav-list';

export interface SideMenuProps {
  open: boolean;
  onClose: () => void;
  /** Accessible name of the menu. */
  label: string;
  closeLabel: string;
  items: readonly NavItem[];
  /** Shown above the items, for example the signed-in user. */
  header?: ReactNode;
  /** Shown below, for example the copyright line and the version. */
  footer?: ReactNode;
}

/** A menu that slides in from the side. */
export function SideDrawer({ open, onClose, label, closeLabel, items, header, footer }: SideMenuProps) {
  return (
    <Dialog.Root
      {...shape('drawer')}
      open={open}
      onOpenChange={(details) => !details.open && onClose()}
      onFocusOutside={ignoreFocus}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Title srOnly>{label}</Dialog.Title>
            <Flex
              align="center"
              justify="space-between"
              ps="5"
              pe="3"
              pt="calc(0.75rem + env(safe-area-inset-top))"
              pb="3"
              gap="2"
            >
              <Box minW="0">{header}</Box>
              <IconButton label={closeLabel} icon={<X size={20} aria-hidden />} onClick={onClose} />
            </Flex>
            <chakra.nav aria-label={label} flex="1" overflowY="auto" px="3" py="1">
              <NavList items={items} onNavigate={onClose} />
            </chakra.nav>
            {footer && (
              <Box
                px="5"
                pt="4"
                pb="calc(1rem + env(safe-area-inset-bottom))"
                borderTopWidth="1px"
                textStyle="caption"
                color="fg.muted"
              >
                {footer}
              </Box>
            )}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
