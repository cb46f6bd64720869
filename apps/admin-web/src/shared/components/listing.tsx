import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, CardSkeletons, ErrorState } from '@groupride/web-ui';
import { useProblemText } from '../problem-text';

/** A question to the server, as the client's hooks answer it. */
export interface Asked<T> {
  data?: T | undefined;
  isError: boolean;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** What was asked for, or that it is loading, or that it could not be loaded. */
export function Listing<T>({ asked, skeletons = 4, children }: { asked: Asked<T>; skeletons?: number; children: (data: T) => ReactNode }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { data, isError, error, isFetching, refetch } = asked;
  if (data !== undefined) return children(data);
  if (!isError) return <CardSkeletons count={skeletons} label={t('app.loading')} />;
  return (
    <Card>
      <ErrorState title={t('app.loadFailed')} detail={problemText(error)} onRetry={() => void refetch()} retryLabel={t('app.retry')} retrying={isFetching} />
    </Card>
  );
}
