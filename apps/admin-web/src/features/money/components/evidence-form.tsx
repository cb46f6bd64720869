import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_STATEMENT_LENGTH } from '@groupride/contracts';
import {
  problemOf,
  useSaveDisputeEvidenceMutation,
  useSubmitDisputeEvidenceMutation,
  type DisputeCase,
} from '@groupride/web-api-client';
import { Box, Button, InlineAlert, Modal, Stack, TextAreaField, toast } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { usePermission } from '../../../shared/permissions';
import { EvidenceFiles } from './evidence-files';
import { EvidenceState } from './evidence-state';

export interface EvidenceFormProps {
  dispute: DisputeCase;
  title: string;
  description: string;
  onClose: () => void;
  onReload: () => void;
}

/** Errors which mean that the displayed evidence is outdated. */
const OUTDATED: ReadonlySet<string> = new Set([
  ...['dispute_evidence_changed', 'dispute_evidence_given'],
  ...['dispute_evidence_closed', 'dispute_evidence_too_late'],
]);

/** Edits statement and files, and asks for confirmation before the final submission. */
export function EvidenceForm({ dispute: loaded, title, description, onClose, onReload }: EvidenceFormProps) {
  const { t } = useTranslation();
  const may = usePermission('money.manage');
  // The answer of the last call may be newer than the loaded data.
  const [answered, setAnswered] = useState<DisputeCase | null>(null);
  const dispute = answered && answered.version >= loaded.version ? answered : loaded;
  const [statement, setStatement] = useState(loaded.version === 0 ? loaded.proposal : loaded.statement);
  const [asking, setAsking] = useState(false);
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const { busy, error, save, submit } = useCalls(dispute, setAnswered);
  const problemText = useProblemText();
  const canChange = dispute.canChange && may;
  const canSubmit = may && (dispute.canChange || dispute.evidenceState === 'submitting');
  const isOutdated = OUTDATED.has(problemOf(error)?.code ?? '');

  const send = async () => {
    const saved = await (dispute.canChange && statement.trim() !== dispute.statement ? save(statement) : dispute);
    if (saved && (await submit(saved.version))) {
      toast({ tone: 'success', title: t('evidence.submitted') });
      setAsking(false);
    }
  };
  const problem = error ? (
    <>
      <InlineAlert tone="error">{problemText(error, t('evidence.failed'))}</InlineAlert>
      {isOutdated && (
        <Button block variant="secondary" onClick={onReload}>
          {t('evidence.reload')}
        </Button>
      )}
    </>
  ) : null;
  return (
    <Modal
      open
      wide
      locked={busy !== null}
      onClose={onClose}
      title={asking ? t('evidence.sureTitle') : title}
      description={asking ? t('evidence.sure') : description}
      closeLabel={t('app.close')}
      footer={
        asking ? (
          <>
            {problem}
            <Button
              block
              variant="danger"
              busy={busy !== null}
              busyLabel={t('evidence.submitting')}
              onClick={() => void send()}
            >
              {t('evidence.submit')}
            </Button>
            <Button block variant="ghost" disabled={busy !== null} onClick={() => setAsking(false)}>
              {t('evidence.back')}
            </Button>
          </>
        ) : canSubmit ? (
          <>
            {/* Placed beside the buttons, which would cover it below the files. */}
            {fileProblem && <InlineAlert tone="error">{fileProblem}</InlineAlert>}
            {problem}
            <Button block onClick={() => setAsking(true)}>
              {t('evidence.submit')}
            </Button>
            {canChange && (
              <Button
                block
                variant="secondary"
                busy={busy === 'saving'}
                busyLabel={t('evidence.saving')}
                onClick={async () => {
                  if (await save(statement)) toast({ tone: 'success', title: t('evidence.saved') });
                }}
              >
                {t('evidence.save')}
              </Button>
            )}
          </>
        ) : undefined
      }
    >
      {!asking && (
        <Stack gap="4">
          <EvidenceState dispute={dispute} />
          <TextAreaField
            label={t('evidence.statement')}
            hint={canChange ? t('evidence.statementHint') : undefined}
            rows={9}
            maxLength={MAX_STATEMENT_LENGTH}
            readOnly={!canChange}
            value={canChange ? statement : dispute.statement}
            onChange={(event) => setStatement(event.target.value)}
          />
          {canChange && statement.trim() !== dispute.proposal && (
            <Box>
              <Button size="sm" variant="ghost" onClick={() => setStatement(dispute.proposal)}>
                {t('evidence.useProposal')}
              </Button>
            </Box>
          )}
          <EvidenceFiles dispute={dispute} canChange={canChange} onChanged={setAnswered} onProblem={setFileProblem} />
        </Stack>
      )}
    </Modal>
  );
}

function useCalls(dispute: DisputeCase, onAnswer: (dispute: DisputeCase) => void) {
  const [saveEvidence] = useSaveDisputeEvidenceMutation();
  const [submitEvidence] = useSubmitDisputeEvidenceMutation();
  const [busy, setBusy] = useState<'saving' | 'submitting' | null>(null);
  const [error, setError] = useState<unknown>(null);
  const run = async (what: 'saving' | 'submitting', call: () => Promise<{ data?: DisputeCase; error?: unknown }>) => {
    setBusy(what);
    const answer = await call();
    setBusy(null);
    setError(answer.error ?? null);
    if (answer.data) onAnswer(answer.data);
    return answer.data ?? null;
  };
  const disputeId = dispute.id;
  return {
    busy,
    error,
    save: (statement: string) =>
      run('saving', () =>
        saveEvidence({ disputeId, evidenceDraft: { statement: statement.trim(), version: dispute.version } }),
      ),
    submit: (version: number) =>
      run('submitting', () => submitEvidence({ disputeId, evidenceSubmission: { version } })),
  };
}
