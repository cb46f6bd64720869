import { Gift } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rideNumber, type CreditState } from '@groupride/contracts';
import type { AdminCreditView, AdminRiderView } from '@groupride/web-api-client';
import {
  Badge,
  Box,
  Button,
  DataTable,
  EmptyState,
  Flex,
  Money,
  Stack,
  TextLink,
  useFormat,
  type Column,
  type Tone,
} from '@groupride/web-ui';
import { Listing } from '../../../shared/components/listing';
import { RoleNote, usePermission } from '../../../shared/permissions';
import { useListCreditsQuery } from '../api';
import { useRecordedGrants } from '../use-grant-credit';
import { GrantCreditDialog } from './grant-credit-dialog';
import { ReturnCreditDialog } from './return-credit-dialog';
import { RevokeCreditDialog } from './revoke-credit-dialog';

const TONES: Record<CreditState, Tone> = {
  active: 'success',
  reserved: 'info',
  used: 'neutral',
  expired: 'warning',
  revoked: 'danger',
};

/** A rider's available credit and its history, with actions to grant more and to revoke unused credit. */
export function RiderCredits({ rider }: { rider: AdminRiderView }) {
  const { t } = useTranslation();
  const mayGrant = usePermission('money.refund');
  const [granting, setGranting] = useState(false);
  const [revoked, setRevoked] = useState<AdminCreditView | null>(null);
  const [returned, setReturned] = useState<number | null>(null);
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useListCreditsQuery({ riderId: rider.id }, { refetchOnMountOrArgChange: true });
  const forgetRecorded = useRecordedGrants(rider.id);
  useEffect(() => forgetRecorded(data?.credits ?? []));
  const columns = useCreditColumns(mayGrant ? { onRevoke: setRevoked, onGiveBack: setReturned } : null);
  const hasAccount = (rider.state === 'active' || rider.state === 'blocked') && !rider.isOperator;
  return (
    <Stack gap="3">
      <Listing what="credits" asked={{ data, error, isFetching, refetch }}>
        {({ balance, reserved, credits }) => (
          <Stack gap="3">
            <Flex gap="6" wrap="wrap" align="center" justify="space-between">
              <Flex as="dl" gap="6" wrap="wrap">
                <Sum label={t('credits.balance')} amount={balance} />
                <Sum label={t('credits.reserved')} amount={reserved} />
              </Flex>
              {mayGrant && hasAccount && (
                <Button size="sm" icon={<Gift size={16} aria-hidden />} onClick={() => setGranting(true)}>
                  {t('credits.grant')}
                </Button>
              )}
            </Flex>
            <RoleNote permission="money.refund" />
            <DataTable
              dense
              caption={t('credits.title')}
              columns={columns}
              rows={credits}
              rowKey={({ id }) => id}
              empty={
                <EmptyState
                  icon={<Gift size={26} aria-hidden />}
                  title={t('credits.none')}
                  detail={t('credits.noneText')}
                />
              }
            />
          </Stack>
        )}
      </Listing>
      {granting && <GrantCreditDialog riders={[rider]} onClose={() => setGranting(false)} />}
      {revoked && <RevokeCreditDialog riderId={rider.id} credit={revoked} onClose={() => setRevoked(null)} />}
      {returned && <ReturnCreditDialog riderId={rider.id} rideId={returned} onClose={() => setReturned(null)} />}
    </Stack>
  );
}

function Sum({ label, amount }: { label: string; amount: string }) {
  return (
    <Box>
      <Box as="dt" textStyle="caption" color="fg.muted">
        {label}
      </Box>
      <Box as="dd" textStyle="title">
        <Money amount={amount} />
      </Box>
    </Box>
  );
}

interface CreditActions {
  onRevoke: (credit: AdminCreditView) => void;
  onGiveBack: (rideId: number) => void;
}

/** @param actions null if the operator's role does not permit them */
function useCreditColumns(actions: CreditActions | null): Column<AdminCreditView>[] {
  const { t } = useTranslation();
  const { date } = useFormat();
  return [
    {
      key: 'reason',
      header: t('credits.reason'),
      primary: true,
      cell: (credit) => <About credit={credit} onGiveBack={actions?.onGiveBack} />,
    },
    {
      key: 'state',
      header: t('credits.state'),
      cell: ({ state }) => <Badge tone={TONES[state]}>{t(`credits.states.${state}`)}</Badge>,
    },
    { key: 'amount', header: t('credits.amount'), align: 'end', cell: ({ amount }) => <Money amount={amount} /> },
    { key: 'left', header: t('credits.left'), align: 'end', cell: ({ left }) => <Money amount={left} /> },
    {
      key: 'until',
      header: t('credits.until'),
      align: 'end',
      cell: ({ expiresAt }) => <Box whiteSpace="nowrap">{date(expiresAt)}</Box>,
    },
    ...(actions
      ? [
          {
            key: 'actions',
            header: t('money.actions'),
            align: 'end' as const,
            cell: (credit: AdminCreditView) =>
              (credit.state === 'active' || credit.state === 'reserved') && (
                <Button
                  size="sm"
                  variant="dangerGhost"
                  aria-label={t('credits.revokeLabel', { id: credit.id })}
                  onClick={() => actions.onRevoke(credit)}
                >
                  {t('credits.revoke')}
                </Button>
              ),
          },
        ]
      : []),
  ];
}

/** Why and by whom the credit was granted, and how it was used. */
function About({
  credit,
  onGiveBack,
}: {
  credit: AdminCreditView;
  onGiveBack?: ((rideId: number) => void) | undefined;
}) {
  const { t } = useTranslation();
  const { dateTime, money } = useFormat();
  const { reason, rideId, grantedBy, grantedAt, revokedBy, revokedFor, uses } = credit;
  return (
    <Box maxW="24rem" whiteSpace="normal">
      <Box overflowWrap="anywhere">
        {reason}
        {rideId && (
          <>
            {' · '}
            <TextLink href={`/admin/rides/${rideId}`}>{rideNumber(rideId)}</TextLink>
          </>
        )}
      </Box>
      <Box textStyle="caption" color="fg.muted">
        <Box>{t('credits.grantedBy', { name: grantedBy, when: dateTime(grantedAt) })}</Box>
        {uses.map((use, index) => (
          <Box key={index}>
            {t(`credits.uses.${use.state}`, { amount: money(use.amount) })}
            {' · '}
            <TextLink href={`/admin/rides/${use.rideId}`}>{rideNumber(use.rideId)}</TextLink>
            {onGiveBack && use.state === 'used' && (
              <Button
                size="sm"
                variant="ghost"
                marginStart="1"
                aria-label={t('credits.giveBackLabel', { ride: rideNumber(use.rideId) })}
                onClick={() => onGiveBack(use.rideId)}
              >
                {t('credits.giveBack')}
              </Button>
            )}
          </Box>
        ))}
        {revokedBy && revokedFor && <Box>{t('credits.revokedBy', { name: revokedBy, reason: revokedFor })}</Box>}
      </Box>
    </Box>
  );
}
