import { Box, Flex, Table, chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { tableRecipe } from './table-recipe';

export interface Column<Row> {
  key: string;
  header: string;
  /** Null: nothing, and no line on the card. */
  cell: (row: Row) => ReactNode;
  /** Makes the column sortable. */
  sortValue?: (row: Row) => string | number;
  align?: 'start' | 'end';
  /** Heads the card that the row becomes on a phone. */
  primary?: boolean;
}

export interface DataTableProps<Row> {
  /** Name of the table. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Makes rows pressable; give `rowLabel` besides. */
  onRowClick?: (row: Row) => void;
  /** Name of the button of a row on a phone. */
  rowLabel?: (row: Row) => string;
  /** Instead of rows, when there are none. */
  empty: ReactNode;
  initialSort?: { key: string; descending?: boolean };
  /** Less space around the cells, for rows of two lines. */
  dense?: boolean;
}

interface Sort {
  key: string;
  descending: boolean;
}

function sortRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort: Sort | null): readonly Row[] {
  const value = columns.find((column) => column.key === sort?.key)?.sortValue;
  if (!sort || !value) return rows;
  const direction = sort.descending ? -1 : 1;
  return [...rows].sort((a, b) => {
    const [x, y] = [value(a), value(b)];
    const order =
      typeof x === 'number' && typeof y === 'number'
        ? x - y
        : String(x).localeCompare(String(y), undefined, { numeric: true });
    return order * direction;
  });
}

/** Rows and columns where there is room; one card per row on a phone. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  onRowClick,
  rowLabel,
  empty,
  initialSort,
  dense = false,
}: DataTableProps<Row>) {
  const [sort, setSort] = useState<Sort | null>(
    initialSort ? { key: initialSort.key, descending: initialSort.descending ?? false } : null,
  );
  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort]);
  const frame = { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'lg', boxShadow: 'xs' } as const;
  if (rows.length === 0) return <Box {...frame}>{empty}</Box>;

  const primary = columns.find((column) => column.primary) ?? columns[0];
  return (
    <>
      <Box hideBelow="md" overflowX="auto" {...frame}>
        <Table.Root recipe={tableRecipe} size={dense ? 'sm' : 'md'}>
          <Table.Caption>{caption}</Table.Caption>
          <Table.Header>
            <tr>
              {columns.map((column) => (
                <HeaderCell key={column.key} column={column} sort={sort} onSort={setSort} />
              ))}
            </tr>
          </Table.Header>
          <Table.Body>
            {sorted.map((row) => (
              <Table.Row
                key={rowKey(row)}
                {...(onRowClick && {
                  tabIndex: 0,
                  cursor: 'pointer',
                  _hover: { bg: 'bg.subtle' },
                  _focusVisible: { outlineOffset: '-2px' },
                  onClick: () => onRowClick(row),
                  onKeyDown: (event) =>
                    event.key === 'Enter' && event.target === event.currentTarget && onRowClick(row),
                })}
              >
                {columns.map((column) => (
                  <Table.Cell
                    key={column.key}
                    textAlign={column.align ?? 'start'}
                    {...(column.align === 'end' && { fontVariantNumeric: 'tabular-nums' })}
                    {...(column === primary && { fontWeight: 'medium' })}
                  >
                    {column.cell(row)}
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
      <Flex as="ul" hideFrom="md" direction="column" gap="3" listStyleType="none" aria-label={caption}>
        {sorted.map((row) => (
          <chakra.li key={rowKey(row)} {...frame} position="relative" p="4">
            <Box textStyle="strong" mb="2">
              {primary?.cell(row)}
            </Box>
            <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="1.5" textStyle="small">
              {columns
                .filter((column) => column !== primary)
                .map((column) => ({ column, cell: column.cell(row) }))
                .filter(({ cell }) => cell !== null)
                .map(({ column: { key, header }, cell }) => (
                  <Box key={key} display="contents">
                    <chakra.dt color="fg.muted">{header}</chakra.dt>
                    <chakra.dd textAlign="end">{cell}</chakra.dd>
                  </Box>
                ))}
            </chakra.dl>
            {onRowClick && (
              <chakra.button
                type="button"
                aria-label={rowLabel?.(row) ?? caption}
                position="absolute"
                inset="0"
                borderRadius="lg"
                cursor="pointer"
                onClick={() => onRowClick(row)}
              />
            )}
          </chakra.li>
        ))}
      </Flex>
    </>
  );
}

interface HeaderCellProps<Row> {
  column: Column<Row>;
  sort: Sort | null;
  onSort: (sort: Sort) => void;
}

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const mine = sort?.key === column.key;
  const Arrow = !mine ? ArrowUpDown : sort.descending ? ArrowDown : ArrowUp;
  return (
    <Table.ColumnHeader
      scope="col"
      textAlign={column.align ?? 'start'}
      aria-sort={mine ? (sort.descending ? 'descending' : 'ascending') : undefined}
    >
      {column.sortValue ? (
        <chakra.button
          type="button"
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          minH="touch"
          fontWeight="semibold"
          cursor="pointer"
          borderRadius="xs"
          color={mine ? 'fg' : 'fg.muted'}
          _hover={{ color: 'fg' }}
          onClick={() => onSort({ key: column.key, descending: mine ? !sort.descending : false })}
        >
          {column.header}
          <Arrow size={14} aria-hidden />
        </chakra.button>
      ) : (
        column.header
      )}
    </Table.ColumnHeader>
  );
}
