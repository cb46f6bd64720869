import { Bot, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServiceAccountView } from '@groupride/web-api-client';
import { Badge, Button, Card, EmptyState, Flex, Stack, useFormat } from '@groupride/web-ui';
import { AskDialog } from '../../../shared/components/ask-dialog';
import { Listing } from '../../../shared/components/listing';
import { useCloseServiceAccountMutation, useListServiceAccountsQuery } from '../api';
import { useServiceTokenActions } from '../use-token-actions';
import { NewAccount } from './new-account';
import { TokenTable } from './token-table';

/** Service accounts of applications with their tokens. */
export function ServiceAccounts() {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useListServiceAccountsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Listing what="serviceAccounts" asked={{ data, error, isFetching, refetch }}>
      {(accounts) => (
        <Stack gap="4">
          <Flex justify="flex-end">
            <Button size="sm" icon={<Plus size={18} aria-hidden />} onClick={() => setIsAdding(true)}>
              {t('developers.addAccount')}
            </Button>
          </Flex>
          {accounts.length === 0 && (
            <Card>
              <EmptyState
                icon={<Bot size={26} aria-hidden />}
                title={t('developers.noAccounts')}
                detail={t('developers.noAccountsText')}
              />
            </Card>
          )}
          {accounts.map((account) => (
            <AccountCard key={account.id} account={account} />
          ))}
          {isAdding && <NewAccount onClose={() => setIsAdding(false)} />}
        </Stack>
      )}
    </Listing>
  );
}

function AccountCard({ account }: { account: ServiceAccountView }) {
  const { t } = useTranslation();
  const { dateTimeWithYear } = useFormat();
  const [close] = useCloseServiceAccountMutation();
  const [isClosing, setIsClosing] = useState(false);
  const actions = useServiceTokenActions(account.id);
  const { id, name, createdBy, createdAt, closedAt, tokens } = account;
  const words = {
    title: t('developers.closeTitle', { name }),
    text: t('developers.closeText'),
    confirm: t('developers.closeAccount'),
    busy: t('developers.closing'),
    done: t('developers.closed', { name }),
  };
  return (
    <Card
      title={name}
      action={
        closedAt ? (
          <Badge tone="neutral">{t('developers.isClosed')}</Badge>
        ) : (
          <Button
            size="sm"
            variant="ghost"
            aria-label={`${t('developers.closeAccount')}: ${name}`}
            onClick={() => setIsClosing(true)}
          >
            {t('developers.closeAccount')}
          </Button>
        )
      }
    >
      <TokenTable
        caption={t('developers.tokensOf', { name })}
        tokens={tokens}
        actions={actions}
        note={
          closedAt
            ? t('developers.closedAt', { time: dateTimeWithYear(closedAt) })
            : t('developers.createdBy', { name: createdBy, time: dateTimeWithYear(createdAt) })
        }
        isClosed={closedAt !== null}
      />
      {isClosing && (
        <AskDialog danger words={words} run={() => close({ accountId: id })} onClose={() => setIsClosing(false)} />
      )}
    </Card>
  );
}
