import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { storage, useFormat } from '@groupride/web-ui';
import { spokenDistance, stageOf, type Stage } from '../voice';
import type { Navigation } from './use-navigation';

const KEY = 'groupride.navigation.voice';

export interface SpokenDirections {
  /** Whether the device has speech output. */
  supported: boolean;
  muted: boolean;
  toggle: () => void;
}

/**
 * Announces each maneuver early and again just before it, and the arrival, in the language of the app. The mute setting
 * is stored.
 */
export function useSpokenDirections({ guidance, maneuver, arrived, car }: Navigation): SpokenDirections {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const [muted, setMuted] = useState(() => storage.get(KEY) === 'off');
  const supported = 'speechSynthesis' in globalThis;
  const spoken = useRef<{ of: unknown; stage: Stage | 'arrived' } | null>(null);

  const stage = arrived ? 'arrived' : maneuver && stageOf(maneuver.meters, car?.speed ?? null);
  // Identifies the announcement: another route has other steps, and the end of the route is not a maneuver.
  const of = arrived ? guidance?.target : maneuver?.step;
  const words = !maneuver
    ? ''
    : stage === 'arrived'
      ? t('navigation.reached')
      : maneuver.step.direction === 'arrive'
        ? t('navigation.arriveIn', { distance: spokenDistance(maneuver.meters, locale) })
        : stage === 'early'
          ? t('navigation.inDistance', { distance: spokenDistance(maneuver.meters, locale), text: maneuver.step.text })
          : maneuver.step.text;

  useEffect(() => {
    const before = spoken.current;
    if (!supported || muted || !stage || !words) return;
    if (before?.of === of && (before?.stage === stage || before?.stage === 'soon' || before?.stage === 'arrived'))
      return;
    spoken.current = { of, stage };
    const utterance = new SpeechSynthesisUtterance(words);
    utterance.lang = locale;
    speechSynthesis.cancel();
    speechSynthesis.speak(utterance);
  }, [supported, muted, stage, of, words, locale]);

  useEffect(() => () => void (supported && speechSynthesis.cancel()), [supported]);

  const toggle = () => {
    if (!muted && supported) speechSynthesis.cancel();
    storage.set(KEY, muted ? 'on' : 'off');
    setMuted(!muted);
  };
  return { supported, muted, toggle };
}
