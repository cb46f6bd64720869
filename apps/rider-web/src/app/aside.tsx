import { useTranslation } from 'react-i18next';
import { Box, BrandMark, Flex, Stack, chakra } from '@groupride/web-ui';
import { RouteSketch } from '../features/info/route-sketch';

const points = ['groups', 'price', 'live'] as const;

/** Introduces GroupRide beside the column when the window is wide. */
export function Aside() {
  const { t } = useTranslation();
  return (
    <Flex direction="column" h="full" px="10vw" py="12" justify="space-between">
      <Flex align="center" gap="3">
        <BrandMark size={36} />
        <chakra.span fontWeight="bold" fontSize="xl" letterSpacing="tight">
          {t('product.name')}
        </chakra.span>
      </Flex>
      <Box maxW="lg">
        <Box textStyle="display" fontSize="3.25rem">
          {t('landing.headline')}
        </Box>
        <Stack as="ul" gap="3" mt="8" listStyleType="none">
          {points.map((point) => (
            <Flex as="li" key={point} gap="3" align="baseline">
              <Box boxSize="2" borderRadius="full" bg="brand.solid" flexShrink="0" />
              <Box color="fg.muted">
                <chakra.span color="fg" fontWeight="semibold">
                  {t(`landing.points.${point}.title`)}.
                </chakra.span>{' '}
                {t(`landing.points.${point}.detail`)}
              </Box>
            </Flex>
          ))}
        </Stack>
      </Box>
      <Box
        maxW="md"
        aria-hidden
        borderRadius="xl"
        overflow="hidden"
        css={{ backgroundColor: 'var(--gr-colors-brand-800)' }}
      >
        <RouteSketch />
      </Box>
    </Flex>
  );
}
