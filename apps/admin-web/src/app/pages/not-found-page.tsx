import { FileQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card, EmptyState, LinkButton } from '@groupride/web-ui';
import { usePageTitle } from '../../shared/use-page-title';
import { PlainFrame } from '../layout/plain-frame';

export function NotFoundPage() {
  const { t } = useTranslation();
  usePageTitle(t('notFound.title'));
  return (
    <PlainFrame>
      <Card>
        <EmptyState
          icon={<FileQuestion size={26} aria-hidden />}
          title={t('notFound.title')}
          detail={t('notFound.text')}
        >
          <LinkButton href="/admin">{t('notFound.home')}</LinkButton>
        </EmptyState>
      </Card>
    </PlainFrame>
  );
}
