import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, CardSkeletons, ErrorState } from '@groupride/web-ui';
import { useProblemText } from '../problem-text';

/** A question to the server, as the client's hooks answer it. */
export interface QueryState<T> {
  data?: T | undefined;
  /** Why it could not be answered, until it is; undefined otherwise. */
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** What a page asks for; each has a text for when that fails. */
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

/** What could not be loaded and why, and once more. */
export function NotLoaded({ what, asked }: FailedProps) {
  const { t } = useTranslation();
  return <Failed title={t(`failed.${what}`)} asked={asked} />;
}

/** The same for the account, while nobody is signed in: its text comes with the sign-in page. */
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

/** What was asked for, or that it is loading, or that it could not be loaded. */
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
