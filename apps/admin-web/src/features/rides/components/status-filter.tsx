import { useTranslation } from 'react-i18next';
import { RIDE_STATUSES, type RideStatus } from '@groupride/contracts';
import { Box, SelectField } from '@groupride/web-ui';

const asRideStatus = (text: string | null): RideStatus | undefined => RIDE_STATUSES.find((status) => status === text);

export function StatusFilter({
  value,
  onChange,
}: {
  value: RideStatus | undefined;
  onChange: (status: RideStatus | undefined) => void;
}) {
  const { t } = useTranslation();
  return (
    <Box w={{ base: 'full', md: '2xs' }}>
      <SelectField
        label={t('rides.filter')}
        labelHidden
        value={value ?? ''}
        onChange={(event) => onChange(asRideStatus(event.target.value))}
        options={[
          { value: '', label: t('rides.all') },
          ...RIDE_STATUSES.map((status) => ({ value: status, label: t(`status.${status}`) })),
        ]}
      />
    </Box>
  );
}
