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
  add: (step: QueuedStep) => void;
  /** Sends queued steps in order until one has to wait. */
  flush: () => Promise<void>;
  dismiss: (stepId: string) => void;
}

/**
 * Keeps steps on the device across reloads until the server has them. They are sent one at a time to preserve their
 * order.
 */
export function makeOutbox({ read, write, send, mustWait, isDone }: OutboxParts): Outbox {
  let state: OutboxState = { ...stored(read()), isSending: false };
  const observers = new Set<() => void>();
  const change = (next: Partial<OutboxState>) => {
    state = { ...state, ...next };
    write(JSON.stringify({ steps: state.steps, refused: state.refused }));
    observers.forEach((notify) => notify());
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
        const refused = isDone(error, step) ? state.refused : [...state.refused, { step, error }];
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
    add: (step) => change({ steps: [...state.steps, step] }),
    flush,
    dismiss: (stepId) => change({ refused: state.refused.filter(({ step }) => step.id !== stepId) }),
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
