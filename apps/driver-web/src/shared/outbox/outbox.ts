import type { Position } from '@groupride/web-api-client';

/** A step of a trip that the server does not know yet. */
export type QueuedStep = {
  /** Idempotency key of the call that reports the step. */
  id: string;
  rideId: number;
  happenedAt: string;
  position: Position | null;
} & (
  | { kind: 'arrived' }
  | { kind: 'verified'; qr: string; memberId: number }
  | { kind: 'started'; reason: string | null }
  | { kind: 'completed'; amount: string | null; reason: string | null }
);
export type StepKind = QueuedStep['kind'];

/** A step that the server did not accept. */
export interface RefusedStep {
  step: QueuedStep;
  /** The failed call's error. */
  error: unknown;
}

export interface OutboxState {
  /** Oldest first. */
  steps: readonly QueuedStep[];
  refused: readonly RefusedStep[];
  isSending: boolean;
  /** Why sending stopped with steps left: the failed call's error. */
  stoppedBy?: unknown;
}

export interface OutboxParts {
  read: () => string | null;
  write: (text: string) => void;
  /** Rejects with the error of the call. */
  send: (step: QueuedStep) => Promise<unknown>;
  /** Whether the error says nothing about the step, so that it is kept and sent again. */
  mustWait: (error: unknown) => boolean;
  /** Whether the error means that the step already took effect on the server. */
  isDone: (error: unknown, step: QueuedStep) => boolean;
}

export interface Outbox {
  current: () => OutboxState;
  subscribe: (onChange: () => void) => () => void;
  /** @param stoppedBy the error of the call that tried to report the step */
  add: (step: QueuedStep, stoppedBy?: unknown) => void;
  /** Sends queued steps in order until one has to wait. */
  flush: () => Promise<void>;
  /** Gives up the step at which sending stopped: it counts as refused, and the others are sent. */
  giveUp: (stepId: string) => Promise<void>;
  dismiss: (stepId: string) => void;
  /** Takes over what another page of this driver has stored, which this page would replace with its next change. */
  adopt: (text: string) => void;
}

/**
 * Keeps steps on the device across reloads until the server has them. They are sent one at a time to preserve their
 * order.
 */
export function makeOutbox({ read, write, send, mustWait, isDone }: OutboxParts): Outbox {
  let state: OutboxState = { ...stored(read()), isSending: false };
  const observers = new Set<() => void>();
  const show = (next: Partial<OutboxState>) => {
    state = { ...state, ...next };
    observers.forEach((notify) => notify());
  };
  const change = (next: Partial<OutboxState>) => {
    write(JSON.stringify({ steps: next.steps ?? state.steps, refused: next.refused ?? state.refused }));
    show(next);
  };
  const remove = ({ id }: QueuedStep) => state.steps.filter((step) => step.id !== id);

  async function flush(): Promise<void> {
    if (state.isSending) return;
    change({ isSending: true });
    let stoppedBy: unknown;
    for (let step = state.steps[0]; step; step = state.steps[0]) {
      try {
        await send(step);
        change({ steps: remove(step) });
      } catch (error) {
        if (mustWait(error)) {
          stoppedBy = error;
          break;
        }
        // Another page may have sent the step meanwhile, so that this call came too late.
        const isOver = isDone(error, step) || !state.steps.some(({ id }) => id === step.id);
        const refused = isOver ? state.refused : [...state.refused, { step, error }];
        change({ steps: remove(step), refused });
      }
    }
    change({ isSending: false, stoppedBy });
  }

  return {
    current: () => state,
    subscribe(onChange) {
      observers.add(onChange);
      return () => observers.delete(onChange);
    },
    add: (step, stoppedBy = state.stoppedBy) => change({ steps: [...state.steps, step], stoppedBy }),
    flush,
    async giveUp(stepId) {
      const { steps, refused, isSending, stoppedBy: error } = state;
      const [step] = steps;
      if (step?.id !== stepId || isSending || error === undefined) return;
      change({ steps: remove(step), refused: [...refused, { step, error }], stoppedBy: undefined });
      await flush();
    },
    dismiss: (stepId) => change({ refused: state.refused.filter(({ step }) => step.id !== stepId) }),
    adopt(text) {
      const kept = stored(text);
      show({ ...kept, ...(kept.steps.length === 0 ? { stoppedBy: undefined } : {}) });
    },
  };
}

function stored(text: string | null): Pick<OutboxState, 'steps' | 'refused'> {
  try {
    const { steps = [], refused = [] } = JSON.parse(text ?? '{}') as Partial<OutboxState>;
    return { steps, refused };
  } catch {
    return { steps: [], refused: [] };
  }
}
