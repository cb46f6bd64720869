export type AlertVariant = 'default' | 'destructive' | 'success' | 'warning' | 'info';

export interface AlertOptions {
  title: string;
  description?: string;
  variant?: AlertVariant;
  /** Closes after a countdown, unless the person uses it. */
  autoClose?: boolean;
  /** Milliseconds until then; 5000 when left out. */
  autoCloseDelay?: number;
}

export interface AlertEntry extends Required<Omit<AlertOptions, 'description'>> {
  id: number;
  description: string | undefined;
}

const AUTO_CLOSE_DELAY = 5000;

let waiting: readonly AlertEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly AlertEntry[]): void {
  waiting = next;
  listeners.forEach((notify) => notify());
}

/** Shows news over any page as soon as nothing else is in use; several are shown one after another. */
export function showAlert({
  title,
  description,
  variant = 'default',
  autoClose = false,
  autoCloseDelay = AUTO_CLOSE_DELAY,
}: AlertOptions): void {
  lastId += 1;
  change([...waiting, { id: lastId, title, description, variant, autoClose, autoCloseDelay }]);
}

export function closeAlert(id: number): void {
  change(waiting.filter((entry) => entry.id !== id));
}

export const alertStore = {
  /** The one whose turn it is. */
  first: (): AlertEntry | undefined => waiting[0],
  subscribe(onChange: () => void): () => void {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  },
};
