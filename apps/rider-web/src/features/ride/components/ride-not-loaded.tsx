import { useTranslation } from 'react-i18next';
import { ErrorState, LoadingState } from '@groupride/web-ui';
import { Page, type PageProps } from '../../../shared/page';
import { useProblemText } from '../../../shared/problem-text';
import { Column } from './column';

export interface RideNotLoadedProps extends Required<Pick<PageProps, 'title' | 'back'>> {
  asked: { error?: unknown; isFetching: boolean; refetch: () => unknown };
}

/** A page whose ride is being loaded or could not be loaded. */
export function RideNotLoaded({ title, back, asked: { error, isFetching, refetch } }: RideNotLoadedProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  return (
    <Column>
      <Page title={title} back={back}>
        {error ? (
          <ErrorState
            title={t('ride.failed')}
            detail={problemText(error)}
            onRetry={() => void refetch()}
            retryLabel={t('common.retry')}
            retrying={isFetching}
          />
        ) : (
          <LoadingState label={t('ride.loading')} />
        )}
      </Page>
    </Column>
  );
}
