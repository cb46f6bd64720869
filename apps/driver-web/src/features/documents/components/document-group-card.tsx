import { PDF_GROUPS, PHOTO_TYPES, type DocumentGroup } from '@groupride/contracts';
import { Camera, Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DocumentView } from '@groupride/web-api-client';
import { Box, Card, Flex, Stack, chakra, useMedia } from '@groupride/web-ui';
import type { PendingUpload } from '../use-uploads';
import { DocumentRow } from './document-row';
import { FileButton } from './file-button';
import { UploadRow } from './upload-row';

export interface DocumentGroupCardProps {
  driverId: number | null;
  group: DocumentGroup;
  documents: readonly DocumentView[];
  uploads: readonly PendingUpload[];
  onFiles: (files: readonly File[], replaces?: number) => void;
  onRetry: (upload: PendingUpload) => void;
  onDismiss: (key: number) => void;
}

/** The documents of a group, pending uploads, and buttons to add more. */
export function DocumentGroupCard(props: DocumentGroupCardProps) {
  const { driverId, group, documents, uploads, onFiles, onRetry, onDismiss } = props;
  const { t } = useTranslation();
  // A desktop's camera button would open the same file dialog.
  const isPhone = useMedia('(pointer: coarse)');
  const name = t(`documents.groups.${group}`);
  const photos = PHOTO_TYPES.join(',');
  const accept = PDF_GROUPS.includes(group) ? `${photos},application/pdf` : photos;
  return (
    <Card title={name}>
      <Stack gap="3">
        <Box textStyle="small" color="fg.muted">
          {t(`documents.hints.${group}`)}
        </Box>
        {(documents.length > 0 || uploads.length > 0) && (
          <chakra.ul listStyleType="none" aria-label={name} css={{ '& > li': { borderTopWidth: '1px' } }}>
            {documents.map((document) => (
              <li key={document.id}>
                <DocumentRow driverId={driverId} document={document} accept={accept} onReplace={onFiles} />
              </li>
            ))}
            {uploads.map((upload) => (
              <li key={`upload ${upload.key}`}>
                <UploadRow upload={upload} onRetry={() => onRetry(upload)} onDismiss={() => onDismiss(upload.key)} />
              </li>
            ))}
          </chakra.ul>
        )}
        <Flex gap="2" wrap="wrap">
          <FileButton
            label={t('documents.choose')}
            about={name}
            icon={<Upload size={18} aria-hidden />}
            accept={accept}
            multiple={!PDF_GROUPS.includes(group)}
            onFiles={onFiles}
          />
          {isPhone && (
            <FileButton
              label={t('documents.camera')}
              about={name}
              icon={<Camera size={18} aria-hidden />}
              accept={photos}
              camera
              onFiles={onFiles}
            />
          )}
        </Flex>
      </Stack>
    </Card>
  );
}
