import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PANEL_WIDTH } from './map-sheet';
import { SkipLink } from './accessibility';

export interface PhoneFrameProps {
  skipLabel: string;
  /** Stays at the top while the content scrolls. */
  header?: ReactNode;
  /** Stays at the bottom, usually a BottomNav. */
  bottomNav?: ReactNode;
  /** Shown beside the column if the window is wide enough, for example the brand and its slogan. */
  aside?: ReactNode;
  /** Shown between header and content, for example the offline banner. */
  banner?: ReactNode;
  /** Whether a map fills the window, with its sheet over it, instead of a column of cards. */
  fullBleed?: boolean;
  /** Whether the page uses the width of a desktop screen for lists, with the navigation as a rail on its left. */
  wide?: boolean;
  children: ReactNode;
}

const GUTTER = { base: '4', lg: '8' };

/**
 * The column for riders and drivers: the whole screen on a phone, or a phone-sized column in the middle of a desktop
 * screen.
 */
export function PhoneFrame({
  skipLabel,
  header,
  bottomNav,
  aside,
  banner,
  fullBleed,
  wide,
  children,
}: PhoneFrameProps) {
  if (wide)
    return (
      <>
        <SkipLink label={skipLabel} />
        <Flex direction={{ base: 'column', lg: 'row' }} minH="100dvh" bg="bg.canvas">
          <Flex direction="column" flex="1" minW="0" order="1">
            {banner}
            <Box
              as="main"
              id="main"
              tabIndex={-1}
              flex="1"
              w="full"
              maxW="6xl"
              mx="auto"
              outline="none"
              px={GUTTER}
              pt="3"
              pb="8"
            >
              {children}
            </Box>
          </Flex>
          {bottomNav && (
            <Box
              position="sticky"
              top={{ lg: '0' }}
              bottom="0"
              zIndex="sticky"
              order={{ base: '2', lg: '0' }}
              alignSelf={{ lg: 'start' }}
            >
              {bottomNav}
            </Box>
          )}
        </Flex>
      </>
    );
  if (fullBleed)
    return (
      <>
        <SkipLink label={skipLabel} />
        <Flex direction="column" h="100dvh" bg="bg.canvas" position="relative">
          {banner}
          <Box as="main" id="main" tabIndex={-1} flex="1" minH="0" position="relative" outline="none">
            {children}
          </Box>
          {bottomNav && (
            <Box
              zIndex="sticky"
              position={{ lg: 'absolute' }}
              insetStart="0"
              bottom="0"
              w={{ base: 'full', lg: PANEL_WIDTH }}
              borderEndWidth={{ lg: '1px' }}
            >
              {bottomNav}
            </Box>
          )}
        </Flex>
      </>
    );
  return (
    <>
      <SkipLink label={skipLabel} />
      <Flex justify="center" align="flex-start" minH="100dvh">
        {aside && (
          <Box as="aside" hideBelow="lg" position="sticky" top="0" h="100dvh" flex="1 1 0" minW="0">
            {aside}
          </Box>
        )}
        <Flex
          direction="column"
          w="full"
          maxW="phone"
          minH="100dvh"
          bg="bg.canvas"
          boxShadow={{ base: 'none', md: 'md' }}
          position="relative"
          {...(aside ? { me: { lg: '8vw' } } : {})}
        >
          {header && (
            <Box as="header" position="sticky" top="0" zIndex="sticky" bg="bg.canvas" pt="env(safe-area-inset-top)">
              {header}
            </Box>
          )}
          {banner}
          <Box as="main" id="main" tabIndex={-1} flex="1" px="4" pt="3" pb="8" outline="none">
            {children}
          </Box>
          {bottomNav && (
            <Box position="sticky" bottom="0" zIndex="sticky">
              {bottomNav}
            </Box>
          )}
        </Flex>
        {aside && <Box hideBelow="lg" flex="0 1 8vw" />}
      </Flex>
    </>
  );
}
