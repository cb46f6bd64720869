import { Flex, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { KitLink } from '../app/link-context';
import { BrandMark } from './brand-mark';
import { LARGE_TEXT } from './large-text';

export interface NavItem {
  href: string;
  label: string;
  icon: ReactNode;
  /** Whether this is the current page. */
  active?: boolean;
  /** Pending items on the page, with a label for screen readers. Lists show it, the tab bar does not. */
  badge?: { count: number; label: string; urgent?: boolean } | undefined;
}

const NavAnchor = chakra(KitLink, {
  base: {
    flex: '1',
    minH: '14',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.5',
    fontSize: 'xs',
    fontWeight: 'medium',
    color: 'fg.muted',
    borderRadius: 'md',
    transition: 'common',
    _hover: { color: 'fg' },
    '& > span': { px: '4', py: '0.5', borderRadius: 'full', transition: 'common' },
    [LARGE_TEXT]: { minW: '0', '& > span': { px: '2' } },
    '&[aria-current=page]': { color: 'brand.fg', fontWeight: 'semibold', '& > span': { bg: 'brand.muted' } },
  },
});

export interface BottomNavProps {
  label: string;
  items: readonly NavItem[];
  /** Shows a rail at the left edge beside a wide page if the window is wide enough. */
  rail?: boolean;
}

/** The tab bar at the bottom of a phone. */
export function BottomNav({ label, items, rail = false }: BottomNavProps) {
  return (
    <chakra.nav
      aria-label={label}
      bg="bg.panel"
      borderTopWidth="1px"
      px="2"
      css={{ [LARGE_TEXT]: { paddingInline: '0' } }}
      pt="1"
      pb="calc(0.25rem + env(safe-area-inset-bottom))"
      {...(rail && {
        w: { lg: '24' },
        h: { lg: '100dvh' },
        pt: { base: '1', lg: '5' },
        borderTopWidth: { base: '1px', lg: '0' },
      })}
      {...(rail && { borderEndWidth: { lg: '1px' } })}
    >
      {rail && (
        <Flex hideBelow="lg" justify="center" mb="6">
          <BrandMark size={40} />
        </Flex>
      )}
      <Flex {...(rail && { direction: { base: 'row', lg: 'column' }, gap: { lg: '2' } })}>
        {items.map((item) => (
          <NavAnchor
            key={item.href}
            {...(rail && { flex: { base: '1', lg: 'none' } })}
            href={item.href}
            aria-current={item.active ? 'page' : undefined}
          >
            <span>{item.icon}</span>
            {item.label}
          </NavAnchor>
        ))}
      </Flex>
    </chakra.nav>
  );
}
