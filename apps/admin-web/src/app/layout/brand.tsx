import { useTranslation } from 'react-i18next';
import { BrandMark, Flex, chakra } from '@groupride/web-ui';

export function Brand() {
  const { t } = useTranslation();
  return (
    <Flex align="center" gap="2.5" minW="0">
      <BrandMark />
      <chakra.span textStyle="strong" whiteSpace="nowrap">
        {t('app.name')}{' '}
        <chakra.span color="fg.muted" hideBelow="sm">
          {t('app.operations')}
        </chakra.span>
      </chakra.span>
    </Flex>
  );
}
