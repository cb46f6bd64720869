import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminBusinessAccountView } from '@groupride/web-api-client';
import { Box, InlineAlert, SelectField, TextLink, toast } from '@groupride/web-ui';
import { FormDialog } from '../../../shared/components/form-dialog';
import { Listing } from '../../../shared/components/listing';
import { useProblemText } from '../../../shared/problem-text';
import { useConnectServiceAccountMutation, useListServiceAccountsQuery } from '../api';

/** Lets an open service account book on a business account. */
export function ConnectServiceDialog({ account, onClose }: { account: AdminBusinessAccountView; onClose: () => void }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [connect, { isLoading }] = useConnectServiceAccountMutation();
  const { data, error, isFetching, refetch } = useListServiceAccountsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [chosen, setChosen] = useState('');
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const connected = new Set(account.serviceAccounts.map(({ id }) => id));
  const open = data?.filter(({ id, closedAt }) => !closedAt && !connected.has(id)) ?? [];

  const submit = async () => {
    const service = open.find(({ id }) => String(id) === chosen);
    setMissing(!service);
    setProblem(null);
    if (!service || isLoading) return;
    const answer = await connect({
      accountId: account.id,
      businessServiceConnection: { serviceAccountId: service.id },
    });
    if (answer.error) return setProblem(problemText(answer.error, t('business.changeFailed')));
    toast({ tone: 'success', title: t('business.connections.connectDone', { name: service.name }) });
    onClose();
  };
  return (
    <FormDialog
      title={t('business.connections.connectTitle')}
      description={t('business.connections.connectText')}
      submit={t('business.connections.connect')}
      busy={isLoading}
      busyLabel={t('business.saving')}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <Listing what="serviceAccounts" asked={{ data, error, isFetching, refetch }} skeletons={1}>
        {() =>
          open.length === 0 ? (
            <InlineAlert tone="info">
              {t('business.connections.noneOpen')}{' '}
              <TextLink href="/admin/developers">{t('business.connections.toDevelopers')}</TextLink>
            </InlineAlert>
          ) : (
            <SelectField
              label={t('business.connections.service')}
              placeholder={t('business.connections.choose')}
              options={open.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={chosen}
              data-autofocus=""
              error={missing ? t('business.connections.missing') : undefined}
              onChange={({ target }) => {
                setChosen(target.value);
                setMissing(false);
              }}
            />
          )
        }
      </Listing>
      <Box textStyle="small" color="fg.muted">
        {t('business.connections.scopes')}
      </Box>
    </FormDialog>
  );
}
