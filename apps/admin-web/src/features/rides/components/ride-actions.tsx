import { Suspense, lazy, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminRideView } from '@groupride/web-api-client';
import { Button, Flex } from '@groupride/web-ui';
import { RoleNote, usePermission } from '../../../shared/permissions';
import { useFocusAfterRemoval } from '../../../shared/use-focus-after-removal';
import { possibleActions, type RideAction } from '../ride-actions';

const CancelRideDialog = lazy(() => import('./cancel-ride-dialog'));
const ChangeRouteDialog = lazy(() => import('./change-route-dialog'));
const CompleteRideDialog = lazy(() => import('./complete-ride-dialog'));
const ReassignDialog = lazy(() => import('./reassign-dialog'));

interface RideActionsProps {
  view: AdminRideView;
  /** Additional buttons, placed before the cancel button. */
  children?: ReactNode;
}

/** The actions that operations can currently take; none that the ride's status forbids. */
export function RideActions({ view, children }: RideActionsProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<RideAction | null>(null);
  const may = usePermission('rides.act');
  const { ride } = view;
  const { place, expectRemoval } = useFocusAfterRemoval<HTMLDivElement>();
  // What was decided replaces the pressed button.
  const close = () => {
    expectRemoval();
    setOpen(null);
  };
  const label: Readonly<Record<RideAction, string>> = {
    route: t('changeRoute.open'),
    reassign: ride.driverId ? t('rideActions.reassign') : t('rideActions.assign'),
    complete: t('rideActions.complete'),
    cancel: t('ride.cancel'),
  };
  const actions = may ? possibleActions(view) : [];
  const button = (action: RideAction) => (
    <Button
      key={action}
      size="sm"
      variant={action === 'cancel' ? 'dangerGhost' : 'secondary'}
      onClick={() => setOpen(action)}
    >
      {label[action]}
    </Button>
  );
  return (
    <Flex
      ref={place}
      tabIndex={-1}
      outline="none"
      role="group"
      aria-label={t('rideActions.title')}
      gap="2"
      wrap="wrap"
      justify="flex-end"
    >
      {!may && possibleActions(view).length > 0 && <RoleNote permission="rides.act" />}
      {actions.filter((action) => action !== 'cancel').map(button)}
      {children}
      {actions.includes('cancel') && button('cancel')}
      <Suspense fallback={null}>
        {open === 'cancel' && <CancelRideDialog ride={ride} onClose={close} />}
        {open === 'route' && <ChangeRouteDialog ride={ride} onClose={close} />}
        {open === 'complete' && <CompleteRideDialog ride={ride} onClose={close} />}
        {open === 'reassign' && <ReassignDialog ride={ride} driverName={view.driverName} onClose={close} />}
      </Suspense>
    </Flex>
  );
}
