import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rideNumber } from '@groupride/contracts';
import { useGetDisputeQuery } from '@groupride/web-api-client';
import { Button, CardSkeletons, InlineAlert, Modal, useFormat } from '@groupride/web-ui';
import { useDisputeReason } from '../../../shared/dispute-reason';
import { useProblemText } from '../../../shared/problem-text';
import { EvidenceForm, type EvidenceFormProps } from './evidence-form';

export interface EvidenceDialogProps {
  disputeId: string;
  onClose: () => void;
}

/** Evidence for a dispute: prepared here, submitted once, and read-only afterwards. */
export default function EvidenceDialog({ disputeId, onClose }: EvidenceDialogProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [openedAt] = useState(() => Date.now());
  const { data, error, fulfilledTimeStamp, refetch } = useGetDisputeQuery(
    { disputeId },
    { refetchOnMountOrArgChange: true },
  );
  // An answer cached from before may lack what was saved since then, and submitting it would send that to the bank.
  if (data && (fulfilledTimeStamp ?? 0) >= openedAt)
    return <Opened dispute={data} onClose={onClose} onReload={async () => (await refetch()).data} />;
  return (
    <Modal open wide onClose={onClose} title={t('evidence.give')} closeLabel={t('app.close')}>
      {error ? (
        <>
          <InlineAlert tone="error">{problemText(error, t('evidence.loadFailed'))}</InlineAlert>
          <Button variant="secondary" onClick={() => void refetch()}>
            {t('evidence.reload')}
          </Button>
        </>
      ) : (
        <CardSkeletons count={1} label={t('evidence.loading')} />
      )}
    </Modal>
  );
}

function Opened({ dispute, onClose, onReload }: Pick<EvidenceFormProps, 'dispute' | 'onClose' | 'onReload'>) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const reasonOf = useDisputeReason();
  const facts = { amount: money(dispute.amount), ride: rideNumber(dispute.rideId), reason: reasonOf(dispute.reason) };
  return (
    <EvidenceForm
      dispute={dispute}
      title={t('evidence.title', { name: dispute.payerName })}
      description={t('evidence.text', facts)}
      onClose={onClose}
      onReload={onReload}
    />
  );
}
