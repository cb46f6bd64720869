import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Box, Card, EmptyState, Grid, PageHeader, Stack } from '@groupride/web-ui';
import { ThreadList } from '../../features/support/components/thread-list';
import { ThreadView } from '../../features/support/components/thread-view';
import { usePageTitle } from '../../shared/use-page-title';

/** Chats with riders and drivers who wrote to support. */
export function SupportPage() {
  const { t } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  const chosen = Number(parameters.get('person')) || null;
  usePageTitle(t('support.title'));
  return (
    <Stack gap="4">
      <PageHeader backOffice title={t('support.title')} subtitle={t('support.text')} />
      <Grid templateColumns={{ base: '1fr', lg: '22rem 1fr' }} gap="4" alignItems="start">
        <ThreadList chosen={chosen} onChoose={(userId) => setParameters({ person: String(userId) })} />
        <Box minW="0">
          {chosen === null ? (
            <Card>
              <EmptyState title={t('support.choose')} />
            </Card>
          ) : (
            <ThreadView key={chosen} userId={chosen} />
          )}
        </Box>
      </Grid>
    </Stack>
  );
}
