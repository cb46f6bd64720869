import { Flex, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { KitLink } from '../app/link-context';
import { loadedWhenOpened } from '../app/loaded-when-opened';
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

/** Vertical navigation, in the drawer and beside the back office alike. */
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
export const SideMenu = loadedWhenOpened<SideMenuProps>(async () => (await import('./side-drawer')).SideDrawer);
