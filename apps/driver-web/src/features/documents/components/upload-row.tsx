import { useTranslation } from 'react-i18next';
import { Box, Button, Flex, InlineAlert, ProgressTrack } from '@groupride/web-ui';
import { isRefused } from '@groupride/web-api-client';
import { useProblemText } from '../../../shared/problem-text';
import type { PendingUpload } from '../use-uploads';

export interface UploadRowProps {
  upload: PendingUpload;
  onRetry: () => void;
  onDismiss: () => void;
}

/** Errors about the file itself, for which a retry cannot help. */
const FINAL = [
  'payload_too_large',
  'document_type_refused',
  'document_unreadable',
  'document_active_content',
  'too_many_documents',
] as const;

/** A file being uploaded, or the reason why the upload failed. */
export function UploadRow({ upload: { file, progress, error }, onRetry, onDismiss }: UploadRowProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { name } = file;
  if (!error) {
    const text = progress < 1 ? t('documents.uploading', { name }) : t('documents.checking', { name });
    return (
      <Box py="3">
        <Box textStyle="small" mb="2" overflowWrap="anywhere">
          {text}
        </Box>
        <ProgressTrack value={Math.round(progress * 100)} label={t('documents.uploading', { name })} />
      </Box>
    );
  }
  const isFinal = FINAL.some((code) => isRefused(error, code));
  const why = isRefused(error, 'payload_too_large')
    ? t('documents.tooLarge')
    : problemText(error, t('documents.uploadFailed'));
  return (
    <Box py="3" overflowWrap="anywhere">
      <InlineAlert
        tone="error"
        title={t('documents.notUploaded', { name })}
        action={
          <Flex gap="2" wrap="wrap">
            {!isFinal && (
              <Button size="sm" variant="secondary" onClick={onRetry}>
                {t('app.retry')}
              </Button>
            )}
            <Button size="sm" variant="ghost" onClick={onDismiss}>
              {t('documents.dismiss')}
            </Button>
          </Flex>
        }
      >
        {why}
      </InlineAlert>
    </Box>
  );
}
