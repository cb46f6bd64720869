import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminDriverView } from '@groupride/web-api-client';
import { Button, Flex, LinkButton } from '@groupride/web-ui';
import { usePermission } from '../../../shared/permissions';
import { useFocusAfterRemoval } from '../../../shared/use-focus-after-removal';
import { actionsFor, needsReason, type ApplicationAction } from '../application-actions';
import { ApplicationStatusDialog } from './application-status-dialog';

/** Buttons to write to a driver and to decide about the application. */
export function DriverActions({ driver, onOutdated }: { driver: AdminDriverView; onOutdated: () => void }) {
  const { t } = useTranslation();
  const [action, setAction] = useState<ApplicationAction | null>(null);
  const { place, expectRemoval } = useFocusAfterRemoval<HTMLDivElement>();
  const mayReview = usePermission('drivers.review');
  // What was decided replaces the pressed button.
  const close = () => {
    expectRemoval();
    setAction(null);
  };
  return (
    <Flex ref={place} tabIndex={-1} outline="none" role="group" aria-label={t('rideActions.title')} gap="2" wrap="wrap">
      <LinkButton
        size="sm"
        variant="secondary"
        href={`/admin/support?person=${driver.userId}`}
        icon={<MessageSquare size={16} aria-hidden />}
      >
        {t('rider.message')}
      </LinkButton>
      {(mayReview ? actionsFor(driver.applicationStatus) : []).map((each) => (
        <Button
          key={each}
          size="sm"
          variant={needsReason(each) ? 'dangerGhost' : 'soft'}
          onClick={() => setAction(each)}
        >
          {t(`drivers.${each}`)}
        </Button>
      ))}
      {action && <ApplicationStatusDialog driver={driver} action={action} onOutdated={onOutdated} onClose={close} />}
    </Flex>
  );
}
