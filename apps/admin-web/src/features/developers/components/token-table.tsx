import { KeyRound, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiTokenState } from '@groupride/contracts';
import type { ApiTokenView } from '@groupride/web-api-client';
import {
  Badge,
  Box,
  Button,
  DataTable,
  EmptyState,
  Flex,
  Stack,
  useFormat,
  type BadgeProps,
  type Column,
} from '@groupride/web-ui';
import { AskDialog } from '../../../shared/components/ask-dialog';
import type { TokenActions } from '../use-token-actions';
import { NewToken } from './new-token';
import { RotateToken } from './rotate-token';

const TONES: Readonly<Record<ApiTokenState, NonNullable<BadgeProps['tone']>>> = {
  active: 'success',
  expired: 'neutral',
  revoked: 'danger',
};

export interface TokenTableProps {
  caption: string;
  tokens: readonly ApiTokenView[];
  actions: TokenActions;
  /** Shown beside the button that creates a token. */
  note?: ReactNode;
  /** Whether the account is closed, so that it gets no new tokens. */
  isClosed?: boolean;
}

type Open = { what: 'create' } | { what: 'rotate' | 'revoke'; token: ApiTokenView };

/** The tokens of one owner, with dialogs to create, rotate and revoke them. */
export function TokenTable({ caption, tokens, actions, note, isClosed = false }: TokenTableProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Open | null>(null);
  const columns = useTokenColumns((what, token) => setOpen({ what, token }));
  const close = () => setOpen(null);
  return (
    <Stack gap="3">
      <Flex justify="space-between" align="center" wrap="wrap" gap="2">
        <Box textStyle="small" color="fg.muted">
          {note}
        </Box>
        {!isClosed && (
          <Button
            size="sm"
            icon={<Plus size={18} aria-hidden />}
            aria-label={`${t('developers.new')}: ${caption}`}
            onClick={() => setOpen({ what: 'create' })}
          >
            {t('developers.new')}
          </Button>
        )}
      </Flex>
      <DataTable
        caption={caption}
        columns={columns}
        rows={tokens}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            icon={<KeyRound size={26} aria-hidden />}
            title={t('developers.empty')}
            detail={t('developers.emptyText')}
          />
        }
      />
      {open?.what === 'create' && <NewToken actions={actions} onClose={close} />}
      {open?.what === 'rotate' && <RotateToken token={open.token} actions={actions} onClose={close} />}
      {open?.what === 'revoke' && <RevokeToken token={open.token} actions={actions} onClose={close} />}
    </Stack>
  );
}

function RevokeToken({ token, actions, onClose }: { token: ApiTokenView; actions: TokenActions; onClose: () => void }) {
  const { t } = useTranslation();
  const { id, name } = token;
  const words = {
    title: t('developers.revokeTitle', { name }),
    text: t('developers.revokeText'),
    confirm: t('developers.revoke'),
    busy: t('developers.revoking'),
    done: t('developers.revoked', { name }),
  };
  return <AskDialog danger words={words} run={() => actions.revoke(id)} onClose={onClose} />;
}

function useTokenColumns(onOpen: (what: 'rotate' | 'revoke', token: ApiTokenView) => void): Column<ApiTokenView>[] {
  const { t } = useTranslation();
  const { dateTimeWithYear } = useFormat();
  return [
    {
      key: 'name',
      header: t('developers.name'),
      primary: true,
      sortValue: ({ name }) => name,
      cell: ({ name, prefix }) => (
        <Box overflowWrap="anywhere">
          {name}
          <Box fontFamily="mono" textStyle="caption" color="fg.muted">
            {prefix}…
          </Box>
        </Box>
      ),
    },
    {
      key: 'state',
      header: t('developers.state'),
      sortValue: ({ state }) => state,
      cell: ({ state, replacedBy }) => (
        <Flex wrap="wrap" gap="1" justify={{ base: 'flex-end', md: 'flex-start' }}>
          <Badge tone={TONES[state]}>{t(`developers.states.${state}`)}</Badge>
          {state === 'active' && replacedBy !== null && <Badge tone="warning">{t('developers.replaced')}</Badge>}
        </Flex>
      ),
    },
    {
      key: 'scopes',
      header: t('developers.scopes'),
      cell: ({ scopes }) => (
        <Box fontFamily="mono" textStyle="caption" color="fg.muted" maxW="20rem" ms={{ base: 'auto', md: '0' }}>
          {scopes.join(' ')}
        </Box>
      ),
    },
    {
      key: 'expires',
      header: t('developers.expires'),
      sortValue: ({ expiresAt }) => expiresAt,
      cell: ({ expiresAt }) => dateTimeWithYear(expiresAt),
    },
    {
      key: 'used',
      header: t('developers.lastUsed'),
      sortValue: ({ lastUsedAt }) => lastUsedAt ?? '',
      cell: ({ lastUsedAt }) => (lastUsedAt ? dateTimeWithYear(lastUsedAt) : t('developers.neverUsed')),
    },
    {
      key: 'actions',
      header: t('developers.actions'),
      align: 'end',
      cell: (token) =>
        token.state === 'active' && (
          <Flex gap="1" justify="flex-end" wrap={{ base: 'wrap', md: 'nowrap' }}>
            {token.replacedBy === null && (
              <Button
                size="sm"
                variant="ghost"
                aria-label={`${t('developers.rotate')}: ${token.name}`}
                onClick={() => onOpen('rotate', token)}
              >
                {t('developers.rotate')}
              </Button>
            )}
            <Button
              size="sm"
              variant="ghost"
              aria-label={`${t('developers.revoke')}: ${token.name}`}
              onClick={() => onOpen('revoke', token)}
            >
              {t('developers.revoke')}
            </Button>
          </Flex>
        ),
    },
  ];
}
