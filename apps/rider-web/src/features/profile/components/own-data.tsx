import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Box, Button, Card, ConfirmDialog, Stack, toast } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useSendSupportMessageMutation } from '../api';
import { useDataExport } from '../hooks/use-data-export';

/** What GroupRide stores about a person: a copy of it, and how to have it deleted. */
export function OwnData() {
  return (
    <Stack gap="4">
      <Export />
      <Deletion />
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

/** Open rides and payments have to be settled first, so people do it. */
function Deletion() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const [asking, setAsking] = useState(false);
  const [clientId] = useState(() => crypto.randomUUID());
  const [send, { isLoading }] = useSendSupportMessageMutation();
  const request = async () => {
    const answer = await send({ newSupportMessage: { clientId, text: t('ownData.deleteMessage') } });
    if ('error' in answer) {
      toast({ title: t('ownData.notRequested'), description: problemText(answer.error), tone: 'error' });
      return;
    }
    toast({ title: t('ownData.requested'), tone: 'success' });
    void navigate('/help/chat');
  };
  return (
    <Card title={t('ownData.delete')}>
      <Stack gap="3">
        <Box textStyle="small" color="fg.muted">
          {t('ownData.deleteDetail')}
        </Box>
        <Button variant="dangerGhost" icon={<Trash2 size={18} aria-hidden />} onClick={() => setAsking(true)}>
          {t('ownData.requestDeletion')}
        </Button>
      </Stack>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('ownData.deleteTitle')}
        confirmLabel={t('ownData.requestDeletion')}
        cancelLabel={t('common.cancel')}
        busy={isLoading}
        danger
        onConfirm={() => void request()}
      >
        {t('ownData.deleteConfirm')}
      </ConfirmDialog>
    </Card>
  );
}
