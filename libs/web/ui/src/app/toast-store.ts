export type ToastTone = 'info' | 'success' | 'warning' | 'error';

export interface ToastOptions {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** Milliseconds on screen; 5000 when left out. */
  duration?: number;
}

export interface ToastEntry extends Required<Omit<ToastOptions, 'description'>> {
  id: number;
  description: string | undefined;
}

export const TOAST_DURATION = 5000;

let current: ToastEntry | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function show(entry: ToastEntry | null): void {
  current = entry;
  listeners.forEach((notify) => notify());
}

/** Shows a message in place of the current one. @returns its id */
export function toast({ title, description, tone = 'info', duration = TOAST_DURATION }: ToastOptions): number {
  lastId += 1;
  show({ id: lastId, title, description, tone, duration });
  return lastId;
}

/** Takes the message away; with an id only if that one is still showing. */
export function dismissToast(id?: number): void {
  if (current && (id === undefined || current.id === id)) show(null);
}

export const toastStore = {
  current: () => current,
  subscribe(onChange: () => void): () => void {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  },
};
