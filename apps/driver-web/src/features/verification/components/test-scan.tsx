import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetConfigQuery } from '@groupride/web-api-client';
import { Button } from '@groupride/web-ui';
import { sampleCode } from '../sample-code';

/** Tries a random code as if it had been scanned. Shown only if the demo tools are enabled. */
export function TestScan({ onText }: { onText: (text: string) => Promise<boolean> }) {
  const { t } = useTranslation();
  const { data: config } = useGetConfigQuery();
  const [busy, setBusy] = useState(false);
  if (!config?.demoTools) return null;
  return (
    <Button
      block
      size="sm"
      variant="secondary"
      busy={busy}
      icon={<FlaskConical size={18} aria-hidden />}
      onClick={() => {
        setBusy(true);
        void onText(sampleCode()).finally(() => setBusy(false));
      }}
    >
      {t('verification.testScan')}
    </Button>
  );
}
