import { FileQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card, EmptyState, LinkButton } from '@groupride/web-ui';
import { usePageTitle } from '../../shared/use-page-title';
import { PlainFrame } from '../layout/plain-frame';

export function NotFoundPage() {
  return (
    <PlainFrame>
      <NotFound />
    </PlainFrame>
  );
}

/** Also shown inside the operators' layout, so that a mistyped address keeps the navigation. */
export function NotFound() {
  const { t } = useTranslation();
  usePageTitle(t('notFound.title'));
  return (
    <Card>
      <EmptyState icon={<FileQuestion size={26} aria-hidden />} title={t('notFound.title')} detail={t('notFound.text')}>
        <LinkButton href="/admin">{t('notFound.home')}</LinkButton>
      </EmptyState>
    </Card>
  );
}
