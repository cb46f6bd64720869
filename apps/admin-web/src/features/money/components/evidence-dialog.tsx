import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rideNumber } from '@groupride/contracts';
import { useGetDisputeQuery, type DisputeCase } from '@groupride/web-api-client';
import { Button, CardSkeletons, InlineAlert, Modal, useFormat } from '@groupride/web-ui';
import { useDisputeReason } from '../../../shared/dispute-reason';
import { useProblemText } from '../../../shared/problem-text';
import { EvidenceForm } from './evidence-form';

export interface EvidenceDialogProps {
  disputeId: string;
  onClose: () => void;
}

/** Evidence for a dispute: prepared here, submitted once, and read-only afterwards. */
export default function EvidenceDialog({ disputeId, onClose }: EvidenceDialogProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { data, error, refetch } = useGetDisputeQuery({ disputeId }, { refetchOnMountOrArgChange: true });
  // A new key remounts the form after a reload, with the content saved by a colleague.
  const [loads, setLoads] = useState(0);
  const reload = async () => {
    await refetch();
    setLoads((before) => before + 1);
  };
  if (data)
    return <Opened key={`${disputeId} ${loads}`} dispute={data} onClose={onClose} onReload={() => void reload()} />;
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

function Opened({ dispute, onClose, onReload }: { dispute: DisputeCase; onClose: () => void; onReload: () => void }) {
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
