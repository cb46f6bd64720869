import { ShieldQuestion } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { SafetyAnswer } from '@groupride/contracts';
import { Button, FloatingAlert, loadedWhenOpened, toast } from '@groupride/web-ui';
import { useProblemText } from '../../../shared/problem-text';
import { useConnected, useSocket } from '../../../shared/socket';
import { safetyChecksChanged, useAnswerSafetyCheckMutation, useGetSosQuery, useListSafetyChecksQuery } from '../api';

const LazySosDialog = loadedWhenOpened(async () => (await import('./sos-dialog')).SosDialog);

/** Polling interval while the socket is disconnected. */
const POLL_MS = 10_000;
const onDark = { variant: 'ghost', color: 'fg.inverted', _hover: { bg: 'whiteAlpha.200' } } as const;

export interface SafetyCheckAlertProps {
  rideId: number;
  /** Whether the person is asking for help. */
  helping: boolean;
  onHelping: (helping: boolean) => void;
}

/**
 * Asks on any page during a trip whether everything is OK if the server found a reason to ask, until it is answered.
 */
export function SafetyCheckAlert({ rideId, helping, onHelping }: SafetyCheckAlertProps) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const connected = useConnected();
  const { data } = useListSafetyChecksQuery(
    { rideId },
    { refetchOnMountOrArgChange: true, pollingInterval: connected ? 0 : POLL_MS },
  );
  const { data: sos } = useGetSosQuery({ rideId });
  const [answer] = useAnswerSafetyCheckMutation();
  const [answered, setAnswered] = useState<readonly number[]>([]);
  useRefresh();
  const check = data?.find(({ id }) => !answered.includes(id));

  const reply = async (checkId: number, given: SafetyAnswer) => {
    setAnswered((known) => [...known, checkId]);
    // Getting help must not wait for the network.
    if (given === 'help') onHelping(true);
    const sent = await answer({ rideId, checkId, safetyAnswerForm: { answer: given } });
    if (!('error' in sent) || !sent.error) {
      if (given === 'ok') toast({ title: t('safetyCheck.thanks'), tone: 'success' });
      return;
    }
    setAnswered((known) => known.filter((id) => id !== checkId));
    toast({ title: t('safetyCheck.failed'), description: problemText(sent.error), tone: 'error' });
  };
  return (
    <>
      {check && !helping && (
        <FloatingAlert
          key={check.id}
          icon={<ShieldQuestion size={20} aria-hidden />}
          title={t('safetyCheck.title')}
          detail={t(`safetyCheck.causes.${check.cause}`)}
          actions={
            <>
              <Button size="sm" variant="secondary" onClick={() => void reply(check.id, 'ok')}>
                {t('safetyCheck.ok')}
              </Button>
              <Button size="sm" {...onDark} onClick={() => void reply(check.id, 'help')}>
                {t('safetyCheck.help')}
              </Button>
            </>
          }
        />
      )}
      <LazySosDialog open={helping} onClose={() => onHelping(false)} rideId={rideId} contacts={sos?.contacts ?? 0} />
    </>
  );
}

/**
 * Refetches the safety checks, which may have been created or answered while disconnected, or on another page of the
 * same person.
 */
function useRefresh(): void {
  const socket = useSocket();
  const dispatch = useDispatch();
  useEffect(() => {
    if (!socket) return;
    const refresh = () => void dispatch(safetyChecksChanged());
    socket.on('safetyChecksChanged', refresh);
    socket.on('connect', refresh);
    return () => {
      socket.off('safetyChecksChanged', refresh);
      socket.off('connect', refresh);
    };
  }, [socket, dispatch]);
}
