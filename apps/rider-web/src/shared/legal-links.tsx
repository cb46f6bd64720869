import { useTranslation } from 'react-i18next';
import { Flex, TextLink, VisuallyHidden } from '@groupride/web-ui';

export interface LegalLinksProps {
  /** Opens the documents in a new tab to keep what is filled in on the page. */
  newTab?: boolean;
}

/** Links to the legal documents, for consent texts and page footers. */
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
