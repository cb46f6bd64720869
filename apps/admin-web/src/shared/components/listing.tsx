import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, CardSkeletons, ErrorState } from '@groupride/web-ui';
import { useProblemText } from '../problem-text';

/** The state of a query, as returned by the client's hooks. */
export interface QueryState<T> {
  data?: T | undefined;
  /** The error of the query, or undefined. */
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Kinds of data that pages load; each has its own error text. */
export type Loaded =
  | 'metrics'
  | 'rides'
  | 'ride'
  | 'charges'
  | 'chat'
  | 'dispatch'
  | 'drivers'
  | 'driver'
  | 'riders'
  | 'rider'
  | 'payments'
  | 'credits'
  | 'notes'
  | 'wineries'
  | 'settings'
  | 'rates'
  | 'promotions'
  | 'routePlans'
  | 'foundCharges'
  | 'alerts'
  | 'runs'
  | 'close'
  | 'webhookEvents'
  | 'disputes'
  | 'payouts'
  | 'policies'
  | 'reviews'
  | 'sales'
  | 'businessAccounts'
  | 'businessAccount'
  | 'businessCharges'
  | 'businessInvoices'
  | 'businessInvoice'
  | 'standby'
  | 'support'
  | 'tokens'
  | 'serviceAccounts'
  | 'webhookEndpoints'
  | 'webhookDeliveries'
  | 'apiRequests'
  | 'operators'
  | 'security'
  | 'sessions'
  | 'audit';

interface FailedProps {
  what: Loaded;
  asked: Pick<QueryState<unknown>, 'error' | 'isFetching' | 'refetch'>;
}

/** Shows which data could not be loaded and why, with a retry button. */
export function NotLoaded({ what, asked }: FailedProps) {
  const { t } = useTranslation();
  return <Failed title={t(`failed.${what}`)} asked={asked} />;
}

/** The same for the account before sign-in, whose text is loaded with the sign-in page. */
export function AccountNotLoaded({ asked }: Pick<FailedProps, 'asked'>) {
  const { t } = useTranslation();
  return <Failed title={t('signIn.accountNotLoaded')} asked={asked} />;
}

function Failed({ title, asked: { error, isFetching, refetch } }: Pick<FailedProps, 'asked'> & { title: string }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  return (
    <ErrorState
      title={title}
      detail={problemText(error)}
      onRetry={() => void refetch()}
      retryLabel={t('app.retry')}
      retrying={isFetching}
    />
  );
}

interface ListingProps<T> {
  what: FailedProps['what'];
  asked: QueryState<T>;
  skeletons?: number;
  children: (data: T) => ReactNode;
}

/** Shows the data, a loading state, or an error. */
export function Listing<T>({ what, asked, skeletons = 4, children }: ListingProps<T>) {
  const { t } = useTranslation();
  if (asked.data !== undefined) return children(asked.data);
  if (!asked.error) return <CardSkeletons count={skeletons} label={t('app.loading')} />;
  return (
    <Card>
      <NotLoaded what={what} asked={asked} />
    </Card>
  );
}
