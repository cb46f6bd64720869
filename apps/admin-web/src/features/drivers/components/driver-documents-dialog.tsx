import { DOCUMENT_GROUPS } from '@groupride/contracts';
import { useTranslation } from 'react-i18next';
import { Box, CardSkeletons, ErrorState, InlineAlert, Modal, Stack, chakra } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useListDriverDocumentsQuery } from '../api';
import { ApplicationDetails } from './application-details';
import { DocumentReviewCard } from './document-review-card';

export interface DriverDocumentsDialogProps {
  driver: { id: number; name: string };
  onClose: () => void;
}

/** Addresses of files are good for five minutes. */
const POLL = 120_000;

/** What a driver applied with, and the documents by group, to accept or reject. */
export function DriverDocumentsDialog({ driver, onClose }: DriverDocumentsDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal
      wide
      open
      onClose={onClose}
      title={t('documents.title', { name: driver.name })}
      description={t('documents.text')}
      closeLabel={t('app.close')}
    >
      <Stack gap="6">
        <ApplicationDetails driverId={driver.id} />
        <DocumentGroups driverId={driver.id} />
      </Stack>
    </Modal>
  );
}

function DocumentGroups({ driverId }: { driverId: number }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { data, error, isFetching, refetch } = useListDriverDocumentsQuery(
    { driverId },
    { pollingInterval: POLL, refetchOnMountOrArgChange: true },
  );
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
      <CardSkeletons count={2} label={t('app.loading')} />
    );
  }
  const { documents, missing, required } = data;
  const names = missing.map((group) => t(`documents.groups.${group}`)).join(', ');
  return (
    <Stack gap="5">
      {names && (
        <InlineAlert tone="warning" title={t('documents.missing', { names })}>
          {required ? t('documents.required') : null}
        </InlineAlert>
      )}
      {DOCUMENT_GROUPS.map((group) => {
        const own = documents.filter((document) => document.group === group);
        return (
          <chakra.section key={group}>
            <chakra.h3 textStyle="heading" mb="2">
              {t(`documents.groups.${group}`)}
            </chakra.h3>
            {own.length === 0 ? (
              <Box textStyle="small" color="fg.muted">
                {t('documents.none')}
              </Box>
            ) : (
              <Stack gap="3">
                {own.map((document) => (
                  <DocumentReviewCard key={document.id} document={document} />
                ))}
              </Stack>
            )}
          </chakra.section>
        );
      })}
    </Stack>
  );
}
