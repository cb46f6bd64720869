import { useTranslation } from 'react-i18next';
import { DOCUMENT_GROUPS } from '@groupride/contracts';
import { Stack } from '@groupride/web-ui';
import { Facts } from '../facts';

/** Which documents are asked for. */
export function DocumentsStep() {
  const { t } = useTranslation();
  return (
    <Stack gap="5">
      <Facts
        title={t('onboarding.documentsText')}
        facts={DOCUMENT_GROUPS.map((group) => [t(`documents.groups.${group}`), t(`documents.hints.${group}`)])}
      />
    </Stack>
  );
}
