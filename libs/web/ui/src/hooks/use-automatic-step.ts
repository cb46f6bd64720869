import { useEffect, useRef, useState } from 'react';
import { onStepsChanged, planStep, watchActions, type StepState } from '../app/automatic-steps';

export interface AutomaticStepOptions {
  /** Countdown in whole seconds before the step is taken. */
  seconds: number;
  /** Whether the step is planned (default true). */
  enabled?: boolean;
  /**
   * Of several planned steps, the one with the highest priority counts down first; the others wait until it is gone.
   */
  priority?: number;
  /** Whether the step belongs to a dialog, which then does not stop it by being open. */
  inDialog?: boolean;
  /** The step does not start if the person was active within this many seconds. */
  idleSeconds?: number;
  onDone: () => void;
}

export interface AutomaticStepView {
  /** Whole seconds left. */
  left: number;
  /** Whether the person used the screen, so that the step is no longer taken automatically. */
  stopped: boolean;
  /** Whether the step is counting down rather than waiting for another one. */
  counting: boolean;
}

const TICK_MS = 250;
const WAITING: StepState = { kind: 'waiting' };

/** Takes a step automatically after a countdown, unless the person touches, focuses or opens anything before. */
export function useAutomaticStep({
  seconds,
  enabled = true,
  priority = 0,
  inDialog = false,
  idleSeconds = 0,
  onDone,
}: AutomaticStepOptions): AutomaticStepView {
  const [state, setState] = useState(WAITING);
  const [left, setLeft] = useState(seconds);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  }, [onDone]);
  useEffect(watchActions, []);

  useEffect(() => {
    if (!enabled) return;
    const step = planStep({ seconds, priority, inDialog, idleSeconds, onDone: () => done.current() });
    const show = () => {
      const now = step.state();
      setState(now);
      setLeft(now.kind === 'counting' ? Math.max(0, Math.ceil((now.until - Date.now()) / 1000)) : seconds);
    };
    const stopListening = onStepsChanged(show);
    const timer = setInterval(() => {
      show();
      step.takeIfDue();
    }, TICK_MS);
    show();
    return () => {
      clearInterval(timer);
      stopListening();
      step.withdraw();
      setState(WAITING);
    };
  }, [seconds, enabled, priority, inDialog, idleSeconds]);

  return { left, stopped: state.kind === 'stopped', counting: state.kind === 'counting' };
}
