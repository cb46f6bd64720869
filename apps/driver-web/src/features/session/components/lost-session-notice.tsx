import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, InlineAlert } from '@groupride/web-ui';
import { lostSession } from '../last-session';

/** Tells drivers who did not sign out here why they have to sign in again. */
export function LostSessionNotice() {
  const { t } = useTranslation();
  const [why] = useState(lostSession);
  if (why === null) return null;
  return (
    <Box mb="4">
      <InlineAlert tone="warning" title={t('lostSession.title')}>
        {t(`lostSession.${why}`)} {t('lostSession.noRequests')}
      </InlineAlert>
    </Box>
  );
}
