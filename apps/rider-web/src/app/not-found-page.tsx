import { Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card, EmptyState, LinkButton } from '@groupride/web-ui';
import { Page } from '../shared/page';

export default function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <Page headless title={t('notFound.title')}>
      <Card mt="10">
        <EmptyState
          mainHeading
          icon={<Compass size={26} aria-hidden />}
          title={t('notFound.title')}
          detail={t('notFound.detail')}
        >
          <LinkButton href="/">{t('notFound.home')}</LinkButton>
        </EmptyState>
      </Card>
    </Page>
  );
}
