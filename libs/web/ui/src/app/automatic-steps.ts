/** A step that the application takes automatically after a countdown, for example opening the next page. */
export interface AutomaticStep {
  seconds: number;
  /** The higher one counts first; the others wait until it is gone. */
  priority: number;
  /** It belongs to a dialog, so an open dialog does not stand in its way. */
  inDialog: boolean;
  /** Does not start while the person touched something this recently, in seconds. */
  idleSeconds: number;
  onDone: () => void;
}

export type StepState =
  { readonly kind: 'waiting' | 'stopped' | 'done' } | { readonly kind: 'counting'; until: number };

interface Entry {
  step: AutomaticStep;
  state: StepState;
}

const WAITING: StepState = { kind: 'waiting' };
const STOPPED: StepState = { kind: 'stopped' };
const DONE: StepState = { kind: 'done' };

const entries: Entry[] = [];
const listeners = new Set<() => void>();
let lastTouched = -Infinity;

/** What a person does to a screen. Moving the mouse across it is not enough. */
const ACTIONS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

function changed(): void {
  startNext();
  for (const listener of listeners) listener();
}

/** Lets the most important step count; a less important one that counted already begins again later. */
function startNext(): void {
  const open = entries.filter(({ state }) => state.kind === 'waiting' || state.kind === 'counting');
  const [next, ...others] = open.sort((a, b) => b.step.priority - a.step.priority);
  for (const other of others) other.state = WAITING;
  if (next?.state.kind !== 'waiting') return;
  const { seconds, inDialog, idleSeconds } = next.step;
  const now = Date.now();
  if ((!inDialog && isInUse()) || (idleSeconds > 0 && now - lastTouched < idleSeconds * 1000)) {
    next.state = STOPPED;
    startNext();
  } else next.state = { kind: 'counting', until: now + seconds * 1000 };
}

/** Whether a dialog is open, or something is being typed. */
export const isInUse = (): boolean =>
  document.querySelector('[role=dialog][data-state=open], [role=alertdialog][data-state=open]') !== null ||
  document.activeElement?.matches('input, textarea, select, iframe, [contenteditable=true]') === true;

/** The person is using the screen, so no step that is planned now is taken automatically. */
export function stopAutomaticSteps(): void {
  lastTouched = Date.now();
  const open = entries.filter(({ state }) => state.kind === 'waiting' || state.kind === 'counting');
  for (const entry of open) entry.state = STOPPED;
  if (open.length > 0) changed();
}

const dialogOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[role=dialog], [role=alertdialog]') : null;

/** A dialog moves the focus into itself when it opens, and back when it closes; a person moves it within one of them. */
function onFocus({ target, relatedTarget }: FocusEvent): void {
  if (dialogOf(target) === dialogOf(relatedTarget)) stopAutomaticSteps();
}

let watchers = 0;

/** Notices what the person does until the returned function is called. */
export function watchActions(): () => void {
  watchers += 1;
  if (watchers === 1) {
    for (const action of ACTIONS)
      document.addEventListener(action, stopAutomaticSteps, { capture: true, passive: true });
    document.addEventListener('focusin', onFocus, true);
  }
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    for (const action of ACTIONS) document.removeEventListener(action, stopAutomaticSteps, true);
    document.removeEventListener('focusin', onFocus, true);
  };
}

/** Plans a step. @returns a handle that reads its state, takes it when it is due, and takes it out of the plan */
export function planStep(step: AutomaticStep): { state: () => StepState; takeIfDue: () => void; withdraw: () => void } {
  const entry: Entry = { step, state: WAITING };
  entries.push(entry);
  changed();
  return {
    state: () => entry.state,
    takeIfDue: () => {
      if (entry.state.kind !== 'counting' || Date.now() < entry.state.until) return;
      entry.state = DONE;
      step.onDone();
      changed();
    },
    withdraw: () => {
      entries.splice(entries.indexOf(entry), 1);
      changed();
    },
  };
}

export function onStepsChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
