import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { PositionSource, PositionState } from './position-source';

const PositionContext = createContext<PositionSource | null>(null);

export function PositionProvider({ source, children }: { source: PositionSource; children: ReactNode }) {
  return <PositionContext value={source}>{children}</PositionContext>;
}

export function usePositionSource(): PositionSource {
  const source = use(PositionContext);
  if (!source) throw new Error('usePositionSource needs a PositionProvider around it');
  return source;
}

/** The current position state of the device. */
export function usePosition(): PositionState {
  const source = usePositionSource();
  return useSyncExternalStore(source.subscribe, source.current, source.current);
}
