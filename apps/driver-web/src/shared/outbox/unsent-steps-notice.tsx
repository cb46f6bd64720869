import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, InlineAlert } from '@groupride/web-ui';
import { countUnsentSteps } from './stored-outbox';

/** Tells a driver whose session has ended that the steps of their trip are sent after signing in. */
export function UnsentStepsNotice() {
  const { t } = useTranslation();
  const [count] = useState(countUnsentSteps);
  if (count === 0) return null;
  return (
    <Box mb="4">
      <InlineAlert tone="warning" title={t('unsent.title', { count })}>
        {t('unsent.text', { count })}
      </InlineAlert>
    </Box>
  );
}
