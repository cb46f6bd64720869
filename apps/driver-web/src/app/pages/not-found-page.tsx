import { MapPinOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card, EmptyState, LinkButton } from '@groupride/web-ui';
import { PlainFrame } from '../layout/plain-frame';

export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <PlainFrame>
      <Card>
        <EmptyState icon={<MapPinOff size={26} aria-hidden />} title={t('notFound.title')} detail={t('notFound.text')}>
          <LinkButton href="/driver">{t('notFound.home')}</LinkButton>
        </EmptyState>
      </Card>
    </PlainFrame>
  );
}
