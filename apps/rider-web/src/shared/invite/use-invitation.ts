import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvitationChannel } from '@groupride/contracts';
import { fieldProblemsOf, isRefused, useInviteToRideMutation } from '@groupride/web-api-client';
import { toast } from '@groupride/web-ui';
import { useProblemText } from '../problem-text';
import { fittingMessage, isAddress } from './invitation';

export interface InvitationDraft {
  addresses: Readonly<Record<InvitationChannel, string>>;
  message: string;
  addressProblem: string | undefined;
  messageProblem: string | undefined;
  isSending: boolean;
  setAddress: (channel: InvitationChannel, address: string) => void;
  setMessage: (message: string) => void;
  /** Clears the problems, which belong to the channel in which they arose. */
  clearProblems: () => void;
  /** @returns whether the invitation was sent */
  send: (channel: InvitationChannel) => Promise<boolean>;
}

const EMPTY = { phone: '', email: '' } as const;

/** The invitation being written. @param defaultMessage used until the person writes another one */
export function useInvitation(rideId: number, defaultMessage: string): InvitationDraft {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [invite, { isLoading }] = useInviteToRideMutation();
  const [addresses, setAddresses] = useState<Readonly<Record<InvitationChannel, string>>>(EMPTY);
  const [written, setWritten] = useState<string>();
  const [problems, setProblems] = useState<{ address?: string; message?: string }>({});
  // One key per content, so that a retry after a lost answer does not send the invitation twice.
  const key = useRef({ content: '', value: '' });
  const message = written ?? fittingMessage(defaultMessage);

  const keyOf = (content: string): string => {
    if (key.current.content !== content) key.current = { content, value: crypto.randomUUID() };
    return key.current.value;
  };
  const send = async (channel: InvitationChannel): Promise<boolean> => {
    if (isLoading) return false;
    const to = addresses[channel].trim();
    setProblems({});
    if (to === '') {
      toast({
        title: t(`invite.${channel}Required`),
        description: t(`invite.${channel}RequiredDetail`),
        tone: 'error',
      });
      return false;
    }
    if (!isAddress(channel, to)) {
      setProblems({ address: t(`invite.${channel}Invalid`) });
      return false;
    }
    const invitationForm = { channel, to, ...(message.trim() === '' ? {} : { message: message.trim() }) };
    const { error } = await invite({
      rideId,
      invitationForm,
      'idempotency-key': keyOf(JSON.stringify({ rideId, ...invitationForm })),
    });
    if (!error) {
      key.current = { content: '', value: '' };
      setAddresses(EMPTY);
      setWritten(undefined);
      toast({
        title: t('invite.sent'),
        description: t('invite.sentDetail', { channel: t(`invite.via.${channel}`) }),
        tone: 'success',
      });
      return true;
    }
    const refused = fieldProblemsOf(error).map(({ field }) => field);
    if (refused.includes('to')) setProblems({ address: t(`invite.${channel}Invalid`) });
    else if (refused.includes('message')) setProblems({ message: t('invite.messageInvalid') });
    else {
      const why = isRefused(error, 'too_many_requests') ? t('invite.tooMany') : problemText(error);
      toast({ title: t('invite.notSent'), description: why, tone: 'error' });
    }
    return false;
  };
  return {
    addresses,
    message,
    addressProblem: problems.address,
    messageProblem: problems.message,
    isSending: isLoading,
    setAddress: (channel, address) => {
      setAddresses((before) => ({ ...before, [channel]: address }));
      setProblems(({ address: _fixed, ...others }) => others);
    },
    setMessage: (text) => {
      setWritten(text);
      setProblems(({ message: _fixed, ...others }) => others);
    },
    clearProblems: () => setProblems({}),
    send,
  };
}
