import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  problemOf,
  useDeleteAccountMutation,
  useRequestAccountDeletionCodeMutation,
  type AccountDeletionCode,
} from '@groupride/web-api-client';
import {
  Box,
  Button,
  Card,
  CodeInput,
  InlineAlert,
  Modal,
  Stack,
  TextLink,
  chakra,
  formatPhone,
} from '@groupride/web-ui';
import { leaveFor } from '../../../shared/leave-for';
import { useProblemText } from '../../../shared/problem-text';
import { forgetStoredAnswers } from '../../../shared/forget-stored-answers';
import { OutboxHint, ResendCode } from '../../../shared/resend-code';

/** Deletes the account after its owner has read what is deleted and entered a code. */
export function DeleteAccount() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card title={t('deletion.title')}>
      <Stack gap="3">
        <Box textStyle="small" color="fg.muted">
          {t('deletion.detail')}
        </Box>
        <Button variant="dangerGhost" icon={<Trash2 size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
          {t('deletion.open')}
        </Button>
      </Stack>
      {isOpen && <DeletionDialog onClose={() => setIsOpen(false)} />}
    </Card>
  );
}

function DeletionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [sent, setSent] = useState<AccountDeletionCode>();
  const [requestCode, request] = useRequestAccountDeletionCodeMutation();
  const send = async () => {
    const answer = await requestCode();
    if ('data' in answer && answer.data) setSent(answer.data);
  };
  return (
    <Modal open onClose={onClose} title={t('deletion.dialogTitle')} closeLabel={t('common.cancel')}>
      {sent ? (
        <Confirmation sent={sent} sendAgain={() => void send()} problem={request.error} />
      ) : (
        <Stack gap="4">
          <Points title={t('deletion.goes')} points={['goesAccount', 'goesSaved', 'goesCards', 'goesMessages']} />
          <Points title={t('deletion.stays')} points={['staysRides', 'staysPayments']} />
          <Box textStyle="small">{t('deletion.final')}</Box>
          <Refusal problem={request.error} />
          <Button variant="danger" block busy={request.isLoading} onClick={() => void send()}>
            {t('deletion.sendCode')}
          </Button>
        </Stack>
      )}
    </Modal>
  );
}

function Confirmation({
  sent,
  sendAgain,
  problem,
}: {
  sent: AccountDeletionCode;
  sendAgain: () => void;
  problem: unknown;
}) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [code, setCode] = useState('');
  const [deleteAccount, deletion] = useDeleteAccountMutation();
  const submit = async () => {
    if (code.length !== 6 || deletion.isLoading) return;
    const answer = await deleteAccount({ accountDeletionRequest: { code } });
    if ('error' in answer) {
      setCode('');
      return;
    }
    await forgetStoredAnswers();
    leaveFor('/account-deleted');
  };
  const isCodeRefused = problemOf(deletion.error)?.code.startsWith('code_') ?? false;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap="4">
        <Box textStyle="small">
          {t('deletion.sent', { to: sent.channel === 'text' ? formatPhone(sent.to) : sent.to })}
        </Box>
        <CodeInput
          label={t('signIn.code')}
          value={code}
          onChange={(digits) => {
            setCode(digits);
            if (deletion.isError) deletion.reset();
          }}
          autoFocus
          disabled={deletion.isLoading}
          error={isCodeRefused ? problemText(deletion.error) : undefined}
        />
        <Refusal problem={isCodeRefused ? undefined : (deletion.error ?? problem)} />
        <Button
          type="submit"
          variant="danger"
          block
          busy={deletion.isLoading}
          busyLabel={t('deletion.deleting')}
          disabled={code.length < 6 && !deletion.isLoading}
        >
          {t('deletion.confirm')}
        </Button>
        <ResendCode
          send={() => {
            deletion.reset();
            sendAgain();
          }}
        />
        <OutboxHint />
      </Stack>
    </form>
  );
}

/** Explains why the account cannot be deleted now, and where to resolve it. */
function Refusal({ problem }: { problem: unknown }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  if (!problem) return null;
  const { code, extra } = problemOf(problem) ?? {};
  const rideId = extra?.['rideId'];
  return (
    <InlineAlert tone="error" title={t('deletion.notDeleted')}>
      {problemText(problem)}{' '}
      {typeof rideId === 'number' && <TextLink href={`/ride/${rideId}`}>{t('deletion.openRide')}</TextLink>}
      {code === 'account_is_driver' && <TextLink href="/help/chat">{t('deletion.write')}</TextLink>}
    </InlineAlert>
  );
}

type Point = 'goesAccount' | 'goesSaved' | 'goesCards' | 'goesMessages' | 'staysRides' | 'staysPayments';

function Points({ title, points }: { title: string; points: readonly Point[] }) {
  const { t } = useTranslation();
  return (
    <Box textStyle="small">
      <Box textStyle="strong">{title}</Box>
      <chakra.ul ps="5" mt="1" listStyleType="disc">
        {points.map((point) => (
          <li key={point}>{t(`deletion.${point}`)}</li>
        ))}
      </chakra.ul>
    </Box>
  );
}
