import { Box, Flex, chakra } from '@chakra-ui/react';
import { Menu } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Badge } from '../data/status-badge';
import { IconButton } from '../forms/button';
import { SkipLink } from './accessibility';
import type { NavItem } from './bottom-nav';
import { NavList } from './nav-list';
import { SideMenu } from './side-menu';

export interface BackOfficeFrameProps {
  skipLabel: string;
  menuLabel: string;
  closeLabel: string;
  /** Product name and logo, at the top of the navigation. */
  brand: ReactNode;
  items: readonly NavItem[];
  /** Shown below the navigation: the signed-in user and sign-out. */
  footer?: ReactNode;
  /** Shown on the right of the top bar: search, color mode. */
  actions?: ReactNode;
  banner?: ReactNode;
  children: ReactNode;
}

/** Paper shows the page alone. Breakpoints apply to screens only, so both kinds of navigation would be printed. */
const NOT_ON_PAPER = { display: 'none' } as const;

/** The frame of the back office: navigation on the side and room for tables. On a phone, the navigation is a drawer. */
export function BackOfficeFrame({
  skipLabel,
  menuLabel,
  closeLabel,
  brand,
  items,
  footer,
  actions,
  banner,
  children,
}: BackOfficeFrameProps) {
  const [open, setOpen] = useState(false);
  const badges = items.flatMap(({ badge }) => (badge && badge.count > 0 ? [badge] : []));
  const waiting = badges.find(({ urgent }) => urgent) ?? badges[0];
  return (
    <>
      <SkipLink label={skipLabel} />
      <Flex minH="100dvh" align="stretch">
        <Flex
          hideBelow="lg"
          _print={NOT_ON_PAPER}
          as="aside"
          direction="column"
          w="15.5rem"
          flexShrink="0"
          position="sticky"
          top="0"
          h="100dvh"
          bg="bg.panel"
          borderEndWidth="1px"
        >
          <Flex align="center" h="16" px="5">
            {brand}
          </Flex>
          <chakra.nav aria-label={menuLabel} flex="1" overflowY="auto" px="3" py="2">
            <NavList items={items} />
          </chakra.nav>
          {footer && (
            <Box p="4" borderTopWidth="1px">
              {footer}
            </Box>
          )}
        </Flex>
        <Flex direction="column" flex="1" minW="0">
          <Flex
            as="header"
            _print={NOT_ON_PAPER}
            position="sticky"
            top="0"
            zIndex="sticky"
            bg="bg.panel"
            borderBottomWidth="1px"
            h="16"
            px={{ base: '3', lg: '8' }}
            align="center"
            gap="2"
          >
            <Box hideFrom="lg" position="relative">
              <IconButton label={menuLabel} icon={<Menu size={20} aria-hidden />} onClick={() => setOpen(true)} />
              {waiting && (
                // Screen readers get it from the status in `actions`.
                <Box position="absolute" top="-1.5" insetEnd="-1.5" pointerEvents="none" aria-hidden>
                  <Badge tone={waiting.urgent ? 'danger' : 'warning'}>{waiting.count}</Badge>
                </Box>
              )}
            </Box>
            <Box hideFrom="lg">{brand}</Box>
            <Flex flex="1" justify="flex-end" align="center" gap="2" minW="0">
              {actions}
            </Flex>
          </Flex>
          {banner}
          <Box
            as="main"
            id="main"
            tabIndex={-1}
            outline="none"
            flex="1"
            px={{ base: '4', lg: '8' }}
            py="4"
            maxW="100rem"
            w="full"
          >
            {children}
          </Box>
        </Flex>
      </Flex>
      <SideMenu
        open={open}
        onClose={() => setOpen(false)}
        label={menuLabel}
        closeLabel={closeLabel}
        items={items}
        header={brand}
        footer={footer}
      />
    </>
  );
}
