import { useTranslation } from 'react-i18next';
import { Flex, TextLink, VisuallyHidden } from '@groupride/web-ui';

export interface LegalLinksProps {
  /** Keeps what is filled in on the page. */
  newTab?: boolean;
}

/** Where people agree to the terms, and at the foot of pages. */
export function LegalLinks({ newTab = false }: LegalLinksProps) {
  const { t } = useTranslation();
  return (
    <Flex justify="center" wrap="wrap" columnGap="4" textStyle="caption">
      {(['terms', 'privacy'] as const).map((document) => (
        <TextLink
          key={document}
          href={`/${document}`}
          standalone
          {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
        >
          {t(`legal.${document}`)}
          {newTab && <VisuallyHidden> {t('legal.newTab')}</VisuallyHidden>}
        </TextLink>
      ))}
    </Flex>
  );
}
