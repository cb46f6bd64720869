import { ScanLine } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListRideMembersQuery } from '@groupride/web-api-client';
import {
  BottomSheet,
  Box,
  Button,
  CardSkeletons,
  CodeInput,
  EmptyState,
  ErrorState,
  InlineAlert,
  Stack,
  chakra,
} from '@groupride/web-ui';
import { membersAfter } from '../../../shared/outbox/apply-steps';
import { useOutboxState } from '../../../shared/outbox/outbox-context';
import { useVerification } from '../hooks/use-verification';
import { MemberList } from './member-list';
import { ScannerView } from './scanner-view';
import { TestScan } from './test-scan';
import { useProblemText } from '../../../shared/problem-text';

export interface VerificationDialogProps {
  /** Null without a current ride. */
  rideId: number | null;
  /** Codes are accepted from the arrival until the start. */
  atPickup: boolean;
  open: boolean;
  onClose: () => void;
}

/** Verifies passengers by the codes on their phones, scanned or typed. */
export function VerificationDialog({ rideId, atPickup, open, onClose }: VerificationDialogProps) {
  const { t } = useTranslation();
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={t('verification.title')}
      description={t('verification.text')}
      closeLabel={t('app.close')}
      footer={
        <Button block variant="secondary" onClick={onClose}>
          {t('verification.done')}
        </Button>
      }
    >
      {open && rideId === null && (
        <EmptyState
          icon={<ScanLine size={26} aria-hidden />}
          title={t('verification.noRide')}
          detail={t('verification.noRideText')}
        />
      )}
      {open && rideId !== null && <Panel rideId={rideId} atPickup={atPickup} />}
    </BottomSheet>
  );
}

function Panel({ rideId, atPickup }: { rideId: number; atPickup: boolean }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { data, isError, error: notLoaded, refetch } = useListRideMembersQuery({ rideId });
  const { steps } = useOutboxState();
  const members = data && membersAfter(rideId, data, steps);
  const { last, busy, error, clearError, attempt } = useVerification(rideId, members ?? []);
  const [code, setCode] = useState('');
  const verified = members?.filter((member) => member.verified).length ?? 0;
  const everybody = members !== undefined && members.length > 0 && verified === members.length;

  const verify = async (text: string) => {
    if (await attempt(text, 'hand')) setCode('');
  };

  return (
    <Stack gap="5">
      <Box aria-live="polite" mb={everybody || last ? '0' : '-5'}>
        {everybody && atPickup ? (
          <InlineAlert tone="success" title={t('verification.everybody')} />
        ) : (
          last && (
            <InlineAlert tone="success" title={t('verification.success', { name: last.name })}>
              {last.destination === null
                ? t('verification.successOffline')
                : t('verification.successDestination', { place: last.destination })}
            </InlineAlert>
          )
        )}
      </Box>

      {!atPickup && <InlineAlert tone="info">{t('verification.notArrived')}</InlineAlert>}
      {atPickup && !everybody && (
        <>
          <ScannerView onText={(text) => attempt(text, 'camera')} again={last !== null} />
          <TestScan onText={(text) => attempt(text, 'camera')} />
          <chakra.form
            onSubmit={(event) => {
              event.preventDefault();
              if (code.length === 6) void verify(code);
            }}
          >
            <Stack gap="3">
              <CodeInput
                label={t('verification.manual')}
                value={code}
                error={error ?? undefined}
                onChange={(digits) => {
                  setCode(digits);
                  clearError();
                }}
              />
              <Button
                type="submit"
                block
                disabled={code.length !== 6}
                busy={busy}
                busyLabel={t('verification.verifying')}
              >
                {t('verification.verify')}
              </Button>
            </Stack>
          </chakra.form>
        </>
      )}

      <Box>
        <Box display="flex" justifyContent="space-between" alignItems="baseline" mb="2">
          <chakra.h3 textStyle="strong">{t('verification.members')}</chakra.h3>
          {members && (
            <Box textStyle="small" color="fg.muted">
              {t('verification.membersCount', { verified, members: members.length })}
            </Box>
          )}
        </Box>
        {members && members.length > 0 && <MemberList members={members} />}
        {members?.length === 0 && (
          <Box textStyle="small" color="fg.muted">
            {t('verification.none')}
          </Box>
        )}
        {!members && !isError && <CardSkeletons count={1} label={t('app.loading')} />}
        {!members && isError && (
          <ErrorState
            title={t('verification.membersFailed')}
            detail={problemText(notLoaded)}
            onRetry={() => void refetch()}
            retryLabel={t('app.retry')}
          />
        )}
      </Box>
    </Stack>
  );
}
