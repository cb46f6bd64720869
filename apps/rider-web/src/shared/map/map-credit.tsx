import { useDeployment } from '@groupride/web-api-client';
import { creditIn } from '@groupride/web-map';
import { Box, useLanguage } from '@groupride/web-ui';

/** The map attribution, shown once for all small maps of a page. */
export function MapCredit() {
  const language = useLanguage();
  const attribution = useDeployment().config?.city.map?.attribution;
  if (!attribution) return null;
  return (
    <Box textStyle="caption" color="fg.subtle" textAlign="center">
      {creditIn[language](attribution)}
    </Box>
  );
}
