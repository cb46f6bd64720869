import { useCallback, useEffect, useRef, useState } from 'react';

export interface ComboboxOption {
  id: string;
  label: string;
  /** Second line, for example an address. */
  detail?: string;
}

export type LoadOptions<O extends ComboboxOption> = (text: string, signal: AbortSignal) => Promise<readonly O[]>;

interface Settings<O extends ComboboxOption> {
  load: LoadOptions<O>;
  minLength: number;
  debounceMs: number;
}

export interface AsyncOptions<O extends ComboboxOption> {
  status: 'idle' | 'loading' | 'ready' | 'error';
  options: readonly O[];
  /** Requests suggestions; the answer to an earlier request is then ignored. */
  ask: (text: string, options?: { immediately?: boolean }) => void;
  cancel: () => void;
}

/** Suggestions for the typed text: debounced, and only the answer to the latest request counts. */
export function useAsyncOptions<O extends ComboboxOption>({
  load,
  minLength,
  debounceMs,
}: Settings<O>): AsyncOptions<O> {
  const [state, setState] = useState<{ status: AsyncOptions<O>['status']; options: readonly O[] }>({
    status: 'idle',
    options: [],
  });
  const loader = useRef(load);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    loader.current = load;
  }, [load]);

  const cancel = useCallback(() => {
    clearTimeout(timer.current);
    running.current?.abort();
  }, []);

  const ask = useCallback(
    (text: string, { immediately = false } = {}) => {
      cancel();
      const query = text.trim();
      if (query.length > 0 && query.length < minLength) {
        setState({ status: 'idle', options: [] });
        return;
      }
      setState((before) => ({ status: 'loading', options: before.options }));
      const controller = new AbortController();
      running.current = controller;
      timer.current = setTimeout(
        () => {
          loader.current(query, controller.signal).then(
            (options) => {
              if (!controller.signal.aborted) setState({ status: 'ready', options });
            },
            () => {
              if (!controller.signal.aborted) setState({ status: 'error', options: [] });
            },
          );
        },
        immediately ? 0 : debounceMs,
      );
    },
    [cancel, debounceMs, minLength],
  );

  useEffect(() => cancel, [cancel]);
  return { ...state, ask, cancel };
}
