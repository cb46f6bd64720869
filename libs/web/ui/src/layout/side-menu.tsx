import { Box, Dialog, Flex, Portal, chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { KitLink } from '../app/link-context';
import { IconButton } from '../forms/button';
import type { NavItem } from './bottom-nav';

const MenuAnchor = chakra(KitLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3.5',
    minH: '12',
    px: '3',
    borderRadius: 'md',
    fontWeight: 'medium',
    color: 'fg',
    transition: 'common',
    '& > svg': { color: 'fg.subtle' },
    _hover: { bg: 'bg.muted' },
    '&[aria-current=page]': {
      bg: 'brand.subtle',
      color: 'brand.fg',
      fontWeight: 'semibold',
      '& > svg': { color: 'brand.fg' },
    },
  },
});

/** Vertical navigation, in the drawer and beside operations' desk alike. */
export function NavList({ items, onNavigate }: { items: readonly NavItem[]; onNavigate?: () => void }) {
  return (
    <Flex as="ul" direction="column" gap="0.5" listStyleType="none">
      {items.map((item) => (
        <li key={item.href}>
          <MenuAnchor href={item.href} aria-current={item.active ? 'page' : undefined} onClick={onNavigate}>
            {item.icon}
            {item.label}
          </MenuAnchor>
        </li>
      ))}
    </Flex>
  );
}

export interface SideMenuProps {
  open: boolean;
  onClose: () => void;
  /** Name of the menu, its heading for assistive technology. */
  label: string;
  closeLabel: string;
  items: readonly NavItem[];
  /** Above the items, for example who is signed in. */
  header?: ReactNode;
  /** Below, for example the copyright line and the version. */
  footer?: ReactNode;
}

/** A menu that slides in from the side. */
export function SideMenu({ open, onClose, label, closeLabel, items, header, footer }: SideMenuProps) {
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

/** Selects a look of our dialog recipe, whose variants Chakra's generated types do not know. */
export function shape(value: 'dialog' | 'wide' | 'sheet' | 'drawer' | 'full'): object {
  return { shape: value };
}

/**
 * A dialog that closes gives the focus back to its opener. When another dialog takes its place, Zag would count that as leaving the new one
 * and close it; a modal dialog keeps the focus inside anyway.
 */
export function ignoreFocus(event: { preventDefault: () => void }): void {
  event.preventDefault();
}
