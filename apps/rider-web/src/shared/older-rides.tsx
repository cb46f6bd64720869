import { useTranslation } from 'react-i18next';
import { Button, InlineAlert } from '@groupride/web-ui';
import { useProblemText } from './problem-text';

interface OlderRidesProps {
  error?: unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

/** Below a list of rides: loads the next page, and says when that failed. */
export function OlderRides({
  error,
  hasNextPage,
  isFetchingNextPage,
  isFetchNextPageError,
  fetchNextPage,
}: OlderRidesProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  return (
    <>
      {isFetchNextPageError && (
        <InlineAlert tone="error" title={t('history.olderFailed')}>
          {problemText(error)}
        </InlineAlert>
      )}
      {hasNextPage && (
        <Button
          variant="secondary"
          alignSelf="center"
          busy={isFetchingNextPage}
          busyLabel={t('common.loading')}
          onClick={() => void fetchNextPage()}
        >
          {t('history.older')}
        </Button>
      )}
    </>
  );
}
