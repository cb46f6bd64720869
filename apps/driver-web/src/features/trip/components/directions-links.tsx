import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Position } from '@groupride/contracts';
import { Box, Flex, LARGE_TEXT, VisuallyHidden, chakra } from '@groupride/web-ui';
import { navigationLinks } from '../navigation-links';

/** Opens directions to a place in the driver's own map application. */
export function DirectionsLinks({ to }: { to: Position }) {
  const { t } = useTranslation();
  const label = useId();
  return (
    <Box>
      <Box id={label} textStyle="caption" color="fg.subtle" mb="1.5">
        {t('trip.navigate')}
      </Box>
      <Flex gap="2" css={{ [LARGE_TEXT]: { flexDirection: 'column' } }} role="group" aria-labelledby={label}>
        {navigationLinks(to).map((link) => (
          <chakra.a
            key={link.id}
            href={link.href}
            target="_blank"
            rel="noreferrer"
            flex="1 1 0"
            minW="0"
            minH="touch"
            px="1"
            display="inline-flex"
            alignItems="center"
            justifyContent="center"
            borderRadius="md"
            bg="brand.subtle"
            color="brand.fg"
            textStyle="label"
            fontWeight="semibold"
            whiteSpace="nowrap"
            transition="common"
            _hover={{ bg: 'brand.muted' }}
          >
            {link.name}
            <VisuallyHidden>({t('trip.newTab')})</VisuallyHidden>
          </chakra.a>
        ))}
      </Flex>
    </Box>
  );
}
