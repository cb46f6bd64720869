import { ShieldX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { UserView } from '@groupride/web-api-client';
import { Button, Card, EmptyState } from '@groupride/web-ui';
import { usePageTitle } from '../../shared/use-page-title';
import { DoorFrame } from '../layout/door-frame';
import { useLeave } from '../use-leave';

export function NotOperatorPage({ user }: { user: UserView }) {
  const { t } = useTranslation();
  const { leave, leaving } = useLeave();
  usePageTitle(t('notOperator.title'));
  return (
    <DoorFrame>
      <Card>
        <EmptyState
          icon={<ShieldX size={26} aria-hidden />}
          title={t('notOperator.title')}
          detail={t('notOperator.text', { name: user.name })}
        >
          <Button variant="secondary" busy={leaving} onClick={() => void leave()}>
            {t('nav.signOut')}
          </Button>
        </EmptyState>
      </Card>
    </DoorFrame>
  );
}
