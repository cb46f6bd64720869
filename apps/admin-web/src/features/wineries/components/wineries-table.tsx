import { Grape, Plus } from 'lucide-react';
import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedWinery, Winery } from '@groupride/web-api-client';
import { Badge, Box, Button, Card, CardSkeletons, DataTable, EmptyState, ErrorState, Flex, type Column } from '@groupride/web-ui';
import { useListAllWineriesQuery } from '../api';
import { RemoveWinery } from './remove-winery';

// The checks of the form are a tenth of a megabyte: loaded when somebody fills it in.
const WineryDialog = lazy(() => import('./winery-dialog'));

type Asked = { what: 'add' } | { what: 'edit' | 'remove'; winery: Winery };

/** The places that wine tours go to, and the keeping of the list. */
export function WineriesTable() {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useListAllWineriesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [asked, setAsked] = useState<Asked | null>(null);
  const columns = useWineryColumns(setAsked);
  const add = useRef<HTMLButtonElement>(null);
  const removed = useRef(false);
  useEffect(() => {
    // The focus went with the row that it was in: the keyboard goes on from here.
    if (!removed.current || asked || document.activeElement !== document.body) return;
    removed.current = false;
    add.current?.focus();
  }, [data, asked]);

  if (!data) {
    if (!isError) return <CardSkeletons count={4} label={t('app.loading')} />;
    return (
      <Card>
        <ErrorState
          title={t('app.loadFailed')}
          detail={t('app.loadFailedHint')}
          onRetry={() => void refetch()}
          retryLabel={t('app.retry')}
          retrying={isFetching}
        />
      </Card>
    );
  }
  const close = () => setAsked(null);
  return (
    <>
      <Flex mb="4" justify="flex-end">
        <Button ref={add} size="sm" w={{ base: 'full', md: 'auto' }} icon={<Plus size={18} aria-hidden />} onClick={() => setAsked({ what: 'add' })}>
          {t('wineries.add')}
        </Button>
      </Flex>
      <DataTable
        caption={t('wineries.title')}
        columns={columns}
        rows={data}
        rowKey={(winery) => winery.id}
        empty={<EmptyState icon={<Grape size={26} aria-hidden />} title={t('wineries.empty')} detail={t('wineries.emptyText')} />}
      />
      <Suspense>
        {asked?.what === 'add' && <WineryDialog winery={null} onClose={close} />}
        {asked?.what === 'edit' && <WineryDialog winery={asked.winery} onClose={close} />}
      </Suspense>
      {asked?.what === 'remove' && <RemoveWinery winery={asked.winery} onClose={close} onRemoved={() => (removed.current = true)} />}
    </>
  );
}

function useWineryColumns(onAsk: (asked: Asked) => void): Column<ListedWinery>[] {
  const { t } = useTranslation();
  return [
    { key: 'name', header: t('wineries.name'), primary: true, sortValue: ({ name }) => name, cell: ({ name, inArea }) => (
        <Flex gap="2" wrap="wrap" align="center" overflowWrap="anywhere">
          {name}
          {!inArea && <Badge tone="warning">{t('wineries.outside')}</Badge>}
        </Flex>
      ) },
    { key: 'address', header: t('wineries.address'), sortValue: ({ address }) => address, cell: ({ address }) => <Box overflowWrap="anywhere">{address}</Box> },
    {
      key: 'description',
      header: t('wineries.description'),
      cell: ({ description }) => (
        <Box color="fg.muted" overflowWrap="anywhere">
          {description || t('app.none')}
        </Box>
      ),
    },
    {
      key: 'position',
      header: t('wineries.position'),
      cell: ({ lat, lng }) => (
        <Box whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
          {lat.toFixed(5)}, {lng.toFixed(5)}
        </Box>
      ),
    },
    {
      key: 'actions',
      header: t('wineries.actions'),
      align: 'end',
      cell: (winery) => (
        <Flex gap="1" justify="flex-end" wrap={{ base: 'wrap', md: 'nowrap' }}>
          <Button size="sm" variant="soft" aria-label={`${t('wineries.edit')}: ${winery.name}`} onClick={() => onAsk({ what: 'edit', winery })}>
            {t('wineries.edit')}
          </Button>
          <Button size="sm" variant="dangerGhost" aria-label={`${t('wineries.remove')}: ${winery.name}`} onClick={() => onAsk({ what: 'remove', winery })}>
            {t('wineries.remove')}
          </Button>
        </Flex>
      ),
    },
  ];
}
