import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EVIDENCE_KINDS, MAX_EVIDENCE_BYTES, type EvidenceKind } from '@groupride/contracts';
import { isRefused, useRemoveDisputeFileMutation, type DisputeCase } from '@groupride/web-api-client';
import { Box, Button, Flex, InlineAlert, ProgressTrack, SelectField, Stack, useFormat } from '@groupride/web-ui';
import { uploadEvidence } from '../upload-evidence';

const ACCEPT = 'application/pdf,image/jpeg,image/png';
/** The error that the server would return after the upload. */
const TOO_LARGE = { status: 409, data: { code: 'dispute_evidence_too_large' } };

interface EvidenceFilesProps {
  dispute: DisputeCase;
  canChange: boolean;
  onChanged: (dispute: DisputeCase) => void;
  /** Called with the error of a failed call, or with null once it no longer applies. */
  onProblem: (error: unknown) => void;
  onUploading: (uploading: boolean) => void;
}

/** The files of the evidence. Each is uploaded as soon as it is chosen. */
export function EvidenceFiles({ dispute, canChange, onChanged, onProblem, onUploading }: EvidenceFilesProps) {
  const { t } = useTranslation();
  const { dateTime, number } = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [kind, setKind] = useState<EvidenceKind>('receipt');
  /** A newly chosen file of an existing kind, until the operator decides which one to keep. */
  const [rival, setRival] = useState<File | null>(null);
  const [upload, setUpload] = useState<{ name: string; part: number } | null>(null);
  const [removeFile, { isLoading }] = useRemoveDisputeFileMutation();
  const size = (bytes: number) => number(Math.max(1, Math.round(bytes / 1000)), { style: 'unit', unit: 'kilobyte' });
  const present = dispute.files.find((file) => file.kind === kind);

  const show = (error: unknown) => {
    onProblem(isRefused(error, 'payload_too_large') ? TOO_LARGE : error);
  };
  const add = async (file: File) => {
    show(null);
    setRival(null);
    setUpload({ name: file.name, part: 0 });
    onUploading(true);
    const { id: disputeId, version } = dispute;
    const answer = await uploadEvidence({ disputeId, kind, version, file }, (part) =>
      setUpload({ name: file.name, part }),
    );
    setUpload(null);
    onUploading(false);
    show('error' in answer ? answer.error : null);
    if ('dispute' in answer) onChanged(answer.dispute);
  };
  const choose = (file: File) => {
    if (file.size > MAX_EVIDENCE_BYTES) show(TOO_LARGE);
    else if (present) setRival(file);
    else void add(file);
  };
  const keep = () => {
    setRival(null);
    chooser.current?.focus();
  };
  const remove = async (of: EvidenceKind) => {
    const answer = await removeFile({ disputeId: dispute.id, kind: of, version: dispute.version });
    show(answer.error ?? null);
    if (answer.data) onChanged(answer.data);
  };
  return (
    <Stack gap="3" role="group" aria-label={t('evidence.files')}>
      <Box fontWeight="semibold">{t('evidence.files')}</Box>
      {dispute.files.length === 0 && <Box color="fg.muted">{t('evidence.noFiles')}</Box>}
      {dispute.files.map((file) => (
        <Flex key={file.kind} justify="space-between" align="center" gap="3">
          <Box overflowWrap="anywhere">
            {file.name}
            <Box textStyle="caption" color="fg.muted">
              {t('evidence.fileFacts', {
                kind: t(`evidence.kinds.${file.kind}`),
                size: size(file.sizeBytes),
                name: file.uploadedBy,
                when: dateTime(file.uploadedAt),
              })}
            </Box>
          </Box>
          {canChange && (
            <Button
              size="sm"
              variant="ghost"
              disabled={isLoading || upload !== null}
              aria-label={`${t('evidence.remove')}: ${file.name}`}
              onClick={() => void remove(file.kind)}
            >
              {t('evidence.remove')}
            </Button>
          )}
        </Flex>
      ))}
      {canChange && (
        <>
          <SelectField
            label={t('evidence.kind')}
            options={EVIDENCE_KINDS.map((value) => ({ value, label: t(`evidence.kinds.${value}`) }))}
            value={kind}
            onChange={(event) => {
              setKind(EVIDENCE_KINDS.find((one) => one === event.target.value) ?? 'receipt');
              setRival(null);
            }}
          />
          {rival && present && (
            <InlineAlert
              tone="warning"
              title={t('evidence.replaceTitle', { name: present.name })}
              action={
                <Flex gap="2" wrap="wrap">
                  <Button size="sm" onClick={() => void add(rival)}>
                    {t('evidence.replace')}
                  </Button>
                  <Button size="sm" variant="secondary" autoFocus onClick={keep}>
                    {t('evidence.keep')}
                  </Button>
                </Flex>
              }
            >
              {t('evidence.replaceText', { kind: t(`evidence.kinds.${kind}`), name: rival.name })}
            </InlineAlert>
          )}
          {upload ? (
            <ProgressTrack value={upload.part * 100} label={t('evidence.uploading', { name: upload.name })} />
          ) : (
            <Button ref={chooser} variant="soft" onClick={() => input.current?.click()}>
              {t('evidence.choose')}
            </Button>
          )}
          <input
            ref={input}
            type="file"
            hidden
            aria-label={t('evidence.choose')}
            accept={ACCEPT}
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) choose(file);
              // Allows choosing the same file again.
              target.value = '';
            }}
          />
          <Box textStyle="caption" color="fg.muted">
            {t('evidence.filesHint')}
          </Box>
        </>
      )}
    </Stack>
  );
}
