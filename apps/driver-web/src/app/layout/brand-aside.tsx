import { useTranslation } from 'react-i18next';
import { Box, BrandMark, Flex, chakra } from '@groupride/web-ui';

/** Introduces driving for GroupRide beside the column when the window is wide. */
export function BrandAside() {
  const { t } = useTranslation();
  return (
    <Flex h="full" direction="column" justify="center" px="12" gap="6" bg="brand.950" color="white">
      <BrandMark size={56} />
      <Box maxW="md">
        <chakra.p textStyle="display">{t('aside.title')}</chakra.p>
        <chakra.p textStyle="body" fontSize="lg" mt="4" color="brand.200">
          {t('aside.text')}
        </chakra.p>
      </Box>
    </Flex>
  );
}
