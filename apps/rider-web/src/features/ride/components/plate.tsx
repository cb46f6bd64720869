import { useTranslation } from 'react-i18next';
import { Box } from '@groupride/web-ui';

/** The car to look for, identified by its license plate. */
export function Plate({ car, plate }: { car: string; plate: string }) {
  const { t } = useTranslation();
  return (
    <Box textAlign="end" flexShrink="0">
      <Box
        aria-label={`${t('arrival.plate')}: ${[...plate].filter((sign) => sign !== ' ').join(' ')}`}
        role="img"
        display="inline-block"
        whiteSpace="nowrap"
        borderWidth="2px"
        borderColor="fg"
        borderRadius="sm"
        px="2.5"
        py="0.5"
        fontFamily="mono"
        fontWeight="bold"
        fontSize="2xl"
        letterSpacing="wide"
      >
        {plate}
      </Box>
      <Box textStyle="small" color="fg.muted">
        {car}
      </Box>
    </Box>
  );
}
