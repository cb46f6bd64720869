import { Grape } from 'lucide-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedWinery } from '@groupride/web-api-client';
import { Badge, Box, Flex, type Column } from '@groupride/web-ui';
import { EditableTable } from '../../../shared/components/editable-table';
import { Listing } from '../../../shared/components/listing';
import { useListAllWineriesQuery } from '../api';
import { RemoveWinery } from './remove-winery';

// The form's validation code is about 100 KB, so it is loaded when somebody opens the form.
const WineryDialog = lazy(() => import('./winery-dialog'));

/** The list of wineries for wine tours, with its actions. */
export function WineriesTable() {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useListAllWineriesQuery(undefined, { refetchOnMountOrArgChange: true });
  const columns = useWineryColumns();
  const words = {
    caption: t('wineries.title'),
    add: t('wineries.add'),
    edit: t('wineries.edit'),
    end: t('wineries.remove'),
  };
  return (
    <Listing what="wineries" asked={{ data, error, isFetching, refetch }}>
      {(wineries) => (
        <EditableTable
          words={{
            ...words,
            actions: t('wineries.actions'),
            empty: t('wineries.empty'),
            emptyText: t('wineries.emptyText'),
          }}
          icon={<Grape size={26} aria-hidden />}
          columns={columns}
          rows={wineries}
          rowKey={({ id }) => id}
          nameOf={({ name }) => name}
          editor={(winery, onClose) => (
            <WineryDialog winery={winery} listVersion={wineries[0]?.listVersion ?? 0} onClose={onClose} />
          )}
          ender={(winery, onClose, onRemoved) => (
            <RemoveWinery winery={winery} onClose={onClose} onRemoved={onRemoved} />
          )}
        />
      )}
    </Listing>
  );
}

function useWineryColumns(): Column<ListedWinery>[] {
  const { t } = useTranslation();
  return [
    {
      key: 'name',
      header: t('wineries.name'),
      primary: true,
      sortValue: ({ name }) => name,
      cell: ({ name, inArea }) => (
        <Flex gap="2" wrap="wrap" align="center" overflowWrap="anywhere">
          {name}
          {!inArea && <Badge tone="warning">{t('wineries.outside')}</Badge>}
        </Flex>
      ),
    },
    {
      key: 'address',
      header: t('wineries.address'),
      sortValue: ({ address }) => address,
      cell: ({ address }) => <Box overflowWrap="anywhere">{address}</Box>,
    },
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
  ];
}
