import { useEffect, useRef, useState } from 'react';
import { onStepsChanged, planStep, watchActions, type StepState } from '../app/automatic-steps';

export interface AutomaticStepOptions {
  /** Whole seconds that are counted down before the step is taken. */
  seconds: number;
  /** Planned only while true (default). */
  enabled?: boolean;
  /** Of several planned steps the highest counts first, and the others wait until it is gone. */
  priority?: number;
  /** It belongs to a dialog: that one being open does not stop it. */
  inDialog?: boolean;
  /** Does not start when the person did something this recently, in seconds. */
  idleSeconds?: number;
  onDone: () => void;
}

export interface AutomaticStepView {
  /** Whole seconds left. */
  left: number;
  /** The person used the screen, so it will not happen on its own. */
  stopped: boolean;
  /** It counts down right now, rather than waiting for another step. */
  counting: boolean;
}

const TICK_MS = 250;
const WAITING: StepState = { kind: 'waiting' };

/** Does something on its own after a countdown, unless the person touches, focuses or opens anything before. */
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
