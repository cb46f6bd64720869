import { DOCUMENT_GROUPS } from '@groupride/contracts';
import { useTranslation } from 'react-i18next';
import { Box, CardSkeletons, ErrorState, InlineAlert, Stack, toast } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useDocuments, useRefetchDocuments } from '../use-documents';
import { useUploads } from '../use-uploads';
import { DocumentGroupCard } from './document-group-card';

/** The four groups of documents, and what is missing. @param driverId null before the application is sent */
export function DriverDocuments({ driverId }: { driverId: number | null }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useDocuments(driverId);
  const refetchDocuments = useRefetchDocuments();
  const { uploads, start, retry, dismiss } = useUploads(driverId, () => {
    toast({ tone: 'success', title: t('documents.uploaded') });
    refetchDocuments();
  });
  if (!data) {
    return error ? (
      <ErrorState
        title={t('documents.failed')}
        detail={problemText(error)}
        onRetry={() => void refetch()}
        retryLabel={t('app.retry')}
        retrying={isFetching}
      />
    ) : (
      <CardSkeletons count={3} label={t('app.loading')} />
    );
  }
  const names = data.missing.map((group) => t(`documents.groups.${group}`)).join(', ');
  return (
    <Stack gap="4">
      {names && (
        <InlineAlert tone="warning" title={t('documents.missing')}>
          {t('documents.missingText', { names })}
        </InlineAlert>
      )}
      <Box textStyle="small" color="fg.muted">
        {t('documents.text')}
      </Box>
      {DOCUMENT_GROUPS.map((group) => (
        <DocumentGroupCard
          key={group}
          driverId={driverId}
          group={group}
          documents={data.documents.filter((document) => document.group === group)}
          uploads={uploads.filter((upload) => upload.group === group)}
          onFiles={(files, replaces) => start(group, files, replaces)}
          onRetry={retry}
          onDismiss={dismiss}
        />
      ))}
    </Stack>
  );
}
