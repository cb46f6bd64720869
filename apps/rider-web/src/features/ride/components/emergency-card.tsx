import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RideView } from '@groupride/web-api-client';
import { Box, Card, Flex, LinkButton, Stack, TextLink, formatPhone } from '@groupride/web-ui';
import { useListEmergencyContactsQuery } from '../api';
import { Safety } from './safety';

/** Emergency numbers to call, and a button that alerts everybody. */
export function EmergencyCard({ ride }: { ride: RideView }) {
  const { t } = useTranslation();
  const { data } = useListEmergencyContactsQuery();
  return (
    <Card title={t('rideStatus.emergency')}>
      <Stack gap="3">
        {data?.length === 0 && (
          <Box textStyle="small" color="fg.muted">
            {t('contacts.empty')} <TextLink href="/profile/safety">{t('contacts.add')}</TextLink>
          </Box>
        )}
        {data?.map(({ id, name, phone, email }) => (
          <Flex key={id} align="center" justify="space-between" gap="3" minH="11">
            <Box minW="0">
              <Box textStyle="label" truncate>
                {name}
              </Box>
              <Box textStyle="caption" color="fg.muted" overflowWrap="anywhere">
                {phone ? formatPhone(phone) : email}
              </Box>
            </Box>
            {phone && (
              <LinkButton
                size="sm"
                variant="secondary"
                href={`tel:${phone}`}
                icon={<Phone size={16} aria-hidden />}
                aria-label={t('rideStatus.callName', { name })}
              >
                {t('driver.call')}
              </LinkButton>
            )}
          </Flex>
        ))}
        <Safety ride={ride} />
      </Stack>
    </Card>
  );
}
