import { lazy, Suspense, useState, type ComponentType } from 'react';

const loads: (() => Promise<unknown>)[] = [];

/** Loads every dialog and menu that otherwise loads when it opens. */
export const loadAllParts = (): Promise<unknown> => Promise.all(loads.map((load) => load()));

/** A dialog or menu whose code loads when it first opens. It stays mounted afterward, so that closing can be animated. */
export function loadedWhenOpened<P extends { open: boolean }>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  const loadPart = async () => (loaded ??= await load());
  loads.push(loadPart);
  // Each mounted copy has its own, so that a failed load is tried again.
  const makeLazy = () => lazy(async () => ({ default: await loadPart() })) as ComponentType<P>;

  function Opened(props: P) {
    const [Part] = useState(() => loaded ?? makeLazy());
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  }
  return function LoadedWhenOpened(props: P) {
    const [opened, setOpened] = useState(props.open);
    if (props.open && !opened) setOpened(true);
    return opened || props.open ? <Opened {...props} /> : null;
  };
}
