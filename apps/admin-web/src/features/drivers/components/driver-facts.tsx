import { useTranslation } from 'react-i18next';
import type { AdminDriverView } from '@groupride/web-api-client';
import { Box, Card, InlineAlert, Stack, TextLink, formatPhone, useFormat } from '@groupride/web-ui';
import { Facts } from '../../../shared/components/facts';
import { useVehicleClassNames } from '../../../shared/use-vehicle-class-names';

/** Facts about a driver and the vehicle. */
export function DriverFacts({ driver }: { driver: AdminDriverView }) {
  const { t } = useTranslation();
  const { date, dateTime } = useFormat();
  const classOf = useVehicleClassNames();
  const { phone, email, userId, createdAt, lastSeenAt, documentsExpireOn, applicationReason } = driver;
  const facts = [
    {
      label: t('drivers.phone'),
      value: phone ? <TextLink href={`tel:+1${phone}`}>{formatPhone(phone)}</TextLink> : t('app.none'),
    },
    {
      label: t('riders.email'),
      value: (
        <Box as="span" overflowWrap="anywhere">
          {email ?? t('app.none')}
        </Box>
      ),
    },
    { label: t('riders.since'), value: date(createdAt) },
    { label: t('driver.lastSeen'), value: lastSeenAt ? dateTime(lastSeenAt) : t('app.none') },
    { label: t('driver.asRider'), value: <TextLink href={`/admin/riders/${userId}`}>{t('driver.toRider')}</TextLink> },
  ];
  const vehicle = [
    { label: t('drivers.vehicle'), value: driver.vehicle },
    { label: t('driver.plate'), value: driver.licensePlate },
    { label: t('driver.class'), value: classOf(driver.vehicleClass) },
    { label: t('driver.seats'), value: driver.seats },
    {
      label: t('driver.documentsExpire'),
      // 17:00 UTC is the same calendar day in every American time zone.
      value: documentsExpireOn ? date(`${documentsExpireOn}T17:00:00Z`) : t('app.none'),
    },
  ];
  return (
    <Stack gap="4">
      {applicationReason && (
        <InlineAlert tone="warning" title={t(`applicationStatus.${driver.applicationStatus}`)}>
          {applicationReason}
        </InlineAlert>
      )}
      <Card title={t('driver.person')}>
        <Facts items={facts} />
      </Card>
      <Card title={t('drivers.vehicle')}>
        <Facts items={vehicle} />
      </Card>
    </Stack>
  );
}
