import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls the sheet over the map to its top when its content changes to another stage, whose first lines matter most.
 * @returns a ref for the content
 */
export function useScrollToTop(stage: string): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    for (let element = content.current?.parentElement; element; element = element.parentElement) {
      element.scrollTop = 0;
      if (element.hasAttribute('data-sheet')) return;
    }
  }, [stage]);
  return content;
}
