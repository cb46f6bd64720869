import { Ban, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DriverView } from '@groupride/web-api-client';
import { Box, Button, Card, EmptyState, chakra } from '@groupride/web-ui';

export interface StandingCardProps {
  driver: DriverView;
  standing: 'applied' | 'rejected' | 'suspended';
  checking: boolean;
  onCheck: () => void;
}

/** Why this driver can not drive now. */
export function StandingCard({ driver, standing, checking, onCheck }: StandingCardProps) {
  const { t } = useTranslation();
  const facts: [string, string][] = [
    [t('standing.vehicle'), driver.vehicle],
    [t('standing.plate'), driver.licensePlate],
    [t('standing.seats'), String(driver.seats)],
    [t('vehicle.class'), t(`vehicle.classes.${driver.vehicleClass}`)],
  ];
  return (
    <Card>
      <EmptyState
        icon={standing === 'applied' ? <Hourglass size={26} aria-hidden /> : <Ban size={26} aria-hidden />}
        title={t(`standing.${standing}Title`)}
        detail={t(`standing.${standing}Text`)}
      >
        <Button variant="secondary" busy={checking} onClick={onCheck}>
          {t('standing.check')}
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
