import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DriverView } from '@groupride/web-api-client';
import { Box, Button, InlineAlert, LinkButton, Stack, storage, useFormat } from '@groupride/web-ui';

const SEEN = 'groupride.unreachable-seen';

/** Tells a driver when no offer could reach the phone, until the driver dismisses it. */
export function UnreachableNotice({ driver: { unreachable } }: { driver: DriverView }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const [seen, setSeen] = useState(() => storage.get(SEEN));
  const shown = unreachable && unreachable.until !== seen ? unreachable : null;
  return (
    <Box aria-live="polite" _empty={{ mt: '-4' }}>
      {shown && (
        <InlineAlert
          tone="warning"
          title={t('presence.unreachable', { from: time(shown.from), until: time(shown.until) })}
          action={
            <Stack gap="2" direction="row" wrap="wrap">
              <LinkButton href="/driver/settings" size="sm" variant="secondary">
                {t('push.open')}
              </LinkButton>
              <Button
                size="sm"
                variant="secondary"
                onClick={() => {
                  storage.set(SEEN, shown.until);
                  setSeen(shown.until);
                }}
              >
                {t('trip.understood')}
              </Button>
            </Stack>
          }
        >
          {t('presence.unreachableText')}
        </InlineAlert>
      )}
    </Box>
  );
}
