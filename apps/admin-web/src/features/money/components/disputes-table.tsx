import { ShieldCheck } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { rideNumber } from '@groupride/contracts';
import { useListDisputesQuery, type DisputeView } from '@groupride/web-api-client';
import {
  Badge,
  Box,
  Button,
  DataTable,
  EmptyState,
  Money,
  TextLink,
  useFormat,
  type Column,
  type Tone,
} from '@groupride/web-ui';
import { Listing } from '../../../shared/components/listing';
import { useDisputeReason } from '../../../shared/dispute-reason';
import { usePermission } from '../../../shared/permissions';

const TONES: Record<DisputeView['state'], Tone> = {
  inquiry: 'warning',
  needs_response: 'danger',
  under_review: 'info',
  won: 'success',
  lost: 'neutral',
};

/** Whether the evidence deadline matters: it does not once evidence is submitted or the bank has decided. */
const takesEvidence = ({ state }: DisputeView): boolean => state === 'inquiry' || state === 'needs_response';

const EvidenceDialog = lazy(() => import('./evidence-dialog'));

export interface DisputesTableProps {
  /** The dispute whose evidence dialog is open. */
  openedId: string | null;
  onOpen: (disputeId: string | null) => void;
}

/** Payments that riders dispute with their banks, the most urgent first. */
export function DisputesTable({ openedId, onOpen }: DisputesTableProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const mayGive = usePermission('money.manage');
  const reasonOf = useDisputeReason();
  const { data, error, isFetching, refetch } = useListDisputesQuery(undefined, { refetchOnMountOrArgChange: true });
  const columns: Column<DisputeView>[] = [
    { key: 'payer', header: t('money.payer'), primary: true, cell: (dispute) => dispute.payerName },
    {
      key: 'ride',
      header: t('money.ride'),
      cell: (dispute) => (
        <Box whiteSpace="nowrap">
          <TextLink href={`/admin/rides/${dispute.rideId}`}>{rideNumber(dispute.rideId)}</TextLink>
        </Box>
      ),
    },
    { key: 'amount', header: t('money.amount'), align: 'end', cell: (dispute) => <Money amount={dispute.amount} /> },
    { key: 'fee', header: t('money.disputeFee'), align: 'end', cell: (dispute) => <Money amount={dispute.fee} /> },
    {
      key: 'state',
      header: t('money.state'),
      cell: (dispute) => <Badge tone={TONES[dispute.state]}>{t(`money.disputeStates.${dispute.state}`)}</Badge>,
    },
    { key: 'reason', header: t('money.reason'), cell: (dispute) => reasonOf(dispute.reason) },
    {
      key: 'due',
      header: t('money.due'),
      cell: (dispute) => (
        <Box whiteSpace="nowrap">
          {dispute.evidenceDueAt && takesEvidence(dispute) ? dateTime(dispute.evidenceDueAt) : t('app.none')}
        </Box>
      ),
    },
    {
      key: 'opened',
      header: t('money.opened'),
      cell: ({ openedAt, closedAt }) => (
        <Box whiteSpace="nowrap">
          {dateTime(openedAt)}
          {closedAt && (
            <Box textStyle="caption" color="fg.muted">
              {t('money.decided', { when: dateTime(closedAt) })}
            </Box>
          )}
        </Box>
      ),
    },
    {
      key: 'actions',
      header: t('evidence.actions'),
      cell: (dispute) => {
        const label = t(takesEvidence(dispute) && mayGive ? 'evidence.give' : 'evidence.view');
        return (
          <Button
            size="sm"
            variant="secondary"
            aria-label={`${label}: ${dispute.payerName}, ${rideNumber(dispute.rideId)}`}
            onClick={() => onOpen(dispute.id)}
          >
            {label}
          </Button>
        );
      },
    },
  ];
  return (
    <>
      <Listing what="disputes" asked={{ data, error, isFetching, refetch }}>
        {(disputes) => (
          <DataTable
            caption={t('money.disputes')}
            columns={columns}
            rows={disputes}
            rowKey={(dispute) => dispute.id}
            empty={
              <EmptyState
                icon={<ShieldCheck size={26} aria-hidden />}
                title={t('money.noDisputes')}
                detail={t('money.noDisputesText')}
              />
            }
          />
        )}
      </Listing>
      {openedId !== null && (
        <Suspense>
          <EvidenceDialog
            key={openedId}
            disputeId={openedId}
            onClose={() => {
              onOpen(null);
              void refetch();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
