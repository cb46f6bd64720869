import { ShieldX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { UserView } from '@groupride/web-api-client';
import { Button, Card, EmptyState } from '@groupride/web-ui';
import { usePageTitle } from '../../shared/use-page-title';
import { PlainFrame } from '../layout/plain-frame';
import { useSignOut } from '../use-sign-out';

export function NotOperatorPage({ user }: { user: UserView }) {
  const { t } = useTranslation();
  const { signOutAndRedirect, isSigningOut } = useSignOut();
  usePageTitle(t('notOperator.title'));
  return (
    <PlainFrame>
      <Card>
        <EmptyState
          icon={<ShieldX size={26} aria-hidden />}
          title={t('notOperator.title')}
          detail={t('notOperator.text', { name: user.name })}
        >
          <Button variant="secondary" busy={isSigningOut} onClick={() => void signOutAndRedirect()}>
            {t('nav.signOut')}
          </Button>
        </EmptyState>
      </Card>
    </PlainFrame>
  );
}
