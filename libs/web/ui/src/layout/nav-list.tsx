import { Box, Flex, chakra } from '@chakra-ui/react';
import { Badge } from '../data/status-badge';
import { KitLink } from '../app/link-context';
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

/** Vertical navigation, used in the drawer and in the back office. */
export function NavList({ items, onNavigate }: { items: readonly NavItem[]; onNavigate?: () => void }) {
  return (
    <Flex as="ul" direction="column" gap="0.5" listStyleType="none">
      {items.map((item) => (
        <li key={item.href}>
          <MenuAnchor href={item.href} aria-current={item.active ? 'page' : undefined} onClick={onNavigate}>
            {item.icon}
            {item.label}
            {item.badge && item.badge.count > 0 && (
              <Box ms="auto">
                <Badge tone={item.badge.urgent ? 'danger' : 'warning'}>
                  <span aria-hidden>{item.badge.count}</span>
                  <Box as="span" srOnly>
                    {item.badge.label}
                  </Box>
                </Badge>
              </Box>
            )}
          </MenuAnchor>
        </li>
      ))}
    </Flex>
  );
}
