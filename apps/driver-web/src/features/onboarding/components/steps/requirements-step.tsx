import { useTranslation } from 'react-i18next';
import { MIN_DRIVER_AGE, MIN_LICENSE_YEARS, MIN_VEHICLE_YEAR } from '@groupride/contracts';
import { Stack } from '@groupride/web-ui';
import { Facts } from '../facts';
import { Timelines } from '../timelines';

/** Requirements for drivers and vehicles, shown before the form to avoid futile applications. */
export function RequirementsStep() {
  const { t } = useTranslation();
  return (
    <Stack gap="5">
      <Facts
        title={t('onboarding.requirements.you')}
        facts={[
          [t('onboarding.requirements.age', { years: MIN_DRIVER_AGE }), t('onboarding.requirements.ageText')],
          [
            t('onboarding.requirements.license', { years: MIN_LICENSE_YEARS }),
            t('onboarding.requirements.licenseText'),
          ],
          [t('onboarding.requirements.record'), t('onboarding.requirements.recordText')],
        ]}
      />
      <Facts
        title={t('onboarding.requirements.vehicle')}
        facts={[
          [t('onboarding.requirements.year', { year: MIN_VEHICLE_YEAR }), t('onboarding.requirements.yearText')],
          [t('onboarding.requirements.seats'), t('onboarding.requirements.seatsText')],
          [t('onboarding.requirements.papers'), t('onboarding.requirements.papersText')],
        ]}
      />
      <Timelines />
    </Stack>
  );
}
