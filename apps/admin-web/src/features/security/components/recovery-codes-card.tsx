import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SignInSecurity } from '@groupride/web-api-client';
import { Badge, Box, Button, Card, Modal, Stack } from '@groupride/web-ui';
import { AskDialog } from '../../../shared/components/ask-dialog';
import { RecoveryCodeList } from '../../../shared/components/recovery-code-list';
import { useProof } from '../../../shared/use-proof';
import { useReplaceRecoveryCodesMutation } from '../api';

const FEW = 3;

/** Shows how many recovery codes are left, and creates new ones. */
export function RecoveryCodesCard({ security: { recoveryCodesLeft: left } }: { security: SignInSecurity }) {
  const { t } = useTranslation();
  const [replace] = useReplaceRecoveryCodesMutation();
  const [isAsking, setIsAsking] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const proof = useProof({
    submit: t('recoveryCodes.make'),
    busyLabel: t('recoveryCodes.making'),
    run: async (given) => {
      const answer = await replace({ recoveryCodesRequest: given });
      if (answer.data) setCodes(answer.data.codes.map((each) => each.code));
      return answer;
    },
    onProved: () => setIsAsking(false),
    onCancel: () => setIsAsking(false),
  });
  return (
    <Card
      title={t('recoveryCodes.title')}
      action={<Badge tone={left < FEW ? 'warning' : 'success'}>{t('recoveryCodes.left', { count: left })}</Badge>}
    >
      <Stack gap="3" align="flex-start">
        <Box textStyle="small" color="fg.muted">
          {t('recoveryCodes.what')}
        </Box>
        <Button size="sm" variant="secondary" onClick={() => setIsAsking(true)}>
          {t('recoveryCodes.make')}
        </Button>
      </Stack>
      {isAsking && !proof.dialog && (
        <AskDialog
          words={{
            title: t('recoveryCodes.makeTitle'),
            text: t('recoveryCodes.makeText'),
            confirm: t('recoveryCodes.make'),
            busy: t('recoveryCodes.making'),
            done: t('recoveryCodes.made'),
          }}
          run={proof.attempt}
          onClose={() => setIsAsking(false)}
        />
      )}
      {proof.dialog}
      {codes && !isAsking && !proof.dialog && (
        <Modal
          open
          wide
          locked
          onClose={() => setCodes(null)}
          title={t('recoveryCodes.title')}
          description={t('recoveryCodes.text')}
          closeLabel={t('app.close')}
        >
          <RecoveryCodeList codes={codes} onDone={() => setCodes(null)} />
        </Modal>
      )}
    </Card>
  );
}
