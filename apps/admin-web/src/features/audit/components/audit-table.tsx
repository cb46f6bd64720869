import { ScrollText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { APPLICATION_STATUSES } from '@groupride/contracts';
import type { AuditRow } from '@groupride/web-api-client';
import { Box, DataTable, EmptyState, TextLink, useFormat, type Column } from '@groupride/web-ui';
import { Listing } from '../../../shared/components/listing';
import { rideNumber } from '../../../shared/ride-number';
import { useListAuditQuery } from '../api';
import { actionKey, readSubject } from '../audit-texts';

/** Operators' actions, newest first. */
export function AuditTable() {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const { data, error, isFetching, refetch } = useListAuditQuery(undefined, { refetchOnMountOrArgChange: true });
  const columns: Column<AuditRow>[] = [
    { key: 'when', header: t('audit.when'), cell: (row) => <Box whiteSpace="nowrap">{dateTime(row.at)}</Box> },
    { key: 'who', header: t('audit.who'), sortValue: (row) => row.actorName, cell: (row) => row.actorName },
    {
      key: 'action',
      header: t('audit.action'),
      primary: true,
      sortValue: (row) => row.action,
      cell: (row) => <Action action={row.action} />,
    },
    { key: 'subject', header: t('audit.subject'), cell: (row) => <SubjectName subject={row.subject} /> },
    {
      key: 'details',
      header: t('audit.details'),
      cell: (row) => (
        <Box color="fg.muted" maxW="28rem" ms={{ base: 'auto', md: '0' }} overflowWrap="anywhere">
          <Details data={row.data} />
        </Box>
      ),
    },
  ];
  return (
    <Listing what="audit" asked={{ data, error, isFetching, refetch }}>
      {(rows) => (
        <DataTable
          caption={t('audit.caption')}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          empty={
            <EmptyState
              icon={<ScrollText size={26} aria-hidden />}
              title={t('audit.empty')}
              detail={t('audit.emptyText')}
            />
          }
        />
      )}
    </Listing>
  );
}

function Action({ action }: { action: string }) {
  const { t } = useTranslation();
  const word = actionKey(action);
  return word ? t(`audit.actions.${word}`) : action;
}

function SubjectName({ subject }: { subject: string }) {
  const { t } = useTranslation();
  const about = readSubject(subject);
  if (about?.kind === 'ride')
    return <TextLink href={`/admin/rides/${about.id}`}>{t('audit.ride', { number: rideNumber(about.id) })}</TextLink>;
  return about ? t(`audit.${about.kind}`, { id: about.id }) : subject;
}

/** Known details in words; others as they were recorded. */
function Details({ data }: { data: AuditRow['data'] }) {
  const { t } = useTranslation();
  const { applicationStatus, reason, secondCodeBy, ...others } = data as Record<string, unknown>;
  const known = APPLICATION_STATUSES.find((one) => one === applicationStatus);
  const facts = [
    known && t('audit.applicationStatus', { applicationStatus: t(`applicationStatus.${known}`) }),
    typeof reason === 'string' && reason !== '' && t('audit.reason', { reason }),
    secondCodeBy !== undefined && t(secondCodeBy === 'text' ? 'audit.codeByText' : 'audit.codeByMail'),
    ...Object.entries(others)
      .filter(([, value]) => value !== null && value !== '')
      .map(([key, value]) => `${key}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`),
  ];
  return facts.filter(Boolean).join(' · ');
}
