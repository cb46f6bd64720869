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
  /** Loads what colleagues saved meanwhile. */
  onReload: () => Promise<DisputeCase | undefined>;
}

/** Errors which mean that the displayed evidence is outdated. */
const OUTDATED: ReadonlySet<string> = new Set([
  'dispute_evidence_changed',
  'dispute_evidence_given',
  'dispute_evidence_closed',
  'dispute_evidence_too_late',
]);

const statementOf = ({ version, proposal, statement }: DisputeCase) => (version === 0 ? proposal : statement);

/** Edits statement and files, and asks for confirmation before the final submission. */
export function EvidenceForm({ dispute: loaded, title, description, onClose, onReload }: EvidenceFormProps) {
  const { t } = useTranslation();
  const may = usePermission('money.manage');
  // The answer of the last call may be newer than the loaded data.
  const [answered, setAnswered] = useState<DisputeCase | null>(null);
  const dispute = answered && answered.version >= loaded.version ? answered : loaded;
  const [statement, setStatement] = useState(statementOf(loaded));
  /** The statement of a colleague, while the operator has written another one. */
  const [theirs, setTheirs] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const [fileError, setFileError] = useState<unknown>(null);
  const [uploading, setUploading] = useState(false);
  const { busy, error, save, submit, forget } = useCalls(dispute, setAnswered);
  const problemText = useProblemText();
  const canChange = dispute.canChange && may;
  const canSubmit = may && (dispute.canChange || dispute.evidenceState === 'submitting');
  const isOutdated = [error, fileError].some((each) => OUTDATED.has(problemOf(each)?.code ?? ''));

  const reload = async () => {
    const fresh = await onReload();
    if (!fresh) return;
    const [before, now] = [statementOf(dispute), statementOf(fresh)];
    if (statement === before) setStatement(now);
    else if (now !== before && now !== statement.trim()) setTheirs(now);
    setAnswered(null);
    setFileError(null);
    setAsking(false);
    forget();
  };

  const send = async () => {
    const saved = await (dispute.canChange && statement.trim() !== dispute.statement ? save(statement) : dispute);
    if (saved && (await submit(saved.version))) {
      toast({ tone: 'success', title: t('evidence.submitted') });
      setAsking(false);
    }
  };
  const problem = (
    <>
      {/* Placed beside the buttons, which would cover it below the files. */}
      {Boolean(fileError) && !asking && (
        <InlineAlert tone="error">{problemText(fileError, t('evidence.uploadFailed'))}</InlineAlert>
      )}
      {Boolean(error) && <InlineAlert tone="error">{problemText(error, t('evidence.failed'))}</InlineAlert>}
      {isOutdated && (
        <Button block variant="secondary" onClick={() => void reload()}>
          {t('evidence.reload')}
        </Button>
      )}
    </>
  );
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
            {problem}
            {/* The bank takes evidence only once, so a file that is on its way must not miss it. */}
            <Button block disabled={uploading} onClick={() => setAsking(true)}>
              {t('evidence.submit')}
            </Button>
            {canChange && (
              <Button
                block
                variant="secondary"
                disabled={uploading}
                busy={busy === 'saving'}
                busyLabel={t('evidence.saving')}
                onClick={async () => {
                  if (!(await save(statement))) return;
                  setTheirs(null);
                  toast({ tone: 'success', title: t('evidence.saved') });
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
          {canChange && theirs !== null && (
            <InlineAlert
              tone="warning"
              title={t('evidence.theirsTitle')}
              action={
                <Button
                  size="sm"
                  variant="secondary"
                  onClick={() => {
                    setStatement(theirs);
                    setTheirs(null);
                  }}
                >
                  {t('evidence.useTheirs')}
                </Button>
              }
            >
              <Box whiteSpace="pre-line" overflowWrap="anywhere">
                {theirs}
              </Box>
            </InlineAlert>
          )}
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
          <EvidenceFiles
            dispute={dispute}
            canChange={canChange}
            onChanged={setAnswered}
            onProblem={setFileError}
            onUploading={setUploading}
          />
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
    forget: () => setError(null),
    save: (statement: string) =>
      run('saving', () =>
        saveEvidence({ disputeId, evidenceDraft: { statement: statement.trim(), version: dispute.version } }),
      ),
    submit: (version: number) =>
      run('submitting', () => submitEvidence({ disputeId, evidenceSubmission: { version } })),
  };
}
