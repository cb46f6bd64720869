import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Flex, OfflineBanner, SkipLink } from '@groupride/web-ui';
import { Brand } from './brand';
import { Preferences } from './preferences';

/** Frame of pages outside the back office: sign-in and not found. */
export function PlainFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Flex direction="column" minH="100dvh">
      <SkipLink label={t('app.skip')} />
      <Flex as="header" align="center" justify="space-between" h="16" px={{ base: '4', lg: '8' }} gap="3">
        <Brand />
        <Flex align="center" gap="2">
          <Preferences />
        </Flex>
      </Flex>
      <OfflineBanner text={t('app.offline')} />
      <Flex
        as="main"
        id="main"
        tabIndex={-1}
        outline="none"
        flex="1"
        justify="center"
        px="4"
        pt={{ base: '6', md: '16' }}
        pb="12"
      >
        <Box w="full" maxW="sm">
          {children}
        </Box>
      </Flex>
    </Flex>
  );
}
