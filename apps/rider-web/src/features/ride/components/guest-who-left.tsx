import { DoorOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Card, EmptyState, LinkButton, LoadingState, Stack } from '@groupride/web-ui';
import { guestRide } from '../../../shared/guest-ride';
import { Page } from '../../../shared/page';
import { useSession } from '../../../shared/session';
import { useGetSosQuery } from '../api';
import { useSosChanges } from '../hooks/use-sos-changes';
import { Column } from './column';
import { OpenSos } from './open-sos';

/** A guest's page after they gave up the seat. With an open call for help, they can still report that they are safe. */
export function GuestWhoLeft({ rideId }: { rideId: number }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { retry: refetchMe } = useSession();
  useSosChanges();
  const { data: sos, isLoading } = useGetSosQuery({ rideId }, { refetchOnMountOrArgChange: true });
  const end = async () => {
    // The session ends with the call.
    guestRide.leave(rideId);
    await refetchMe();
    await navigate('/guest', { replace: true, state: { left: true } });
  };
  if (isLoading) return <LoadingState label={t('common.loading')} />;
  return (
    <Column>
      <Page title={t('ride.title')}>
        <Stack gap="4">
          {sos?.askedAt && (
            <Card>
              <OpenSos rideId={rideId} sos={sos} askAgain="nowhere" onSafe={() => void end()} />
            </Card>
          )}
          <EmptyState icon={<DoorOpen size={26} aria-hidden />} title={t('guest.leftTitle')} detail={t('guest.left')}>
            {!sos?.askedAt && <LinkButton href="/">{t('join.bookOwn')}</LinkButton>}
          </EmptyState>
        </Stack>
      </Page>
    </Column>
  );
}
