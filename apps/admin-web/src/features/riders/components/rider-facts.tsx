import { useTranslation } from 'react-i18next';
import { rideNumber } from '@groupride/contracts';
import type { AdminRiderView } from '@groupride/web-api-client';
import { Box, Card, InlineAlert, Money, Stack, TextLink, formatPhone, useFormat } from '@groupride/web-ui';
import { Facts } from '../../../shared/components/facts';
import { usePermission } from '../../../shared/permissions';

/** Facts about a rider, and statistics of their rides. */
export function RiderFacts({ rider }: { rider: AdminRiderView }) {
  const { t } = useTranslation();
  const { date, dateTime } = useFormat();
  const mayErase = usePermission('people.privacy');
  const { email, emailVerified, phone, phoneVerified, language, createdAt, driverId, guestRideId, block } = rider;
  const verified = (isVerified: boolean) => (isVerified ? null : ` · ${t('riders.unverified')}`);
  const facts = [
    {
      label: t('riders.email'),
      value: email ? (
        <Box as="span" overflowWrap="anywhere">
          {email}
          {verified(emailVerified)}
        </Box>
      ) : (
        t('app.none')
      ),
    },
    {
      label: t('riders.phone'),
      value: phone ? (
        <>
          <TextLink href={`tel:+1${phone}`}>{formatPhone(phone)}</TextLink>
          {verified(phoneVerified)}
        </>
      ) : (
        t('app.none')
      ),
    },
    { label: t('rider.language'), value: t(language === 'es' ? 'rider.spanish' : 'rider.english') },
    { label: t('riders.since'), value: date(createdAt) },
    ...(driverId
      ? [
          {
            label: t('rider.drives'),
            value: <TextLink href={`/admin/drivers/${driverId}`}>{t('rider.toDriver')}</TextLink>,
          },
        ]
      : []),
    ...(guestRideId
      ? [
          {
            label: t('rider.guestOf'),
            value: <TextLink href={`/admin/rides/${guestRideId}`}>{rideNumber(guestRideId)}</TextLink>,
          },
        ]
      : []),
  ];
  const figures = [
    { label: t('rider.rides'), value: rider.rides },
    { label: t('rider.completed'), value: rider.completed },
    { label: t('rider.cancelled'), value: rider.cancelled },
    { label: t('rider.noShows'), value: rider.noShows },
    { label: t('rider.charged'), value: <Money amount={rider.charged} /> },
  ];
  return (
    <Stack gap="4">
      {block && (
        <InlineAlert tone="error" title={t('block.since', { name: block.by, when: dateTime(block.at) })}>
          {block.reason}
        </InlineAlert>
      )}
      <Card title={t('rider.person')}>
        <Facts items={facts} />
      </Card>
      {mayErase && driverId !== null && <InlineAlert tone="info">{t('privacy.drives')}</InlineAlert>}
      <Card title={t('rider.figures')}>
        <Facts items={figures} />
      </Card>
    </Stack>
  );
}
