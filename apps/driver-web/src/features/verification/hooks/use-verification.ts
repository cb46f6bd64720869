import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dismissToast, toast } from '@groupride/web-ui';
import {
  isUnreachable,
  problemOf,
  serverNow,
  useGetBoardingQuery,
  useVerifyMemberMutation,
  type MemberView,
} from '@groupride/web-api-client';
import { mustWait } from '../../../shared/outbox/must-wait';
import { useOutbox } from '../../../shared/outbox/outbox-context';
import { useProblemText } from '../../../shared/problem-text';
import { checkCode } from '../check-code';

const SIX_DIGITS = /^\d{6}$/;

const attemptsLeft = (extra: Record<string, unknown> | undefined): number | null =>
  typeof extra?.['attemptsLeft'] === 'number' ? extra['attemptsLeft'] : null;

/** Text keys for codes that the device refuses. */
const REFUSALS = { forged: 'wrong', foreign: 'foreign', expired: 'expired', reused: 'already' } as const;

interface Verified {
  name: string;
  /** Null if only the device has checked the code. */
  destination: string | null;
}

export interface Verification {
  last: Verified | null;
  busy: boolean;
  /** The problem with the typed code. */
  error: string | null;
  clearError: () => void;
  /** Tries a typed code or the text of a QR code; true if it verified somebody. */
  attempt: (text: string, by: 'hand' | 'camera') => Promise<boolean>;
}

/**
 * Checks the members' codes on the device and on the server. While the server can't check them, only the device does.
 */
export function useVerification(rideId: number, members: readonly MemberView[]): Verification {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [verifyMember] = useVerifyMemberMutation();
  const { data: boarding } = useGetBoardingQuery({ rideId });
  const outbox = useOutbox();
  const [last, setLast] = useState<Verified | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const explain = (failure: unknown): string => {
    const problem = problemOf(failure);
    switch (problem?.code) {
      case 'verification_code_wrong': {
        const left = attemptsLeft(problem.extra);
        return left === null
          ? t('verification.wrong')
          : `${t('verification.wrong')} ${t('verification.attemptsLeft', { count: left })}`;
      }
      case 'verification_locked':
        return t('errors.verification_locked');
      case 'verification_expired':
        return t('verification.expired');
      case 'already_verified':
        return t('verification.already');
      case 'marked_no_show':
        return t('verification.markedNoShow');
      case 'validation_failed':
        return t('verification.invalidFormat');
      default:
        return problemText(failure, t('verification.failed'));
    }
  };

  const succeed = (member: Verified) => {
    setLast(member);
    dismissToast();
    navigator.vibrate?.(80);
    return true;
  };
  const checkOnDevice = (text: string) =>
    boarding ? checkCode(text, { rideId, publicKey: boarding.publicKey, members, now: serverNow() }) : 'unsupported';

  const attempt: Verification['attempt'] = async (text, by) => {
    const isCode = SIX_DIGITS.test(text);
    if (by === 'hand' && !isCode) {
      setError(t('verification.invalidFormat'));
      toast({ tone: 'error', title: t('verification.invalidTitle') });
      return false;
    }
    setBusy(true);
    setError(null);
    const refuse = (explained: string, title: string = t('verification.invalidTitle')) => {
      // Said once: the field shows the reason for a typed code.
      if (by === 'hand') setError(explained);
      toast({ tone: 'error', title, ...(by === 'camera' && { description: explained }) });
      return false;
    };
    try {
      const happenedAt = new Date(serverNow()).toISOString();
      const checked = isCode ? 'unsupported' : await checkOnDevice(text);
      const refusal = typeof checked === 'object' && 'refused' in checked ? checked.refused : null;
      // The device's clock may be wrong, so whether a code has expired is up to the server if it can be reached.
      if (refusal !== null && refusal !== 'expired') return refuse(t(`verification.${REFUSALS[refusal]}`));
      const keep = (stoppedBy?: unknown) => {
        if (refusal === 'expired') return refuse(t('verification.expired'));
        if (typeof checked !== 'object' || 'refused' in checked)
          return refuse(t('verification.scanOffline'), t('verification.uncheckedTitle'));
        const step = {
          id: crypto.randomUUID(),
          rideId,
          kind: 'verified',
          qr: text,
          memberId: checked.memberId,
        } as const;
        outbox.add({ ...step, happenedAt, position: null }, stoppedBy);
        const name = members.find(({ id }) => id === checked.memberId)?.user.name ?? '';
        return succeed({ name, destination: null });
      };
      if (outbox.current().steps.some((step) => step.rideId === rideId)) return keep();
      try {
        const verificationAttempt = isCode ? { code: text } : { qr: text.slice(0, 500) };
        return succeed(await verifyMember({ rideId, verificationAttempt }).unwrap());
      } catch (failure) {
        if (!mustWait(failure)) return refuse(explain(failure));
        // The device can't check a typed code.
        if (checked === 'unsupported' && !isUnreachable(failure))
          return refuse(explain(failure), t('verification.uncheckedTitle'));
        return keep(failure);
      }
    } finally {
      setBusy(false);
    }
  };
  return { last, busy, error, clearError: () => setError(null), attempt };
}
