import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Box, Button, Card, Stack, toast } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useDataExport } from '../hooks/use-data-export';
import { DeleteAccount } from './delete-account';

/** Lets a person download or delete the data that GroupRide stores about them. */
export function OwnData() {
  return (
    <Stack gap="4">
      <Export />
      <DeleteAccount />
    </Stack>
  );
}

function Export() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { download, busy } = useDataExport();
  const save = async () => {
    const problem = await download();
    if (problem) toast({ title: t('ownData.notExported'), description: problemText(problem), tone: 'error' });
    else toast({ title: t('ownData.exported'), tone: 'success' });
  };
  return (
    <Card title={t('ownData.export')}>
      <Stack gap="3">
        <Box textStyle="small" color="fg.muted">
          {t('ownData.exportDetail')}
        </Box>
        <Button
          variant="secondary"
          icon={<Download size={18} aria-hidden />}
          busy={busy}
          busyLabel={t('ownData.exporting')}
          onClick={() => void save()}
        >
          {t('ownData.download')}
        </Button>
      </Stack>
    </Card>
  );
}
