import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { Box, Card, PageHeader, Stack } from '@groupride/web-ui';
import { PushSettings } from '../../features/alerts/push-settings';
import { useGetDriverProfileQuery } from '../../features/presence/api';
import { SoundSetting } from '../../features/requests/components/sound-setting';
import { OtherDevices } from '../../features/session/components/other-devices';
import { VehicleClassSetting } from '../../features/vehicle/components/vehicle-class-setting';
import { usePageTitle } from '../../shared/use-page-title';
import { PlainFrame } from '../layout/plain-frame';
import { useUser } from '../require-session';

/** Settings for this phone's notifications, the vehicle and other devices. */
export function SettingsPage() {
  const { t } = useTranslation();
  usePageTitle(t('settings.title'));
  const { id, driverId } = useUser();
  const { data: driver } = useGetDriverProfileQuery(undefined, { skip: !driverId });
  if (!driverId) return <Navigate to="/driver" replace />;
  return (
    <PlainFrame>
      <Box mx="-4">
        <PageHeader title={t('settings.title')} back="/driver" backLabel={t('settings.back')} />
      </Box>
      <Stack gap="4" pb="8">
        <PushSettings userId={id} />
        <Card>
          <SoundSetting />
        </Card>
        {driver && (
          <Card title={t('settings.vehicle')}>
            <VehicleClassSetting driver={driver} />
          </Card>
        )}
        <OtherDevices />
      </Stack>
    </PlainFrame>
  );
}
