import { FileQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefused } from '@groupride/web-api-client';
import {
  Card,
  CardSkeletons,
  EmptyState,
  Grid,
  LinkButton,
  PageHeader,
  Stack,
  Tabs,
  type TabItem,
} from '@groupride/web-ui';
import { NotLoaded, type QueryState, type Loaded } from '../../shared/components/listing';

export interface PersonPageProps<Tab extends string> {
  title: string;
  subtitle: ReactNode;
  /** Address and name of the list to go back to. */
  back: { href: string; label: string };
  actions: ReactNode;
  /** Facts about the person, shown beside the tabs. */
  aside: ReactNode;
  tabs: { label: string; value: Tab; onChange: (tab: Tab) => void; items: readonly TabItem<Tab>[] };
}

/** The page of one rider or driver: facts on one side, details in tabs on the other. */
export function PersonPage<Tab extends string>({ title, subtitle, back, actions, aside, tabs }: PersonPageProps<Tab>) {
  return (
    <Stack gap="4">
      <PageHeader
        backOffice
        title={title}
        subtitle={subtitle}
        back={back.href}
        backLabel={back.label}
        actions={actions}
      />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 17rem', '2xl': 'minmax(0, 1fr) 20rem' }}
        gap="4"
        alignItems="start"
      >
        <Tabs {...tabs} />
        {aside}
      </Grid>
    </Stack>
  );
}

export interface PersonStateProps {
  what: Loaded;
  title: string;
  valid: boolean;
  back: { href: string; label: string };
  asked: Pick<QueryState<unknown>, 'error' | 'isFetching' | 'refetch'>;
  missing: { title: string; text: string };
}

/** Shown while a person is loading, or if they cannot be loaded. */
export function PersonState({ what, title, valid, back, asked, missing }: PersonStateProps) {
  const { t } = useTranslation();
  const isMissing = !valid || isRefused(asked.error, 'not_found');
  return (
    <Stack gap="4">
      <PageHeader backOffice title={title} back={back.href} backLabel={back.label} />
      {isMissing ? (
        <Card>
          <EmptyState icon={<FileQuestion size={26} aria-hidden />} title={missing.title} detail={missing.text}>
            <LinkButton href={back.href}>{back.label}</LinkButton>
          </EmptyState>
        </Card>
      ) : asked.error ? (
        <Card>
          <NotLoaded what={what} asked={asked} />
        </Card>
      ) : (
        <CardSkeletons count={4} label={t('app.loading')} />
      )}
    </Stack>
  );
}
