import { UserCog } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OperatorView } from '@groupride/web-api-client';
import { Badge, Box, Flex, useFormat, type Column } from '@groupride/web-ui';
import { EditableTable } from '../../../shared/components/editable-table';
import { Listing } from '../../../shared/components/listing';
import { useListOperatorsQuery } from '../api';
import { InviteDialog } from './invite-dialog';
import { RemoveOperator } from './remove-operator';
import { RoleDialog } from './role-dialog';

/** The operators and their roles. */
export function OperatorsTable({ ownId }: { ownId: number | undefined }) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useListOperatorsQuery(undefined, { refetchOnMountOrArgChange: true });
  const columns = useOperatorColumns(ownId);
  const isChangeable = ({ isFixed }: OperatorView) => !isFixed;
  return (
    <Listing what="operators" asked={{ data, error, isFetching, refetch }}>
      {(operators) => (
        <EditableTable
          permission="operators.manage"
          words={{
            caption: t('operators.title'),
            add: t('operators.invite'),
            edit: t('operators.change'),
            end: t('operators.remove'),
            actions: t('operators.actions'),
            empty: t('operators.empty'),
            emptyText: t('operators.emptyText'),
          }}
          icon={<UserCog size={26} aria-hidden />}
          columns={columns}
          rows={operators}
          rowKey={({ id }) => id}
          nameOf={({ name }) => name}
          mayEdit={isChangeable}
          mayEnd={isChangeable}
          editor={(operator, onClose) =>
            operator ? <RoleDialog operator={operator} onClose={onClose} /> : <InviteDialog onClose={onClose} />
          }
          ender={(operator, onClose, onRemoved) => (
            <RemoveOperator operator={operator} onClose={onClose} onRemoved={onRemoved} />
          )}
        />
      )}
    </Listing>
  );
}

function useOperatorColumns(ownId: number | undefined): Column<OperatorView>[] {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  return [
    {
      key: 'name',
      header: t('operators.name'),
      primary: true,
      sortValue: ({ name }) => name,
      cell: ({ id, name }) => (
        <Flex gap="2" align="center" wrap="wrap">
          {name}
          {id === ownId && <Badge>{t('operators.you')}</Badge>}
        </Flex>
      ),
    },
    {
      key: 'email',
      header: t('operators.email'),
      sortValue: ({ email }) => email,
      cell: ({ email }) => <Box overflowWrap="anywhere">{email}</Box>,
    },
    {
      key: 'role',
      header: t('operators.role'),
      sortValue: ({ role }) => role,
      cell: ({ role, isFixed }) => (
        <Box>
          {t(`roles.names.${role}`)}
          {isFixed && (
            <Box textStyle="caption" color="fg.muted">
              {t('operators.fixed')}
            </Box>
          )}
        </Box>
      ),
    },
    {
      key: 'signedIn',
      header: t('operators.lastSignIn'),
      sortValue: ({ lastSignedInAt }) => lastSignedInAt ?? '',
      cell: ({ lastSignedInAt }) =>
        lastSignedInAt ? (
          <Box whiteSpace="nowrap">{dateTime(lastSignedInAt)}</Box>
        ) : (
          <Badge tone="info">{t('operators.invited')}</Badge>
        ),
    },
  ];
}
