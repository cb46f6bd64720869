export type ToastTone = 'info' | 'success' | 'warning' | 'error';

export interface ToastOptions {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** Milliseconds on screen; 5000 when left out. */
  duration?: number;
  /** A button in the message, which also closes it. */
  action?: ToastAction;
  /** Comes back after a message that took its place, until its time is over or somebody closes it. */
  lasting?: boolean;
}

interface ToastAction {
  label: string;
  run: () => void;
}

export interface ToastEntry extends Required<Omit<ToastOptions, 'description' | 'action'>> {
  id: number;
  description: string | undefined;
  action: ToastAction | undefined;
}

export const TOAST_DURATION = 5000;

let current: ToastEntry | null = null;
/** The lasting message behind the current one, and when its time is over. */
let covered: { entry: ToastEntry; until: number } | null = null;
let shownAt = 0;
let lastId = 0;
const listeners = new Set<() => void>();

function show(entry: ToastEntry | null): void {
  current = entry;
  shownAt = Date.now();
  listeners.forEach((notify) => notify());
}

/** Shows a message in place of the current one. @returns its id */
export function toast({
  title,
  description,
  tone = 'info',
  duration = TOAST_DURATION,
  action,
  lasting = false,
}: ToastOptions): number {
  lastId += 1;
  if (lasting) covered = null;
  else if (current?.lasting) covered = { entry: current, until: shownAt + current.duration };
  show({ id: lastId, title, description, tone, duration, action, lasting });
  return lastId;
}

/** Takes the message away; with an id only if that one is still showing. Without an id, no message comes back. */
export function dismissToast(id?: number): void {
  if (!current || (id !== undefined && current.id !== id)) return;
  const next = id === undefined ? null : covered;
  covered = null;
  const duration = next ? next.until - Date.now() : 0;
  show(next && duration > 0 ? { ...next.entry, duration } : null);
}

export const toastStore = {
  current: () => current,
  subscribe(onChange: () => void): () => void {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  },
};
