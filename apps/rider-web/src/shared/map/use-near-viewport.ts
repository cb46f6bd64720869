import { useEffect, useState, type RefObject } from 'react';

/** Content is loaded shortly before it scrolls into view. */
const MARGIN = '240px';

/** True once the element has been in or near the viewport. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
      {
        rootMargin: MARGIN,
      },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [seen, element]);
  return seen;
}
