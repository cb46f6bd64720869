import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '@groupride/web-api-client';
import { useFormat } from '@groupride/web-ui';
import { useProblemToast } from '../../../shared/problem-text';

interface ProblemToast {
  title: string;
  description?: string;
}

/** Explains why the server refused a step of a trip, with the server's figures, and what to do about it. */
export function useStepProblem(): (error: unknown, fallback: string) => ProblemToast {
  const { t } = useTranslation();
  const { distance, money } = useFormat();
  const problemToast = useProblemToast();
  return useCallback(
    (error, fallback) => {
      const { code, extra } = problemOf(error) ?? {};
      const figure = (name: string) => (typeof extra?.[name] === 'number' ? extra[name] : null);
      const amount = (name: string) => (typeof extra?.[name] === 'string' ? money(extra[name]) : null);
      if (code === 'not_at_pickup') {
        const meters = figure('meters');
        const seconds = figure('tooSoonSeconds');
        if (seconds !== null)
          return { title: t('trip.positionJumped', { count: Math.max(1, Math.ceil(seconds / 60)) }) };
        return {
          title: meters === null ? t('trip.positionUnknown') : t('trip.notAtPickup', { distance: distance(meters) }),
        };
      }
      const hours = figure('hours');
      if (code === 'too_early' && hours !== null) return { title: t('trip.tooEarly', { count: hours }) };
      if (code === 'amount_mismatch') {
        const recorded = amount('recorded');
        const fare = amount('fare');
        if (recorded) return { title: t('trip.cashRecorded', { amount: recorded }) };
        if (fare) return { title: t('trip.cashMore', { fare }) };
      }
      return problemToast(error, fallback);
    },
    [t, distance, money, problemToast],
  );
}
