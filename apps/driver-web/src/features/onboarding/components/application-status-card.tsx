import { Ban, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DriverView } from '@groupride/web-api-client';
import { Box, Button, Card, EmptyState, InlineAlert, LinkButton, chakra } from '@groupride/web-ui';
import { useVehicleClasses } from '../../../shared/use-vehicle-classes';

export interface ApplicationStatusCardProps {
  driver: DriverView;
  applicationStatus: 'applied' | 'rejected' | 'suspended';
  checking: boolean;
  onCheck: () => void;
}

/** Explains why the driver can’t take rides now, and what to do about it. */
export function ApplicationStatusCard({ driver, applicationStatus, checking, onCheck }: ApplicationStatusCardProps) {
  const { t } = useTranslation();
  const { nameOf } = useVehicleClasses();
  const facts: [string, string][] = [
    [t('applicationStatus.vehicle'), driver.vehicle],
    [t('applicationStatus.plate'), driver.licensePlate],
    [t('applicationStatus.seats'), String(driver.seats)],
    [t('vehicle.class'), nameOf(driver.vehicleClass)],
  ];
  return (
    <Card>
      <EmptyState
        icon={applicationStatus === 'applied' ? <Hourglass size={26} aria-hidden /> : <Ban size={26} aria-hidden />}
        title={t(`applicationStatus.${applicationStatus}Title`)}
        detail={t(`applicationStatus.${applicationStatus}Text`)}
      >
        {driver.applicationReason && (
          <Box w="full" textAlign="start" mb="2">
            <InlineAlert tone="warning" title={t('applicationStatus.reason')}>
              {driver.applicationReason}
            </InlineAlert>
          </Box>
        )}
        {applicationStatus === 'rejected' && (
          <LinkButton block href="/driver-onboarding">
            {t('applicationStatus.again')}
          </LinkButton>
        )}
        {applicationStatus === 'suspended' && (
          <LinkButton block href="/driver/support">
            {t('applicationStatus.message')}
          </LinkButton>
        )}
        <Button block variant="secondary" busy={checking} onClick={onCheck}>
          {t('applicationStatus.check')}
        </Button>
      </EmptyState>
      <chakra.dl
        borderTopWidth="1px"
        pt="4"
        display="grid"
        gridTemplateColumns="auto 1fr"
        columnGap="4"
        rowGap="2"
        textStyle="small"
      >
        {facts.map(([label, value]) => (
          <Box key={label} display="contents">
            <chakra.dt color="fg.muted">{label}</chakra.dt>
            <chakra.dd textAlign="end" fontWeight="medium">
              {value}
            </chakra.dd>
          </Box>
        ))}
      </chakra.dl>
    </Card>
  );
}
