import { useTranslation } from 'react-i18next';
import { Flex, TextLink } from '@groupride/web-ui';

/** Where people agree to the terms, and at the foot of pages. */
export function LegalLinks() {
  const { t } = useTranslation();
  return (
    <Flex justify="center" wrap="wrap" columnGap="4" textStyle="caption">
      {(['terms', 'privacy'] as const).map((document) => (
        <TextLink key={document} href={`/${document}`}>
          <Flex as="span" display="inline-flex" align="center" minH="11">
            {t(`legal.${document}`)}
          </Flex>
        </TextLink>
      ))}
    </Flex>
  );
}
