import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, KitLink, chakra } from '@groupride/web-ui';
import { useRowKeys } from './use-row-keys';

export interface DenseColumn<Row, Order extends string> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** Maximum width before the text is truncated; the full text is then the tooltip. */
  maxW?: string | { base: string; lg?: string; '2xl': string };
  /** Hides the column on tablets, which lack the room; the row's page shows the value. */
  hideOnTablet?: boolean;
  /** Makes the column sortable, by orders that the server supports. */
  orders?: { ascending: Order; descending: Order };
}

export interface DenseTableProps<Row, Order extends string> {
  /** Name of the table. */
  caption: string;
  /** The columns; the first one links to the row's page if `href` is given. */
  columns: readonly DenseColumn<Row, Order>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  href?: ((row: Row) => string) | undefined;
  order: Order;
  onOrder: (order: Order) => void;
  /** Shown instead of rows if there are none. */
  empty: ReactNode;
  /** Whether the rows belong to the previous query while the next one is loading. */
  stale?: boolean;
}

const RowLink = chakra(KitLink, {
  base: {
    fontWeight: 'medium',
    color: 'fg',
    borderRadius: 'xs',
    _hover: { textDecoration: 'underline' },
    _focusVisible: { outlineOffset: '2px' },
  },
});

/**
 * A table with rows of 36 pixels and a sticky header, sorted by the server. J and K move between rows, and Enter opens
 * the focused one.
 */
export function DenseTable<Row, Order extends string>({
  caption,
  columns,
  rows,
  rowKey,
  href,
  order,
  onOrder,
  empty,
  stale = false,
}: DenseTableProps<Row, Order>) {
  const { t } = useTranslation();
  const table = useRef<HTMLTableElement>(null);
  useRowKeys(table);
  const frame = { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'lg', boxShadow: 'xs' } as const;
  if (rows.length === 0) return <Box {...frame}>{empty}</Box>;
  return (
    <>
      <Box overflow="auto" maxH={{ md: 'calc(100dvh - 14rem)' }} minH="40" {...frame}>
        <chakra.table
          ref={table}
          w="full"
          borderCollapse="separate"
          borderSpacing="0"
          textStyle="small"
          aria-busy={stale || undefined}
          opacity={stale ? 0.6 : 1}
        >
          <chakra.caption srOnly>{caption}</chakra.caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <HeaderCell key={column.key} column={column} order={order} onOrder={onOrder} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <chakra.tr key={rowKey(row)} _hover={{ bg: 'bg.subtle' }} _focusWithin={{ bg: 'brand.subtle' }}>
                {columns.map((column, index) => {
                  const content = column.cell(row);
                  return (
                    <chakra.td
                      key={column.key}
                      {...(column.maxW && typeof content === 'string' ? { title: content } : {})}
                      {...(column.hideOnTablet ? { hideBelow: 'lg' } : {})}
                      h="9"
                      px="2"
                      borderTopWidth="1px"
                      maxW={column.maxW ?? 'none'}
                      overflow={column.maxW ? 'hidden' : 'visible'}
                      textOverflow="ellipsis"
                      whiteSpace="nowrap"
                      textAlign={column.align ?? 'start'}
                      fontVariantNumeric={column.align === 'end' ? 'tabular-nums' : 'normal'}
                    >
                      {index === 0 && href ? (
                        <RowLink href={href(row)} data-row="">
                          {content}
                        </RowLink>
                      ) : (
                        content
                      )}
                    </chakra.td>
                  );
                })}
              </chakra.tr>
            ))}
          </tbody>
        </chakra.table>
      </Box>
      {href && (
        <Box hideBelow="md" textStyle="caption" color="fg.subtle" mt="2">
          {t('lists.keys')}
        </Box>
      )}
    </>
  );
}

interface HeaderCellProps<Row, Order extends string> {
  column: DenseColumn<Row, Order>;
  order: Order;
  onOrder: (order: Order) => void;
}

function HeaderCell<Row, Order extends string>({ column, order, onOrder }: HeaderCellProps<Row, Order>) {
  const { header, orders, align = 'start', hideOnTablet = false } = column;
  const direction = orders?.ascending === order ? 'ascending' : orders?.descending === order ? 'descending' : undefined;
  const Arrow = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ArrowUpDown;
  return (
    <chakra.th
      scope="col"
      {...(hideOnTablet ? { hideBelow: 'lg' } : {})}
      position="sticky"
      top="0"
      zIndex="1"
      bg="bg.panel"
      h="9"
      px="2"
      textAlign={align}
      textStyle="overline"
      color="fg.muted"
      whiteSpace="nowrap"
      aria-sort={direction}
    >
      {orders ? (
        <chakra.button
          type="button"
          display="inline-flex"
          alignItems="center"
          gap="1"
          minH="8"
          fontWeight="semibold"
          cursor="pointer"
          borderRadius="xs"
          color={direction ? 'fg' : 'fg.muted'}
          _hover={{ color: 'fg' }}
          onClick={() => onOrder(direction === 'ascending' ? orders.descending : orders.ascending)}
        >
          {header}
          <Arrow size={14} aria-hidden />
        </chakra.button>
      ) : (
        header
      )}
    </chakra.th>
  );
}
