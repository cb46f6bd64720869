import { Plus } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import type { OperatorPermission } from '@groupride/contracts';
import { Button, DataTable, EmptyState, Flex, type Column } from '@groupride/web-ui';
import { RoleNote, usePermission } from '../permissions';
import { useFocusAfterRemoval } from '../use-focus-after-removal';

export interface EditableTableProps<Row> {
  words: {
    caption: string;
    add: string;
    edit?: string;
    end: string;
    actions: string;
    empty: string;
    emptyText: string;
  };
  /** Shown above the text for an empty table. */
  icon: ReactNode;
  /** All columns except the actions, which come last. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Names a row in the actions' labels for screen readers. */
  nameOf: (row: Row) => string;
  mayEdit?: (row: Row) => boolean;
  mayEnd?: (row: Row) => boolean;
  /** Permission for changes; without it, the list is read-only. */
  permission?: OperatorPermission;
  /** The dialog that adds a row (null) or edits one; it may be lazy-loaded. */
  editor: (row: Row | null, onClose: () => void) => ReactNode;
  /** The confirmation before a row is ended. */
  ender: (row: Row, onClose: () => void, onEnded: () => void) => ReactNode;
  /** Shown beside the button that adds a row. */
  children?: ReactNode;
}

type Open<Row> = { what: 'add' } | { what: 'edit' | 'end'; row: Row };

/** A list that operators can edit: a button above adds rows, and each row can be edited and ended in dialogs. */
export function EditableTable<Row>({
  words,
  icon,
  columns,
  rows,
  rowKey,
  nameOf,
  mayEdit,
  mayEnd,
  permission = 'settings.change',
  editor,
  ender,
  children,
}: EditableTableProps<Row>) {
  const mayChange = usePermission(permission);
  const [open, setOpen] = useState<Open<Row> | null>(null);
  const { place: add, expectRemoval } = useFocusAfterRemoval<HTMLButtonElement>();

  const close = () => setOpen(null);
  // The dialog continues with what a colleague saved meanwhile; otherwise every attempt would be refused.
  const newest = (row: Row) => rows.find((one) => rowKey(one) === rowKey(row)) ?? row;
  const endable = (row: Row) => mayEnd?.(row) ?? true;
  const actions: Column<Row> = {
    key: 'actions',
    header: words.actions,
    align: 'end',
    cell: (row) => (
      <Flex gap="1" justify="flex-end" wrap={{ base: 'wrap', md: 'nowrap' }}>
        {words.edit && (mayEdit?.(row) ?? true) && (
          <Button
            size="sm"
            variant="soft"
            aria-label={`${words.edit}: ${nameOf(row)}`}
            onClick={() => setOpen({ what: 'edit', row })}
          >
            {words.edit}
          </Button>
        )}
        {endable(row) && (
          <Button
            size="sm"
            variant="dangerGhost"
            aria-label={`${words.end}: ${nameOf(row)}`}
            onClick={() => setOpen({ what: 'end', row })}
          >
            {words.end}
          </Button>
        )}
      </Flex>
    ),
  };
  return (
    <>
      <Flex
        mb="4"
        gap="3"
        align="center"
        justify={children ? 'space-between' : 'flex-end'}
        wrap={{ base: 'wrap', md: 'nowrap' }}
      >
        {children}
        {mayChange ? (
          <Button
            ref={add}
            size="sm"
            flexShrink="0"
            w={{ base: 'full', md: 'auto' }}
            icon={<Plus size={18} aria-hidden />}
            onClick={() => setOpen({ what: 'add' })}
          >
            {words.add}
          </Button>
        ) : (
          <RoleNote permission={permission} />
        )}
      </Flex>
      <DataTable
        caption={words.caption}
        columns={mayChange && (words.edit || rows.some(endable)) ? [...columns, actions] : columns}
        rows={rows}
        rowKey={rowKey}
        empty={<EmptyState icon={icon} title={words.empty} detail={words.emptyText} />}
      />
      <Suspense>
        {open?.what === 'add' && editor(null, close)}
        {open?.what === 'edit' && editor(newest(open.row), close)}
      </Suspense>
      {open?.what === 'end' && ender(newest(open.row), close, expectRemoval)}
    </>
  );
}
