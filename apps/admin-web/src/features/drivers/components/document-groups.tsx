import { DOCUMENT_GROUPS } from '@groupride/contracts';
import { useTranslation } from 'react-i18next';
import { Box, CardSkeletons, ErrorState, InlineAlert, SimpleGrid, Stack, chakra } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useListDriverDocumentsQuery } from '../api';
import { DocumentReviewCard } from './document-review-card';

/** File URLs expire after five minutes. */
const POLL = 120_000;

/** A driver's documents by group, to accept or reject; side by side if there is room. */
export function DocumentGroups({ driverId }: { driverId: number }) {
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
              <SimpleGrid minChildWidth={{ base: 'full', md: '20rem' }} gap="3">
                {own.map((document) => (
                  <DocumentReviewCard key={document.id} document={document} />
                ))}
              </SimpleGrid>
            )}
          </chakra.section>
        );
      })}
    </Stack>
  );
}
