import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dismissToast, toast } from '@groupride/web-ui';
import { problemOf, type VerifiedMember } from '@groupride/web-api-client';
import { useProblemText } from '../../../shared/problem-text';
import { useVerifyMemberMutation } from '../api';

const SIX_DIGITS = /^\d{6}$/;

const attemptsLeft = (extra: Record<string, unknown> | undefined): number | null =>
  typeof extra?.['attemptsLeft'] === 'number' ? extra['attemptsLeft'] : null;

export interface Verification {
  last: VerifiedMember | null;
  busy: boolean;
  /** What is wrong with the code that was typed. */
  error: string | null;
  clearError: () => void;
  /** Tries a typed code or the text of a QR code; true when it verified somebody. */
  attempt: (text: string, by: 'hand' | 'camera') => Promise<boolean>;
}

/** Tries codes of a ride's members on the server. */
export function useVerification(rideId: number): Verification {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [verifyMember] = useVerifyMemberMutation();
  const [last, setLast] = useState<VerifiedMember | null>(null);
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
        return t('verification.locked');
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

  const attempt: Verification['attempt'] = async (text, by) => {
    const isCode = SIX_DIGITS.test(text);
    if (by === 'hand' && !isCode) {
      setError(t('verification.invalidFormat'));
      toast({ tone: 'error', title: t('verification.invalidTitle'), description: t('verification.invalidFormat') });
      return false;
    }
    setBusy(true);
    setError(null);
    try {
      const member = await verifyMember({
        rideId,
        verificationAttempt: isCode ? { code: text } : { qr: text.slice(0, 500) },
      }).unwrap();
      setLast(member);
      dismissToast();
      navigator.vibrate?.(80);
      return true;
    } catch (failure) {
      const explained = explain(failure);
      if (by === 'hand') setError(explained);
      toast({ tone: 'error', title: t('verification.invalidTitle'), description: explained });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { last, busy, error, clearError: () => setError(null), attempt };
}
